import { afterEach, expect, test, vi } from "vitest";
import { type FailureWords, failureOf, TooLate } from "./failure.ts";

const words: FailureWords = {
	...{ offline: "offline", unclear: "unclear", refused: "refused", unavailable: "unavailable", broken: "broken" },
	byStatus: { 404: "gone" },
};
const answered = (status: number, data: unknown = "") => ({ status, statusText: "", internal: false, data });

const online = vi.fn(() => true);
vi.stubGlobal("navigator", {
	get onLine() {
		return online();
	},
});
afterEach(() => online.mockReturnValue(true));

test.each([
	[answered(400), "refused"],
	[answered(404), "gone"],
	[answered(429), "refused"],
	[answered(503), "unavailable"],
	[answered(500), "broken"],
	[answered(500, "<html>"), "broken"],
	[answered(413, JSON.stringify({ detail: "too large" })), "too large"],
	[answered(413, "{not json"), "refused"],
	[new TypeError("Failed to fetch"), "unclear"],
	[new TooLate(), "unclear"],
	[new Error("a defect"), "broken"],
])("%o: %s is said", (error, sentence) => {
	expect(failureOf(error, words)).toMatchObject({ status: "not_saved", sentence });
});

test("a plain text is shown only where it can be ours", () => {
	expect(failureOf(answered(409, "Nothing was saved."), words).sentence).toBe("refused");
	expect(failureOf(answered(409, "Nothing was saved."), { ...words, plainText: true }).sentence).toBe(
		"Nothing was saved.",
	);
});

test("without a connection nothing was sent", () => {
	online.mockReturnValue(false);
	expect(failureOf(new TypeError("Failed to fetch"), words)).toMatchObject({ reason: "network", sentence: "offline" });
});
