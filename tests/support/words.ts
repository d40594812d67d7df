import { problemText, problemTexts } from "../../app/desk/parts/problem-words.ts";
import type { FieldProblems } from "../../domain/shared/form.ts";
import type { Problem } from "../../domain/shared/problem.ts";

/** A problem as a person reads it: the desk's words cover every code. */
export function wordsOf(problem: Problem | undefined): string | undefined {
	return problem && problemText(problem);
}

/** The sentences under the fields of a form; none for one that was taken. */
export function fieldWordsOf(parsed: { ok: true } | { ok: false; problems: FieldProblems }): Record<string, string> {
	return parsed.ok ? {} : problemTexts(parsed.problems);
}

/** Matches a problem that reads so, inside `toEqual` and `toMatchObject`. @param words the sentence, or a part of it */
export function saying(words: string | RegExp) {
	return {
		$$typeof: Symbol.for("jest.asymmetricMatcher"),
		asymmetricMatch: (problem: Problem) => {
			const text = problemText(problem);
			return typeof words === "string" ? text === words : words.test(text);
		},
		toAsymmetricMatcher: () => `saying ${words}`,
	};
}
