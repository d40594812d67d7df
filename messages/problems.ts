import type { FieldProblems } from "../domain/shared/form.ts";
import type { BuyerProblem, Problem, ProblemWords } from "../domain/shared/problem.ts";
import { problems as en } from "./en/problems.ts";
import type { Locale } from "./locale.ts";
import { say } from "./say.ts";

type Words = ProblemWords<BuyerProblem["code"]>;
const WORDS: Readonly<Record<Locale, Words>> = { en };

/** What a visitor or a buyer is told, in their language. */
export function problemWords(locale: Locale): Words {
	return WORDS[locale];
}

/** The sentence under each field. A code that only staff are told of has none here: it reads as a field to check. */
export function fieldWords(problems: FieldProblems, locale: Locale): Record<string, string> {
	return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, buyerWords(problem, locale)]));
}

/** A problem of whatever kind, to a visitor or a buyer. */
export function buyerWords(problem: Problem, locale: Locale): string {
	const words = problemWords(locale);
	return say(words, isFor(words, problem) ? problem : { code: "not-right" });
}

function isFor(words: Words, problem: Problem): problem is BuyerProblem {
	return problem.code in words;
}
