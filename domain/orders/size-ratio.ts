import type { Problem } from "../shared/problem.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"ratio-unreadable": { text: string };
		"ratio-of-zeros": object;
		"ratio-of-other-sizes": { sizes: number; given: number };
	}
}

export type RatioProblem = Problem<"ratio-unreadable" | "ratio-of-zeros" | "ratio-of-other-sizes">;
type ReadRatio = { ok: true; ratio: number[] } | { ok: false; problem: RatioProblem };

/**
 * Reads the ratio in which a buyer wants the sizes: "1:2:2:1", "1, 2, 2, 1", "1 2 2 1". A size may have none.
 * @param sizes how many sizes the product has
 */
export function readSizeRatio(text: string, sizes: number): ReadRatio {
	const parts = text.trim().split(/\s*[:,;/]\s*|\s+/);
	const wrong = parts.find((part) => !/^\d{1,3}$/.test(part));
	if (wrong !== undefined) return { ok: false, problem: { code: "ratio-unreadable", text: wrong.slice(0, 20) } };
	if (parts.length !== sizes)
		return { ok: false, problem: { code: "ratio-of-other-sizes", sizes, given: parts.length } };
	const ratio = parts.map(Number);
	if (ratio.every((weight) => weight === 0)) return { ok: false, problem: { code: "ratio-of-zeros" } };
	return { ok: true, ratio };
}
