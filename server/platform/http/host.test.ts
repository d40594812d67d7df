import { describe, expect, test } from "vitest";
import { isHost, isOriginOf } from "./host.ts";

describe("our host", () => {
	test.each([
		"www.thari.example",
		"WWW.Thari.EXAMPLE",
		"www.thari.example:443",
		"www.thari.example:80",
		"WWW.THARI.EXAMPLE:443",
	])("is %s", (given) => {
		expect(isHost(given, "www.thari.example")).toBe(true);
	});

	test.each([
		undefined,
		"",
		"thari.example",
		"www.thari.example:81",
		"www.thari.example:4430",
		"www.thari.example:443:443",
		"www.thari.example.",
		"evil.example",
		"www.thari.example.evil.example:443",
	])("is not %j", (given) => {
		expect(isHost(given, "www.thari.example")).toBe(false);
	});

	test("has the port it was given, where that is one of its own", () => {
		expect(isHost("LOCALHOST:3000", "localhost:3000")).toBe(true);
		for (const given of ["localhost", "localhost:80", "localhost:3001"])
			expect(isHost(given, "localhost:3000")).toBe(false);
	});
});

describe("an origin", () => {
	test.each([
		["https://www.thari.example", "www.thari.example"],
		["https://www.thari.example", "WWW.Thari.Example"],
		["https://www.thari.example", "www.thari.example:443"],
		["http://www.thari.example", "www.thari.example:80"],
		["http://localhost:3000", "localhost:3000"],
		["http://[::1]:3000", "[::1]:3000"],
	])("%s is that of %s", (origin, host) => {
		expect(isOriginOf(origin, host)).toBe(true);
	});

	test.each([
		[undefined, "www.thari.example"],
		["https://www.thari.example", undefined],
		["null", "www.thari.example"],
		["https://evil.example", "www.thari.example"],
		["https://www.thari.example:8443", "www.thari.example"],
		["https://www.thari.example", "www.thari.example:80"],
		["http://www.thari.example", "www.thari.example:443"],
		["https://evil.example", "evil.example@www.thari.example"],
		["https://www.thari.example", "www.thari.example/x"],
		["https://www.thari.example", "x@www.thari.example"],
		["https://www.thari.example", ""],
	])("%j is not that of %j", (origin, host) => {
		expect(isOriginOf(origin, host)).toBe(false);
	});
});
