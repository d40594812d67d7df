import { expect, test } from "vitest";
import { problems } from "../../messages/en/problems.ts";
import { buyerWords } from "../../messages/problems.ts";
import { createLimiter } from "../platform/limiter.ts";
import { countFileBytes, refuseFileBytes } from "./buyer-file-bytes.ts";

const MB = 1024 * 1024;

test("an address leaves so many bytes a day, another one its own; only what was kept counts", () => {
	const clock = { now: Date.UTC(2026, 10, 20) };
	const limiter = createLimiter(() => clock.now);
	for (let n = 0; n < 20; n++) expect(refuseFileBytes(limiter, "192.0.2.1", 25 * MB)).toBeUndefined();
	for (let n = 0; n < 8; n++) {
		expect(refuseFileBytes(limiter, "192.0.2.1", 25 * MB)).toBeUndefined();
		countFileBytes(limiter, "192.0.2.1", 25 * MB);
	}
	clock.now += 20 * 3_600_000;
	expect(buyerWords(refuseFileBytes(limiter, "192.0.2.1", 1) ?? { code: "not-right" }, problems)).toBe(
		"Nothing was saved: more than 200 MB of files have come from your network within a day. Please send the message without files, or try again in 4 hours.",
	);
	expect(refuseFileBytes(limiter, "192.0.2.2", 25 * MB)).toBeUndefined();
	clock.now += 4 * 3_600_000;
	expect(refuseFileBytes(limiter, "192.0.2.1", 25 * MB)).toBeUndefined();
});
