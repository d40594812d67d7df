import { SEARCH_FIELDS } from "../../domain/catalogue/search-fields.ts";
import { BLOCK, type WordSet } from "../../domain/catalogue/search-scores.ts";
import type { Db } from "../platform/db/database.ts";

/*
 * Which products have a word at a place, as sets that a search brings together. They say what `search_entry` says, and
 * are written with it by whoever holds the catalogue.
 */

/** At most this many rows are written by one statement. */
const ROWS = 200;

type Entry = { word_id: number; field: number; product_no: number };
type Row = { word_id: number; block: number; field: number; members: string };

/** Where these words stand, in all products. */
export async function readSets(db: Db, words: readonly number[]): Promise<WordSet[]> {
	const rows = await db
		.selectFrom("search_set")
		.selectAll()
		.where("word_id", "in", [...new Set(words)])
		.execute();
	return rows.flatMap(({ word_id: id, block, field: place, members }) => {
		const field = SEARCH_FIELDS[place];
		return field === undefined ? [] : [{ id, block, field, members: bytesOf(members) }];
	});
}

/** Takes places where words no longer stand out of the sets, and adds those where they do now. */
export async function changeSets(db: Db, gone: readonly Entry[], come: readonly Entry[]): Promise<void> {
	const touched = [...gone, ...come];
	if (touched.length === 0) return;
	const rows = await db
		.selectFrom("search_set")
		.selectAll()
		.where("word_id", "in", [...new Set(touched.map(({ word_id }) => word_id))])
		.where("block", "in", [...new Set(touched.map(blockOf))])
		.execute();
	const sets = new Map(rows.map((row) => [keyOf(row.word_id, row.block, row.field), bytesOf(row.members, BLOCK / 8)]));
	const changed = new Map<string, { word_id: number; block: number; field: number; bits: Uint8Array }>();
	const change = (entry: Entry, isMember: boolean) => {
		const { word_id, field, product_no } = entry;
		const block = blockOf(entry);
		const key = keyOf(word_id, block, field);
		const bits = changed.get(key)?.bits ?? sets.get(key) ?? new Uint8Array(BLOCK / 8);
		const place = product_no % BLOCK;
		const bit = 1 << (place & 7);
		bits[place >> 3] = isMember ? (bits[place >> 3] ?? 0) | bit : (bits[place >> 3] ?? 0) & ~bit;
		changed.set(key, { word_id, block, field, bits });
	};
	for (const entry of gone) change(entry, false);
	for (const entry of come) change(entry, true);
	await writeSets(
		db,
		[...changed.values()].map(({ bits, ...set }) => ({ ...set, members: textOf(bits) })),
	);
}

/** Makes the sets of one place of a word again from where it stands. */
export async function setAnew(db: Db, word_id: number, field: number): Promise<void> {
	await db.deleteFrom("search_set").where("word_id", "=", word_id).where("field", "=", field).execute();
	const entries = await db
		.selectFrom("search_entry")
		.selectAll()
		.where("word_id", "=", word_id)
		.where("field", "=", field)
		.execute();
	await changeSets(db, [], entries);
}

/** An empty set stays as one: it has so few bytes, and what is deleted would have to be found first. */
async function writeSets(db: Db, rows: readonly Row[]): Promise<void> {
	for (let from = 0; from < rows.length; from += ROWS)
		await db
			.insertInto("search_set")
			.values(rows.slice(from, from + ROWS))
			.onConflict((on) =>
				on.columns(["word_id", "block", "field"]).doUpdateSet((eb) => ({ members: eb.ref("excluded.members") })),
			)
			.execute();
}

function blockOf({ product_no }: Entry): number {
	return Math.floor(product_no / BLOCK);
}

function keyOf(word: number, block: number, field: number): string {
	return `${word} ${block} ${field}`;
}

/** The bytes of a set, at least `room` of them. */
function bytesOf(members: string, room = 0): Uint8Array {
	const bytes = Buffer.from(members, "base64");
	if (bytes.length >= room) return bytes;
	const all = new Uint8Array(room);
	all.set(bytes);
	return all;
}

function textOf(bits: Uint8Array): string {
	return Buffer.from(bits.subarray(0, bits.findLastIndex((byte) => byte !== 0) + 1)).toString("base64");
}
