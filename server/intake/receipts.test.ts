import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { signedCookie } from "../platform/http/signed-cookie.ts";
import { createReceipts } from "./receipts.ts";

const receipt = { reference: "12345678", submittedAt: Date.UTC(2026, 10, 20), pieces: 10, total: 2_500_000 };
const site = { secret: randomBytes(32), secure: true };
const receipts = createReceipts(site);
const cookie = (await receipts.seal(receipt)).split(";")[0] ?? "";
const decoded = decodeURIComponent(cookie.slice("__Host-receipt=".length));
const [body, mark] = decoded.split(".") as [string, string];
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64");
const sent = (value: string) => `__Host-receipt=${encodeURIComponent(value)}`;

describe("a receipt", () => {
	test("is a cookie no script reads, no other site sends along and no other host can set", async () => {
		const [value, ...attributes] = (await receipts.seal(receipt)).split("; ");
		expect(value).toMatch(/^__Host-receipt=[\w%-]+\.[\w%-]+$/);
		expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=86400", "Path=/", "SameSite=Lax", "Secure"]);
		expect(Buffer.from(mark, "base64")).toHaveLength(32);
	});

	test("on a site without TLS has a name that does not promise it", async () => {
		const [value, ...attributes] = (await createReceipts({ ...site, secure: false }).seal(receipt)).split("; ");
		expect(value).toMatch(/^receipt=[^;]+$/);
		expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=86400", "Path=/", "SameSite=Lax"]);
	});

	test("is opened again, whatever other cookies come with it", async () => {
		expect(await receipts.open(cookie)).toEqual(receipt);
		expect(await receipts.open(sent(decoded))).toEqual(receipt);
		expect(await receipts.open(`theme=dark; ${cookie}; other=x.y`)).toEqual(receipt);
		expect(await receipts.open(`theme=dark;${cookie}`)).toEqual(receipt);
	});

	test("holds nothing a person typed", () => {
		expect(Object.keys(JSON.parse(Buffer.from(body, "base64").toString())).sort()).toEqual([
			"pieces",
			"reference",
			"submittedAt",
			"total",
		]);
	});

	test.each([
		["no cookie at all", null],
		["an empty header", ""],
		["another cookie", "receipts=x"],
		["an empty one", "__Host-receipt="],
		["one without a mark", sent(body)],
		["an empty mark", sent(`${body}.`)],
		["a mark cut short", sent(`${body}.${mark.slice(1)}`)],
		["a changed body", sent(`${encode({ ...receipt, total: 1 })}.${mark}`)],
		["a mark of other letters", sent(`${body}.${"é".repeat(mark.length)}`)],
		["something that is not encoded as it should be", `__Host-receipt=%E0%A4%A.${mark}`],
		["the name without its prefix", cookie.replace("__Host-", "")],
	])("of %s is none", async (_, header) => {
		expect(await receipts.open(header)).toBeUndefined();
	});

	test("of another site is none", async () => {
		expect(await createReceipts({ ...site, secret: randomBytes(32) }).open(cookie)).toBeUndefined();
	});

	test("is no other cookie of this site under its name", async () => {
		const other = await signedCookie("other", 60, site).serialize(receipt);
		expect(await receipts.open(other.replace("__Host-other", "__Host-receipt"))).toBeUndefined();
	});

	test("that an earlier version sealed in another form is none, not a failure", async () => {
		const old = await signedCookie("receipt", 60, site).serialize({ ref: "1" });
		expect(await receipts.open(old)).toBeUndefined();
		const former = Buffer.from(JSON.stringify(receipt)).toString("base64url");
		expect(await receipts.open(`__Host-receipt=${former}.${"A".repeat(43)}`)).toBeUndefined();
	});
});
