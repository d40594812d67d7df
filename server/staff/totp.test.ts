import { expect, test } from "vitest";
import { isTotp, totp } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

test.each([
	[59, "287082"],
	[1111111109, "081804"],
	[1111111111, "050471"],
	[1234567890, "005924"],
	[2000000000, "279037"],
	[20000000000, "353130"],
])("at %i seconds the code is that of RFC 6238, appendix B", (seconds, code) => {
	expect(totp(secret, seconds * 1000)).toBe(code);
});

test("a code is good half a minute early and late, and not a whole one", () => {
	const time = 1_234_567_890_000;
	const code = totp(secret, time);
	expect([-60_000, -30_000, 0, 30_000, 60_000].map((off) => isTotp(secret, code, time + off))).toEqual([
		false,
		true,
		true,
		true,
		false,
	]);
	expect(isTotp(secret, "", time)).toBe(false);
});
