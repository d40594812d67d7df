import { expect, test } from "vitest";
import { caseProblems } from "../app/desk/case/problem-words.ts";
import { fileProblems, uploadProblems } from "../app/desk/catalogue/file-problem-words.ts";
import { productProblems } from "../app/desk/catalogue/problem-words.ts";
import { inquiryProblems } from "../app/desk/inquiries/problem-words.ts";
import { quoteProblems } from "../app/desk/quote-editor/problem-words.ts";
import { settingsProblems } from "../app/desk/settings/problem-words.ts";
import { accountProblems } from "../app/desk/sign-in/problem-words.ts";
import { problems } from "./en/problems.ts";
import { refusalProblems } from "./staff/refusals.ts";
import { taxNumberProblems } from "./staff/tax-numbers.ts";

/** Word for word as the specification has them (section 5). */
const QUOTED = [
	"Please enter a valid email address",
	"Please select your country",
	"Please enter a valid phone number",
	"Please enter your complete address",
	"Quantity must be at least 1",
];

test("a fixed sentence under a field ends with a full stop, but for what the specification quotes", () => {
	const all: readonly object[] = [
		...[problems, accountProblems, caseProblems, fileProblems, inquiryProblems, productProblems],
		...[quoteProblems, refusalProblems, settingsProblems, taxNumberProblems, uploadProblems],
	];
	const fixed = all.flatMap((words) => Object.values(words).filter((text) => typeof text === "string"));
	expect(fixed.length).toBeGreaterThan(100);
	expect(fixed.filter((text) => !text.endsWith(".")).sort()).toEqual([...QUOTED].sort());
});
