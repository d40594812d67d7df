import { randomUUID } from "node:crypto";
import { addTo, BLOCK, emptySet, isIn, readSet, takeFrom, writeSet } from "../../domain/cases/case-sets.ts";
import { gramsOf } from "../../domain/cases/search-grams.ts";
import type { Database, Db } from "../platform/db/database.ts";
import { Pace } from "../platform/pace.ts";

/*
 * The sets that a search of cases is looked up in (find-places.ts). Orders and messages do not write them: they only count up
 * `case_words.unindexed`, and a search looks through those cases itself until they have been read in here.
 */

/** How many cases every search looks through before it is worth reading them in: each time thousands of sets change. */
const WORTH = 256;
/** At most this many are read in together, and no more than have this many characters. */
const CASES = 2_048;
const CHARACTERS = 1_000_000;
/** How long one process has the sets to itself after each slice, milliseconds. */
const HELD = 60_000;
/** Rows of one statement. */
const ROWS = 200;
const SLICES = { sets: { first: 200, least: 50, most: 1_000 }, cases: { first: 50, least: 10, most: 500 } };

/** One reading in: its own name, by which it still holds the sets, and how many cases had been taken out when it began. */
type Turn = { holder: string; erased: number; now: () => number; stopping: () => boolean };
type Unread = { caseId: string; place: number; writes: number };
/** Places by block, by gram. */
type Found = Map<number, Map<number, number[]>>;

/**
 * Thrown where another process has the sets, where a case has been taken out meanwhile, since what was read may be of it, and
 * where the site stops. What is in the sets by then does no harm: all of it is read in again.
 */
class GivenUp extends Error {}

/**
 * Reads cases into the sets that have been written since; safe to run at any time and by several processes. A process that
 * ends in the middle leaves them to be read in again.
 * @param worth fewer than these are left to a later time
 * @param rest whether it rests after each slice, for everybody else
 * @param stopping whether the site stops, which does not wait for all of it
 * @returns whether there are more of them
 */
export async function fillCaseIndex(
	database: Database,
	now: () => number,
	{
		worth = WORTH,
		rest = true,
		stopping = () => false,
	}: { worth?: number; rest?: boolean; stopping?: () => boolean } = {},
): Promise<boolean> {
	if (!(await isWorth(database.read, worth))) return false;
	const holder = randomUUID();
	const erased = await database.tx((db) => take(db, holder, now()));
	if (erased === undefined) return false;
	const turn = { holder, erased, now, stopping };
	try {
		const { unread, found } = await readIn(database, turn, rest);
		for (const [block, grams] of found) await addToSets(database, turn, block, grams, rest);
		await countDown(database, turn, unread, rest);
	} catch (error) {
		if (!(error instanceof GivenUp)) throw error;
	}
	await database.tx((db) => letGo(db, holder));
	return isWorth(database.read, worth);
}

/** Takes a case out of the sets, in the caller's transaction; what is left of its words is read in again. */
export async function takeOutOfIndex(db: Db, caseId: string): Promise<void> {
	// First of all: from here on nobody adds what they have read of it before.
	await db
		.updateTable("case_index")
		.set((eb) => ({ erased: eb("erased", "+", 1) }))
		.execute();
	const row = await db.selectFrom("case_words").select("search_no").where("case_id", "=", caseId).executeTakeFirst();
	await db.updateTable("case_words").set({ search_no: null, unindexed: 1 }).where("case_id", "=", caseId).execute();
	if (row?.search_no == null) return;
	const [block, place] = [Math.floor(row.search_no / BLOCK), row.search_no % BLOCK];
	const rows = await db.selectFrom("case_gram").select(["gram", "members"]).where("block", "=", block).execute();
	const without = rows.flatMap(({ gram, members }) => {
		const set = readSet(members);
		if (!isIn(set, place)) return [];
		takeFrom(set, place);
		return [{ gram, block, members: writeSet(set) }];
	});
	const empty = without.filter(({ members }) => members === "").map(({ gram }) => gram);
	for (let from = 0; from < empty.length; from += ROWS)
		await db
			.deleteFrom("case_gram")
			.where("block", "=", block)
			.where("gram", "in", empty.slice(from, from + ROWS))
			.execute();
	await writeSets(
		db,
		without.filter(({ members }) => members !== ""),
	);
}

async function isWorth(db: Db, worth: number): Promise<boolean> {
	// In the order of the index, by which PostgreSQL takes it: there may be none of them among all cases.
	const rows = await unreadCases(db).select("case_id").orderBy("case_id").limit(worth).execute();
	return rows.length >= worth;
}

/** The number is written out: with a parameter PostgreSQL would not know that its index is of these alone. */
function unreadCases(db: Db) {
	return db.selectFrom("case_words").where((eb) => eb("unindexed", ">", eb.lit(0)));
}

/** @returns how many cases had been taken out so far; undefined while another process reads cases in */
async function take(db: Db, holder: string, now: number): Promise<number | undefined> {
	const taken = await db
		.updateTable("case_index")
		.set({ holder, held_until: now + HELD })
		// A time further off than any was written by a clock that has been set back since.
		.where((eb) => eb.or([eb("held_until", "<=", now), eb("held_until", ">", now + HELD)]))
		.returning("erased")
		.executeTakeFirst();
	return taken?.erased;
}

/** Before anything of a turn is written. @throws GivenUp */
async function holdOn(db: Db, { holder, erased, now, stopping }: Turn): Promise<void> {
	if (stopping()) throw new GivenUp();
	const held = await db
		.updateTable("case_index")
		.set({ held_until: now() + HELD })
		.where("holder", "=", holder)
		.where("erased", "=", erased)
		.executeTakeFirst();
	if (held.numUpdatedRows !== 1n) throw new GivenUp();
}

async function letGo(db: Db, holder: string): Promise<void> {
	await db.updateTable("case_index").set({ holder: "", held_until: 0 }).where("holder", "=", holder).execute();
}

/** The next cases, each with a place, and in which places each gram of them is. */
async function readIn(database: Database, turn: Turn, rests: boolean): Promise<{ unread: Unread[]; found: Found }> {
	const pace = new Pace(SLICES.cases);
	const unread: Unread[] = [];
	const found: Found = new Map();
	let characters = 0;
	let after = "";
	while (unread.length < CASES && characters < CHARACTERS) {
		const limit = Math.min(pace.rows, CASES - unread.length);
		const { done: rows, rest } = await pace.slice(async () => {
			const rows = await placed(database, turn, after, limit);
			for (const { place, text } of rows) addGrams(found, place, text);
			return rows;
		});
		unread.push(...rows);
		characters += rows.reduce((sum, { text }) => sum + text.length, 0);
		after = rows.at(-1)?.caseId ?? after;
		if (rows.length < limit) break;
		if (rests) await rest();
	}
	return { unread, found };
}

/** The next cases behind an id with what they are found by; those without a place get the next one. */
async function placed(database: Database, turn: Turn, after: string, limit: number) {
	return database.tx(async (db) => {
		await holdOn(db, turn);
		const rows = await unreadCases(db)
			.select(["case_id", "search_no", "unindexed", "words"])
			// Not joined: PostgreSQL would go through all cases from the first one on.
			.select((eb) =>
				eb.selectFrom("quote_case").select("search").whereRef("id", "=", "case_words.case_id").$asScalar().as("search"),
			)
			.where("case_id", ">", after)
			.orderBy("case_id")
			.limit(limit)
			.execute();
		const fresh = rows.flatMap(({ case_id, search_no }) => (search_no === null ? case_id : []));
		const places = await takePlaces(db, fresh);
		return rows.map(({ case_id, search_no, unindexed, words, search }) => ({
			caseId: case_id,
			place: search_no ?? places.get(case_id) ?? 0,
			writes: unindexed,
			text: `${search ?? ""} ${words}`,
		}));
	});
}

/** Gives each of these cases a place that nobody has. */
async function takePlaces(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
	if (ids.length === 0) return new Map();
	const { next_no } = await db
		.updateTable("case_index")
		.set((eb) => ({ next_no: eb("next_no", "+", ids.length) }))
		.returning("next_no")
		.executeTakeFirstOrThrow();
	const rows = ids.map((case_id, at) => ({ case_id, words: "", search_no: next_no - ids.length + at }));
	for (let from = 0; from < rows.length; from += ROWS)
		await db
			.insertInto("case_words")
			.values(rows.slice(from, from + ROWS))
			// They are all there: so one statement gives each of them its own.
			.onConflict((on) => on.column("case_id").doUpdateSet((eb) => ({ search_no: eb.ref("excluded.search_no") })))
			.execute();
	return new Map(rows.map(({ case_id, search_no }) => [case_id, search_no]));
}

function addGrams(found: Found, no: number, text: string): void {
	const block = Math.floor(no / BLOCK);
	const place = no % BLOCK;
	const grams = found.get(block) ?? new Map<number, number[]>();
	found.set(block, grams);
	for (const gram of gramsOf(text)) {
		const places = grams.get(gram);
		if (!places) grams.set(gram, [place]);
		else if (places.at(-1) !== place) places.push(place);
	}
}

async function addToSets(
	database: Database,
	turn: Turn,
	block: number,
	grams: ReadonlyMap<number, readonly number[]>,
	rests: boolean,
): Promise<void> {
	const pace = new Pace(SLICES.sets);
	// In the order in which they lie.
	const entries = [...grams].sort(([a], [b]) => a - b);
	while (entries.length > 0) {
		const some = entries.splice(0, pace.rows);
		const { rest } = await pace.slice(() =>
			database.tx(async (db) => {
				await holdOn(db, turn);
				await addSlice(db, block, some);
			}),
		);
		if (rests) await rest();
	}
}

async function addSlice(db: Db, block: number, entries: readonly (readonly [number, readonly number[]])[]) {
	const rows = await db
		.selectFrom("case_gram")
		.select(["gram", "members"])
		.where("block", "=", block)
		.where(
			"gram",
			"in",
			entries.map(([gram]) => gram),
		)
		.execute();
	const before = new Map(rows.map(({ gram, members }) => [gram, members]));
	const changed = entries.flatMap(([gram, places]) => {
		const former = before.get(gram);
		const set = former === undefined ? emptySet() : readSet(former);
		for (const place of places) addTo(set, place);
		const members = writeSet(set);
		return members === former ? [] : [{ gram, block, members }];
	});
	await writeSets(db, changed);
}

async function countDown(database: Database, turn: Turn, unread: readonly Unread[], rests: boolean): Promise<void> {
	const pace = new Pace(SLICES.cases);
	// What was written meanwhile stays to be read: only the writes that have been seen are taken off.
	const left = [...unread].sort((a, b) => a.writes - b.writes);
	while (left.length > 0) {
		const writes = left[0]?.writes ?? 1;
		const until = left.findIndex((one) => one.writes !== writes);
		const some = left.splice(0, Math.min(pace.rows, until === -1 ? left.length : until));
		const ids = some.map(({ caseId }) => caseId);
		const { rest } = await pace.slice(() =>
			database.tx(async (db) => {
				await holdOn(db, turn);
				await db
					.updateTable("case_words")
					.set((eb) => ({ unindexed: eb("unindexed", "-", writes) }))
					.where("case_id", "in", ids)
					.execute();
			}),
		);
		if (rests) await rest();
	}
}

async function writeSets(db: Db, rows: readonly { gram: number; block: number; members: string }[]): Promise<void> {
	for (let from = 0; from < rows.length; from += ROWS)
		await db
			.insertInto("case_gram")
			.values(rows.slice(from, from + ROWS))
			.onConflict((on) => on.columns(["gram", "block"]).doUpdateSet((eb) => ({ members: eb.ref("excluded.members") })))
			.execute();
}
