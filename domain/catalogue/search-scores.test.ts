import fc from "fast-check";
import { expect, test } from "vitest";
import { SEARCH_FIELDS } from "./search-fields.ts";
import { betterFirst, fitOf } from "./search-ranking.ts";
import { BLOCK, bestFits, standingsIn, type WordSet } from "./search-scores.ts";

const WORDS = 6;
const place = fc.record({
	id: fc.nat({ max: WORDS }),
	field: fc.constantFrom(...SEARCH_FIELDS),
	number: fc.oneof(fc.nat({ max: 40 }), fc.integer({ min: BLOCK - 5, max: 3 * BLOCK })),
});

function setsOf(places: readonly { id: number; field: WordSet["field"]; number: number }[]): WordSet[] {
	const sets = new Map<string, WordSet>();
	for (const { id, field, number } of places) {
		const block = Math.floor(number / BLOCK);
		const key = `${id} ${block} ${field}`;
		const set = sets.get(key) ?? { id, block, field, members: new Uint8Array(BLOCK / 8) };
		const at = (number % BLOCK) >> 3;
		set.members[at] = (set.members[at] ?? 0) | (1 << (number % 8));
		sets.set(key, set);
	}
	return [...sets.values()];
}

test("the best of all products are those that fit best one by one", () => {
	const meant = fc.record({
		id: fc.nat({ max: WORDS }),
		products: fc.constant(1),
		worth: fc.integer({ min: 1, max: 9 }),
	});
	const typed = fc.array(fc.uniqueArray(meant, { selector: ({ id }) => id, maxLength: 3 }), {
		minLength: 1,
		maxLength: 4,
	});
	fc.assert(
		fc.property(typed, fc.array(place, { maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (words, places, most) => {
			const sets = setsOf(places);
			const fits = [...new Set(places.map(({ number }) => number))]
				.map((number) => {
					const { value, hasAll } = fitOf(words, standingsIn(number, sets));
					return { number, value, hasAll };
				})
				.filter(({ value }) => value > 0)
				.sort(betterFirst)
				.slice(0, most);
			expect(bestFits(words, sets, most)).toEqual(fits);
		}),
	);
});
