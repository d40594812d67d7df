import type { FieldProblems } from "../../../domain/shared/form.ts";
import type { Problem, ProblemWords } from "../../../domain/shared/problem.ts";
import { problems } from "../../../messages/en/problems.ts";
import { say } from "../../../messages/say.ts";
import { refusalProblems } from "../../../messages/staff/refusals.ts";
import { taxNumberProblems } from "../../../messages/staff/tax-numbers.ts";
import { caseProblems } from "../case/problem-words.ts";
import { fileProblems, uploadProblems } from "../catalogue/file-problem-words.ts";
import { productProblems } from "../catalogue/problem-words.ts";
import { inquiryProblems } from "../inquiries/problem-words.ts";
import { quoteProblems } from "../quote-editor/problem-words.ts";
import { settingsProblems } from "../settings/problem-words.ts";
import { accountProblems } from "../sign-in/problem-words.ts";

/** The sentence of every code: the desk speaks English, and shows buyers' problems too. */
const WORDS: ProblemWords = {
	...problems,
	...accountProblems,
	...caseProblems,
	...fileProblems,
	...inquiryProblems,
	...productProblems,
	...quoteProblems,
	...refusalProblems,
	...settingsProblems,
	...taxNumberProblems,
	...uploadProblems,
	empty: "Please fill this in.",
};

/** A problem in the desk's words. */
export function problemText(problem: Problem): string {
	return say(WORDS, problem);
}

/** The sentence under each field of a form. */
export function problemTexts(problems: FieldProblems): Record<string, string> {
	return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, problemText(problem)]));
}
