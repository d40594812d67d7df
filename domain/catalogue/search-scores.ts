import { FIELD_WEIGHTS, type SearchField } from "./search-fields.ts";
import { betterFirst, type Meant, type Rank, type Standing } from "./search-ranking.ts";

/** How many products stand in one block: those whose number has the same whole part when divided by it. */
export const BLOCK = 2048;

/** Of one block the products that have a word at one place: a bit for each, the lowest of a byte first. */
export type WordSet = { id: number; block: number; field: SearchField; members: Uint8Array };

/**
 * The products that fit best, as `betterFirst` orders them. It counts as `fitOf` does, of all products that have one of
 * the words, whole sets at a time.
 * @param typed for each typed word the words that stand for it
 * @param sets where these words stand
 */
export function bestFits(typed: readonly (readonly Meant[])[], sets: readonly WordSet[], most: number): Rank[] {
	const best = new Best(most);
	const values = new Float64Array(BLOCK);
	const met = new Uint8Array(BLOCK);
	for (const [block, within] of [...Map.groupBy(sets, (set) => set.block)].sort(([a], [b]) => a - b)) {
		values.fill(0);
		met.fill(0);
		for (const words of typed) addWord(worthsOf(words, within), values, met);
		for (let place = 0; place < BLOCK; place++) {
			const share = (met[place] ?? 0) / typed.length;
			if (share === 0) continue;
			best.add({ number: block * BLOCK + place, value: (values[place] ?? 0) * share ** 2, hasAll: share === 1 });
		}
	}
	return best.all();
}

/** Where words stand in one product. */
export function standingsIn(number: number, sets: readonly WordSet[]): Standing[] {
	const block = Math.floor(number / BLOCK);
	const place = number % BLOCK;
	return sets
		.filter((set) => set.block === block && ((set.members[place >> 3] ?? 0) & (1 << (place & 7))) !== 0)
		.map(({ id, field }) => ({ id, field }));
}

type Worth = { value: number; members: Uint8Array };

/** What a typed word counts at each place, the most first. */
function worthsOf(words: readonly Meant[], sets: readonly WordSet[]): Worth[] {
	const worth = new Map(words.map(({ id, worth }) => [id, worth]));
	return sets
		.flatMap(({ id, field, members }) => {
			const counts = worth.get(id);
			return counts === undefined ? [] : [{ value: counts * FIELD_WEIGHTS[field], members }];
		})
		.sort((a, b) => b.value - a.value);
}

/** Adds a typed word to each product that has it, by the place that counts most. */
function addWord(worths: readonly Worth[], values: Float64Array, met: Uint8Array): void {
	const left = new Uint8Array(BLOCK / 8).fill(255);
	for (const { value, members } of worths)
		for (let at = 0; at < members.length; at++) {
			let bits = (members[at] ?? 0) & (left[at] ?? 0);
			if (bits === 0) continue;
			left[at] = (left[at] ?? 0) & ~bits;
			while (bits !== 0) {
				const place = at * 8 + 31 - Math.clz32(bits & -bits);
				values[place] = (values[place] ?? 0) + value;
				met[place] = (met[place] ?? 0) + 1;
				bits &= bits - 1;
			}
		}
}

/** Keeps the best of what comes in the order of its numbers. */
class Best {
	readonly #most: number;
	#kept: Rank[] = [];
	/** What is not better than this is none of the best. */
	#least: Rank | undefined;

	constructor(most: number) {
		this.#most = most;
	}

	add(one: Rank): void {
		if (this.#least && betterFirst(one, this.#least) >= 0) return;
		this.#kept.push(one);
		if (this.#kept.length < 2 * this.#most) return;
		this.#kept = this.all();
		this.#least = this.#kept.at(-1);
	}

	all(): Rank[] {
		return this.#kept.sort(betterFirst).slice(0, this.#most);
	}
}
