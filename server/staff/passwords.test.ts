import { argon2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

test("a password is stored with its parameters and a salt of its own, and only itself fits", async () => {
	const [one, two] = await Promise.all([hashPassword("four words in a row"), hashPassword("four words in a row")]);
	expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
	expect(one).not.toBe(two);
	expect(await verifyPassword({ hash: one, password: "four words in a row" })).toBe(true);
	expect(await verifyPassword({ hash: one, password: "four words in a roW" })).toBe(false);
});

test("what is stored says how it was made", async () => {
	const stored = await hashPassword("four words in a row");
	const [, , , parameters = "", salt = "", hash = ""] = stored.split("$");
	const given = new Map(parameters.split(",").map((one) => [one[0], Number(one.slice(2))]));
	const again = argon2Sync("argon2id", {
		message: "four words in a row",
		nonce: Buffer.from(salt, "base64"),
		memory: given.get("m") ?? 0,
		passes: given.get("t") ?? 0,
		parallelism: given.get("p") ?? 0,
		tagLength: 32,
	});
	expect(again.toString("base64").replace("=", "")).toBe(hash);
});

test("a stored password of an unknown form is no wrong password but a fault", async () => {
	await expect(verifyPassword({ hash: "$2b$10$abc", password: "any" })).rejects.toThrow("does not know");
});

test("many at once all come to an end", async () => {
	const hash = await hashPassword("four words in a row");
	const all = await Promise.all(
		Array.from({ length: 12 }, (_, n) => verifyPassword({ hash, password: n % 2 ? "four words in a row" : "wrong" })),
	);
	expect(all).toEqual(Array.from({ length: 12 }, (_, n) => n % 2 === 1));
});
