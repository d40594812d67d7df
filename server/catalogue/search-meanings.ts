import { sql } from "kysely";
import { namedOtherwise, otherNames, takenIn } from "../../domain/catalogue/search-names.ts";
import { type Meant, SURE, worthOf } from "../../domain/catalogue/search-ranking.ts";
import {
	beginningOf,
	gramsOf,
	lettersBetween,
	slipsOf,
	splitsOf,
	wrongLetters,
} from "../../domain/catalogue/search-words.ts";
import type { Db } from "../platform/db/database.ts";

/*
 * Which words of the index are meant by typed ones: two statements however many are typed, the second only where a word
 * is in no product.
 */

/** At most this many words stand for a typed one. */
const MEANINGS = 12;
const BEGINNINGS = 12;
const SIMILAR = 40;

/** A word of the index. */
type Known = { id: number; word: string; products: number };
type Sure = Known & { sure: number };

/** For each typed word the words that stand for it, none where nothing is like it; two that make one together are one. */
export async function meaningsOf(db: Db, words: readonly string[], total: number): Promise<Meant[][]> {
	const parts = new Map(words.map((word) => [word, splitsOf(word)]));
	const joined = words.slice(1).map((word, index) => `${words[index]}${word}`);
	const known = await wordsOf(db, [
		...words.flatMap((word) => [word, ...otherNames(word), ...takenIn(word)]),
		...words.flatMap((word) => parts.get(word)?.flat() ?? []).flatMap((word) => [word, ...otherNames(word)]),
		...joined,
	]);
	const typed: { word: string; meant: Sure[] }[] = [];
	for (let place = 0; place < words.length; place++) {
		const word = words[place] ?? "";
		const both = known.get(joined[place] ?? "");
		if (both && !(known.has(word) && known.has(words[place + 1] ?? ""))) {
			typed.push({ word, meant: [{ ...both, sure: SURE.same }] });
			place += 1;
			continue;
		}
		const meant = namesOf(word, known);
		const split = meant.length > 0 ? undefined : splitOf(parts.get(word) ?? [], known);
		if (split) for (const one of split) typed.push({ word: one, meant: namesOf(one, known) });
		else typed.push({ word, meant });
	}
	const unknown = typed.filter(({ meant }) => meant.length === 0).map(({ word }) => word);
	const guesses = await guessesFor(db, unknown);
	return typed.map(({ word, meant }) => surest(meant.length > 0 ? meant : (guesses.get(word) ?? []), total));
}

/** The two words that were written as one: rather such as are in the catalogue than other names of these. */
function splitOf(splits: readonly (readonly string[])[], known: ReadonlyMap<string, Known>) {
	const isNamed = (word: string) => known.has(word) || otherNames(word).some((name) => known.has(name));
	return splits.find((split) => split.every((one) => known.has(one))) ?? splits.find((split) => split.every(isNamed));
}

function namesOf(word: string, known: ReadonlyMap<string, Known>): Sure[] {
	const named = (names: readonly string[], sure: number) =>
		names.flatMap((name) => {
			const found = known.get(name);
			return found ? [{ ...found, sure }] : [];
		});
	return [
		...named([word], SURE.same),
		...named(otherNames(word), SURE.otherName),
		...named(takenIn(word), SURE.takenIn),
	];
}

/** Each word once, as surely as it is meant, the surest first. */
function surest(words: readonly Sure[], total: number): Meant[] {
	const best = new Map<number, Sure>();
	for (const word of words) if (word.sure > (best.get(word.id)?.sure ?? 0)) best.set(word.id, word);
	return [...best.values()]
		.sort((a, b) => b.sure - a.sure)
		.slice(0, MEANINGS)
		.map(({ id, products, sure }) => ({ id, products, worth: worthOf(sure, products, total) }));
}

/** Those of these words that a product has. */
async function wordsOf(db: Db, words: readonly string[]): Promise<Map<string, Known>> {
	const wanted = [...new Set(words)];
	if (wanted.length === 0) return new Map();
	const rows = await db
		.selectFrom("search_word")
		.selectAll()
		.where("word", "in", wanted)
		.where("products", ">", 0)
		.execute();
	return new Map(rows.map((row) => [row.word, row]));
}

/** What may be meant by words that no product has: one that begins so, else one that differs in a letter or two. */
async function guessesFor(db: Db, words: readonly string[]): Promise<Map<string, Sure[]>> {
	if (words.length === 0) return new Map();
	const named = words.map((word) => namedLike(word));
	const slips = words.map((word) => (wrongLetters(word) > 0 ? slipsOf(word) : []));
	const asked = words.flatMap((word, place) => likeOf(word, place));
	const names = [...new Set([...named.flatMap((ones) => ones.map(({ name }) => name)), ...slips.flat()])];
	if (names.length > 0)
		asked.push(sql`select -1 as place, id, word, products from search_word where word in (${sql.join(names)})`);
	if (asked.length === 0) return new Map();
	const { rows } = await sql<Known & { place: number }>`${sql.join(asked, sql` union all `)}`.execute(db);
	const there = rows.filter(({ products }) => products > 0);
	const byName = new Map(there.filter(({ place }) => place < 0).map((row) => [row.word, row]));
	return new Map(
		words.map((word, place) => {
			const alike = there.filter((row) => row.place === place);
			const beginning = alike
				.filter((row) => row.word.startsWith(word))
				.map((row) => ({ ...row, sure: SURE.beginning }));
			const others = (named[place] ?? []).flatMap(({ name, sure }) => {
				const found = byName.get(name);
				return found ? [{ ...found, sure }] : [];
			});
			const begun = [...beginning, ...others.filter(({ sure }) => sure === SURE.beginning)];
			if (begun.length > 0) return [word, begun];
			const slipped = (slips[place] ?? []).flatMap((slip) => byName.get(slip) ?? []);
			return [word, [...others, ...[...alike, ...slipped].flatMap((row) => nearOf(word, row))]];
		}),
	);
}

/** Selects that find the words which begin as this one does, and those most like it: by parts of three letters. */
function likeOf(word: string, place: number) {
	const beginning = beginningOf(word);
	if (beginning === undefined) return [];
	const beginnings = sql`select * from (
		select ${sql.lit(place)} as place, w.id, w.word, w.products from search_gram g join search_word w on w.id = g.word_id
		where g.gram = ${beginning} and w.word like ${`${word}%`}
		order by w.products desc, w.id limit ${sql.lit(BEGINNINGS)}) b${sql.raw(String(place))}`;
	const most = wrongLetters(word);
	if (most === 0) return [beginnings];
	const similar = sql`select * from (
		select ${sql.lit(place)} as place, w.id, w.word, w.products from search_gram g join search_word w on w.id = g.word_id
		where g.gram in (${sql.join(gramsOf(word))})
		and length(w.word) between ${sql.lit(word.length - most)} and ${sql.lit(word.length + most)}
		group by w.id, w.word, w.products order by count(*) desc, w.id limit ${sql.lit(SIMILAR)}) s${sql.raw(String(place))}`;
	return [beginnings, similar];
}

/** Words of the catalogue by which something is called that is written like this. */
function namedLike(word: string): { name: string; sure: number }[] {
	const most = wrongLetters(word);
	return namedOtherwise.flatMap((other) => {
		const sure =
			word.length >= 3 && other.startsWith(word) ? SURE.beginning : sureAt(lettersBetween(word, other, most), most);
		if (sure === undefined) return [];
		return [...otherNames(other), ...takenIn(other)].map((name) => ({ name, sure }));
	});
}

function nearOf(word: string, known: Known): Sure[] {
	const most = wrongLetters(word);
	const sure = sureAt(lettersBetween(word, known.word, most), most);
	return sure === undefined ? [] : [{ ...known, sure }];
}

function sureAt(letters: number, most: number): number | undefined {
	if (letters > most) return undefined;
	return letters <= 1 ? SURE.oneWrong : SURE.twoWrong;
}
