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
	[answered(400), "no", "refused"],
	[answered(404), "no", "gone"],
	[answered(429), "no", "refused"],
	[answered(503), "unknown", "unavailable"],
	[answered(500), "unknown", "broken"],
	[answered(500, "<html>"), "unknown", "broken"],
	[answered(413, JSON.stringify({ detail: "too large" })), "no", "too large"],
	[answered(413, "{not json"), "no", "refused"],
	[new TypeError("Failed to fetch"), "unknown", "unclear"],
	[new TooLate(), "unknown", "unclear"],
	[new Error("a defect"), "unknown", "broken"],
])("%o: saved is %s, and %s is said", (error, saved, sentence) => {
	expect(failureOf(error, words)).toMatchObject({ status: "not_saved", saved, sentence });
});

test("a plain text is shown only where it can be ours", () => {
	expect(failureOf(answered(409, "Nothing was saved."), words).sentence).toBe("refused");
	expect(failureOf(answered(409, "Nothing was saved."), { ...words, plainText: true }).sentence).toBe(
		"Nothing was saved.",
	);
});

test("without a connection nothing was sent", () => {
	online.mockReturnValue(false);
	expect(failureOf(new TypeError("Failed to fetch"), words)).toMatchObject({ saved: "no", sentence: "offline" });
});
