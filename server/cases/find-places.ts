import { addAll, BLOCK, type CaseSet, keepShared, membersOf, readSet } from "../../domain/cases/case-sets.ts";
import { type AskedGrams, gramsOfWord } from "../../domain/cases/search-grams.ts";
import type { Db } from "../platform/db/database.ts";

type Blocks = Map<number, CaseSet>;

/**
 * Which cases may have all of these words in what they are found by, by their places in the sets (`case-index.ts`): all that
 * do and have been read in, and perhaps some that do not. Undefined where the words are too short to be looked up.
 * @param words lower case, without blanks
 */
export async function findPlaces(db: Db, words: readonly string[]): Promise<number[] | undefined> {
	const asked = words.flatMap((word) => gramsOfWord(word) ?? []);
	if (asked.length === 0) return undefined;
	const sets = await readSets(db, asked);
	let found: Blocks | undefined;
	for (const grams of asked) {
		found = shared(found, blocksOf(grams, sets));
		if (found.size === 0) return [];
	}
	return [...(found ?? [])].flatMap(([block, set]) => membersOf(set).map((place) => block * BLOCK + place));
}

type Sets = Map<number, { block: number; members: string }[]>;

async function readSets(db: Db, asked: readonly AskedGrams[]): Promise<Sets> {
	const exact = [...new Set(asked.flatMap((grams) => ("all" in grams ? grams.all : [])))];
	const ranges = asked.flatMap((grams) => ("from" in grams ? grams : []));
	const rows = await db
		.selectFrom("case_gram")
		.select(["gram", "block", "members"])
		.where((eb) =>
			eb.or([
				...(exact.length > 0 ? [eb("gram", "in", exact)] : []),
				...ranges.map(({ from, to }) => eb.and([eb("gram", ">=", from), eb("gram", "<=", to)])),
			]),
		)
		.execute();
	const sets: Sets = new Map();
	for (const { gram, block, members } of rows) {
		const others = sets.get(gram);
		if (others) others.push({ block, members });
		else sets.set(gram, [{ block, members }]);
	}
	return sets;
}

function blocksOf(grams: AskedGrams, sets: Sets): Blocks {
	if ("all" in grams) {
		let found: Blocks | undefined;
		for (const gram of grams.all) {
			const blocks: Blocks = new Map();
			// A block that is out already is not unpacked.
			for (const { block, members } of sets.get(gram) ?? [])
				if (!found || found.has(block)) blocks.set(block, readSet(members));
			found = shared(found, blocks);
		}
		return found ?? new Map();
	}
	const found: Blocks = new Map();
	for (const [gram, rows] of sets) {
		if (gram < grams.from || gram > grams.to) continue;
		for (const { block, members } of rows) {
			const set = found.get(block);
			if (set) addAll(set, readSet(members));
			else found.set(block, readSet(members));
		}
	}
	return found;
}

/** What is in both; all of the second where there is no first yet. */
function shared(found: Blocks | undefined, others: Blocks): Blocks {
	if (!found) return others;
	const both: Blocks = new Map();
	for (const [block, set] of found) {
		const other = others.get(block);
		if (!other) continue;
		keepShared(set, other);
		if (set.some((byte) => byte !== 0)) both.set(block, set);
	}
	return both;
}
