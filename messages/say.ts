import type { Problem, ProblemCode, ProblemWords } from "../domain/shared/problem.ts";

/** A problem in words. */
export function say<Code extends ProblemCode>(words: ProblemWords<Code>, problem: Problem<Code>): string {
	const sentence: ProblemWords<Code>[Code] = words[problem.code];
	return typeof sentence === "string" ? sentence : sentence(problem);
}
