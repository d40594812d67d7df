import { createHmac, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createReceipts } from "./receipts.ts";

const receipt = { reference: "12345678", submittedAt: Date.UTC(2026, 10, 20), pieces: 10, total: 2_500_000 };
const secret = randomBytes(32);
const receipts = createReceipts(secret, true);
const cookie = receipts.seal(receipt).split(";")[0] ?? "";

describe("a receipt", () => {
	test("is a cookie no script reads, no other site sends along and no other host can set", () => {
		expect(receipts.seal(receipt)).toMatch(
			/^__Host-receipt=[\w-]+\.[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/,
		);
	});

	test("on a site without TLS has a name that does not promise it", () => {
		expect(createReceipts(secret, false).seal(receipt)).toMatch(
			/^receipt=[^;]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
		);
	});

	test("is opened again, whatever cookies stand beside it", () => {
		expect(receipts.open(cookie)).toEqual(receipt);
		expect(receipts.open(`theme=dark; ${cookie}; other=x.y`)).toEqual(receipt);
		expect(receipts.open(`theme=dark;${cookie}`)).toEqual(receipt);
	});

	test("holds nothing a person typed", () => {
		const body = cookie.slice("__Host-receipt=".length).split(".")[0] ?? "";
		expect(Object.keys(JSON.parse(Buffer.from(body, "base64url").toString())).sort()).toEqual([
			"pieces",
			"reference",
			"submittedAt",
			"total",
		]);
	});

	const [body, mark] = cookie.slice("__Host-receipt=".length).split(".") as [string, string];
	const changed = Buffer.from(JSON.stringify({ ...receipt, total: 1 })).toString("base64url");
	test.each([
		["no cookie at all", null],
		["an empty header", ""],
		["another cookie", "receipts=x"],
		["an empty one", "__Host-receipt="],
		["one without a mark", `__Host-receipt=${body}`],
		["an empty mark", `__Host-receipt=${body}.`],
		["a mark cut short", `__Host-receipt=${body}.${mark.slice(1)}`],
		["a changed body", `__Host-receipt=${changed}.${mark}`],
		["a mark of other letters", `__Host-receipt=${body}.${"é".repeat(mark.length)}`],
		["the name without its prefix", `receipt=${body}.${mark}`],
	])("of %s is none", (_, header) => {
		expect(receipts.open(header)).toBeUndefined();
	});

	test("of another house is none", () => {
		expect(createReceipts(randomBytes(32), true).open(cookie)).toBeUndefined();
	});

	test("that an earlier version sealed in another form is none, not a failure", () => {
		const old = Buffer.from(JSON.stringify({ ref: "1" })).toString("base64url");
		const oldMark = createHmac("sha256", secret).update(`receipt:${old}`).digest("base64url");
		expect(receipts.open(`__Host-receipt=${old}.${oldMark}`)).toBeUndefined();
	});
});
