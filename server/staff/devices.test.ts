import { describe, expect, test } from "vitest";
import { createDevices } from "./devices.ts";

const DAY = 86_400_000;
const EMAIL = "anna@staff.example";
const clock = { now: Date.UTC(2026, 10, 20) };
const devices = createDevices("a secret", "http://localhost", () => clock.now);

const requestWith = (cookie: string) => new Request("http://localhost/desk", { headers: { cookie } });
/** What a browser sends after that answer. */
const sent = (setCookie: string) => setCookie.split(";", 1)[0] ?? "";
const fresh = requestWith("");

describe("a browser in which somebody has signed in", () => {
	test("is known for that person for 180 days, under the same name each time", async () => {
		const first = requestWith(`other=1; ${sent(await devices.remember(fresh, EMAIL))}`);
		const name = await devices.known(first, "Anna@staff.example");
		expect(name).toMatch(/^device /);
		expect(await devices.known(first)).toBe(name);
		clock.now += 179 * DAY;
		expect(await devices.known(first, EMAIL)).toBe(name);
		const again = requestWith(sent(await devices.remember(first, EMAIL)));
		clock.now += 2 * DAY;
		expect(await devices.known(first, EMAIL)).toBeUndefined();
		expect(await devices.known(again, EMAIL)).toBe(name);
	});

	test("is not known for anybody else, until they have come in with it too", async () => {
		const one = requestWith(sent(await devices.remember(fresh, EMAIL)));
		expect(await devices.known(one, "bert@staff.example")).toBeUndefined();
		const both = requestWith(sent(await devices.remember(one, "bert@staff.example")));
		const names = await Promise.all([EMAIL, "bert@staff.example"].map((email) => devices.known(both, email)));
		expect(new Set(names).size).toBe(2);
		expect(names).not.toContain(undefined);
	});

	test("is known by nothing that somebody could make up or lengthen", async () => {
		const value = decodeURIComponent(sent(await devices.remember(fresh, EMAIL)).split("=", 2)[1] ?? "");
		const [body = "", signature = ""] = value.split(".");
		const [device] = JSON.parse(Buffer.from(body, "base64").toString());
		const encode = (changed: object) => Buffer.from(JSON.stringify([{ ...device, ...changed }])).toString("base64");
		expect(`${encode({})}.${signature}`).toBe(value);
		const other = createDevices("another secret", "http://localhost", () => clock.now);
		const another = sent(await other.remember(fresh, EMAIL)).split("=", 2)[1] ?? "";
		for (const forged of [
			...["", "a.b.c.d", "...", "~~~", `${body}.`, body, `${encode({ id: "x" })}.${signature}`],
			`${encode({ until: device.until + 1 })}.${signature}`,
			decodeURIComponent(another),
		])
			expect(await devices.known(requestWith(`desk-device=${encodeURIComponent(forged)}`), EMAIL)).toBeUndefined();
	});

	test("keeps its cookie on this host and out of scripts' reach", async () => {
		const plain = (await devices.remember(fresh, EMAIL)).split("; ");
		expect(plain[0]).toMatch(/^desk-device=\S+$/);
		expect(plain.slice(1).sort()).toEqual(["HttpOnly", "Max-Age=15552000", "Path=/", "SameSite=Lax"]);
		const overTls = createDevices("a secret", "https://www.thari.example", () => clock.now);
		const sealed = (await overTls.remember(fresh, EMAIL)).split("; ");
		expect(sealed[0]).toMatch(/^__Host-desk-device=\S+$/);
		expect(sealed.slice(1).sort()).toEqual(["HttpOnly", "Max-Age=15552000", "Path=/", "SameSite=Lax", "Secure"]);
	});
});
