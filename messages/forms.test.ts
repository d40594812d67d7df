import { expect, test } from "vitest";
import { forms } from "./en/forms.ts";

test("however many fields are wrong, their number is a word as long as it is small", () => {
	const { wrong } = forms.outcome;
	expect([1, 2, 6, 10, 13].map((count) => wrong({ count }))).toEqual([
		"One field needs a change before we can send this.",
		"Two fields need a change before we can send this.",
		"Six fields need a change before we can send this.",
		"Ten fields need a change before we can send this.",
		"13 fields need a change before we can send this.",
	]);
});
