import { describe, expect, test } from "vitest";
import { createDevices } from "./devices.ts";

const DAY = 86_400_000;
const EMAIL = "anna@staff.example";
const clock = { now: Date.UTC(2026, 10, 20) };
const devices = createDevices("a secret", "http://localhost", () => clock.now);

const requestWith = (cookie: string) => new Request("http://localhost/desk", { headers: { cookie } });
/** What a browser sends after it was told so. */
const sent = (setCookie: string) => setCookie.split(";", 1)[0] ?? "";
const fresh = requestWith("");

describe("a browser that somebody has come in with", () => {
	test("is known for that person for 180 days, under the same name each time", () => {
		const first = requestWith(`other=1; ${sent(devices.remember(fresh, EMAIL))}`);
		const name = devices.known(first, "Anna@staff.example");
		expect(name).toMatch(/^device /);
		expect(devices.known(first)).toBe(name);
		clock.now += 179 * DAY;
		expect(devices.known(first, EMAIL)).toBe(name);
		const again = requestWith(sent(devices.remember(first, EMAIL)));
		clock.now += 2 * DAY;
		expect(devices.known(first, EMAIL)).toBeUndefined();
		expect(devices.known(again, EMAIL)).toBe(name);
	});

	test("is not known for anybody else, until they have come in with it too", () => {
		const one = requestWith(sent(devices.remember(fresh, EMAIL)));
		expect(devices.known(one, "bert@staff.example")).toBeUndefined();
		const both = requestWith(sent(devices.remember(one, "bert@staff.example")));
		const names = [EMAIL, "bert@staff.example"].map((email) => devices.known(both, email));
		expect(new Set(names).size).toBe(2);
		expect(names).not.toContain(undefined);
	});

	test("is known by nothing that somebody could make up or lengthen", () => {
		const [, value = ""] = sent(devices.remember(fresh, EMAIL)).split("=");
		const [id, until, owner, signature] = value.split(".");
		const other = createDevices("another secret", "http://localhost", () => clock.now);
		for (const forged of [
			...["", "a.b.c.d", "...", "~~~", `${id}x.${until}.${owner}.${signature}`],
			...[`${id}.${Number(until) + 1}.${owner}.${signature}`, `${id}.${until}.${owner}.`],
			sent(other.remember(fresh, EMAIL)).split("=")[1],
		])
			expect(devices.known(requestWith(`desk-device=${forged}`), EMAIL)).toBeUndefined();
	});

	test("keeps its cookie on this host and out of scripts' reach", () => {
		expect(devices.remember(fresh, EMAIL)).toMatch(
			/^desk-device=\S+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
		);
		const overTls = createDevices("a secret", "https://www.thari.example", () => clock.now);
		expect(overTls.remember(fresh, EMAIL)).toMatch(/^__Host-desk-device=\S+; .*; SameSite=Lax; Secure$/);
	});
});
