import { FIELD_WEIGHTS, type SearchField } from "./search-fields.ts";

/** A word of the index that stands for a typed one. */
export type Meant = {
	id: number;
	/** How many products have it. */
	products: number;
	/** What it counts before the place where it stands is known. */
	worth: number;
};

/** A word of a product: which of the index, and where it stands. */
export type Standing = { id: number; field: SearchField };

/** How surely a word of the index is meant. */
export const SURE = { same: 1, otherName: 0.95, beginning: 0.8, oneWrong: 0.7, takenIn: 0.6, twoWrong: 0.5 } as const;

/**
 * What a word counts: the more surely it is meant and the fewer products have it, the more. Only the share of the
 * products counts, so that words weigh the same in a catalogue a thousand times as large.
 */
export function worthOf(sure: number, products: number, total: number): number {
	return sure * Math.log(1 + Math.max(1, total) / Math.max(1, products));
}

/**
 * How well a product fits, where the word stands that counts most (no reason where it has none of them), and whether it
 * has all of them.
 */
type Fit = { value: number; reason: SearchField | undefined; hasAll: boolean };

/**
 * How well a product fits: each typed word by the best place it stands at, and all of them much more than some.
 * @param typed for each typed word the words that stand for it
 */
export function fitOf(typed: readonly (readonly Meant[])[], standings: readonly Standing[]): Fit {
	let sum = 0;
	let met = 0;
	let best: { field: SearchField; value: number } | undefined;
	for (const words of typed) {
		let value = 0;
		for (const { id, worth } of words)
			for (const standing of standings) {
				if (standing.id !== id) continue;
				const counts = worth * FIELD_WEIGHTS[standing.field];
				if (counts <= value) continue;
				value = counts;
				if (counts > (best?.value ?? 0)) best = { field: standing.field, value: counts };
			}
		sum += value;
		if (value > 0) met += 1;
	}
	const share = typed.length > 0 ? met / typed.length : 0;
	return { value: sum * share ** 2, reason: best?.field, hasAll: met > 0 && met === typed.length };
}

/** How a product came out: its value, whether it has all the words, and its number. */
export type Rank = { value: number; hasAll: boolean; number: number };

/** For sorting, best first: those with all words before those with some, then by value, then by number. */
export function betterFirst(a: Rank, b: Rank): number {
	return Number(b.hasAll) - Number(a.hasAll) || b.value - a.value || a.number - b.number;
}

/** Of two products that fit as well the one with fewer words in its name comes first. */
export function withoutExtraWords(value: number, name: string): number {
	return value - name.split(" ").length / 100;
}
