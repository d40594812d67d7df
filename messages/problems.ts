import type { FieldProblems } from "../domain/shared/form.ts";
import type { BuyerProblem, Problem, ProblemWords } from "../domain/shared/problem.ts";
import { say } from "./say.ts";

/** The sentence of every problem that a visitor or a buyer may see, in a language: `messages/en/problems.ts`. */
type Words = ProblemWords<BuyerProblem["code"]>;

/** The sentence under each field. A code for staff alone has none here: it reads as a field to check. */
export function fieldWords(problems: FieldProblems, words: Words): Record<string, string> {
	return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, buyerWords(problem, words)]));
}

/** A problem of whatever kind, to a visitor or a buyer. */
export function buyerWords(problem: Problem, words: Words): string {
	return say(words, isFor(words, problem) ? problem : { code: "not-right" });
}

function isFor(words: Words, problem: Problem): problem is BuyerProblem {
	return problem.code in words;
}
