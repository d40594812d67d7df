import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Editor } from "../../domain/catalogue/editing.ts";
import type { PlannedProduct } from "../../domain/catalogue/import.ts";
import type { Db } from "../platform/db/database.ts";
import type { GiveWay } from "../platform/db/write-queue.ts";
import { Pace } from "../platform/pace.ts";
import { newRowId } from "../platform/row-id.ts";
import { productColumns, productOf } from "./catalogue-rows.ts";
import { indexProducts } from "./search-index.ts";

/*
 * What a file would write, kept in rows of its own while its dry run reads it. The word to go ahead then moves them into
 * the catalogue by a few statements: the transaction is short however large the file is.
 */

/** Characters of a part of the file. */
const PART = 500_000;
/** Rows of one statement: SQLite takes 32,766 values. */
const ROWS = 100;
/** Lines whose products one slice moves. */
const LINES = { first: 50, least: 10, most: 1_000 };
/** A part of the file is as long as this many of the other rows. */
const ROWS_OF_PART = 200;
/** At most this many changed products are read into the search's index at once; more are read in their turn (`fillSearch`). */
const INDEXED_AT_ONCE = 50;

/** The columns that are moved: one that is forgotten here does not compile. */
const MOVED: Record<Exclude<keyof ReturnType<typeof productColumns>, "id">, true> = {
	sku: true,
	slug: true,
	name: true,
	description: true,
	story: true,
	image: true,
	image_alt: true,
	close_image: true,
	close_alt: true,
	price: true,
	unit: true,
	min_order: true,
	order_multiple: true,
	category_id: true,
	pool_id: true,
	details: true,
	hidden: true,
	search: true,
	fibres: true,
	colours: true,
	sample: true,
};
const COLUMNS = Object.keys(MOVED);

/** The text of a file in parts of its order. */
export function* partsOf(text: string): Generator<{ part: number; text: string }> {
	for (let part = 0; part * PART < text.length || part === 0; part++)
		yield { part, text: text.slice(part * PART, (part + 1) * PART) };
}

/** Keeps products that a file would write. */
export async function stageProducts(
	db: Db,
	file: string,
	products: readonly PlannedProduct[],
	now: number,
): Promise<void> {
	for (let from = 0; from < products.length; from += ROWS) {
		const rows = products.slice(from, from + ROWS).map(({ id, line, isNew, draft, changes }) => {
			const { id: product_id, ...columns } = productColumns({ id, ...draft });
			return {
				...columns,
				...{ file_id: file, product_id, line, is_new: isNew ? 1 : 0 },
				renumbered: changes.some(({ field }) => field === "sku") ? 1 : 0,
				change_id: newRowId(now),
				changes: JSON.stringify(changes),
			};
		});
		await db.insertInto("catalogue_file_product").values(rows).execute();
	}
}

/** Keeps places that a file would change. @param places with their numbers among all of the file's, from 0 */
export async function stagePlaces(
	db: Db,
	file: string,
	places: readonly { no: number; product_id: string; position: number }[],
): Promise<void> {
	if (places.length === 0) return;
	const rows = places.map((place) => ({ file_id: file, ...place }));
	await db.insertInto("catalogue_file_place").values(rows).execute();
}

/**
 * Writes what a file would write; the caller holds the catalogue, at the version that the dry run saw, and raises it.
 * Asks between two slices whether to give way.
 * @returns how many products were added and changed
 */
export async function writeStaged(
	db: Db,
	file: string,
	by: Editor,
	now: number,
	giveWay: GiveWay,
): Promise<{ added: number; changed: number }> {
	const inSlices = (last: number | null, work: Sliced) => eachSlice(last, work, giveWay);
	const { last } = await db
		.selectFrom("catalogue_file_product")
		.select((eb) => eb.fn.max<number | null>("line").as("last"))
		.where("file_id", "=", file)
		.executeTakeFirstOrThrow();
	const { moved } = await db
		.selectFrom("catalogue_file_place")
		.select((eb) => eb.fn.max<number | null>("no").as("moved"))
		.where("file_id", "=", file)
		.executeTakeFirstOrThrow();
	// Two products may exchange their numbers: all that change are free before the first is written.
	await inSlices(last, (within) => freeNumbers(db, file, within));
	const written = { added: 0, changed: 0 };
	await inSlices(last, async (within) => {
		const { added, changed } = await writeLines(db, file, within, by, now);
		written.added += added;
		written.changed += changed;
	});
	await inSlices(moved, (within) => writePlaces(db, file, within));
	if (written.added + written.changed <= INDEXED_AT_ONCE) await toSearch(db, file);
	else await inSlices(last, (within) => letSearchWait(db, file, within));
	return written;
}

/** A part of the lines, or of the places, of a file. */
type Within = { from: number; to: number };
type Sliced = (within: Within) => Promise<unknown>;

/** Does something with all of them, some at a time: between two slices everybody else is answered. */
async function eachSlice(last: number | null, work: Sliced, giveWay: GiveWay): Promise<void> {
	const pace = new Pace(LINES);
	for (let from = 0; last !== null && from <= last; ) {
		const to = from + pace.rows;
		await pace.slice(() => work({ from, to }));
		from = to;
		await nextTurn();
		giveWay();
	}
}

async function freeNumbers(db: Db, file: string, { from, to }: Within): Promise<void> {
	await sql`update product set sku = null where sku is not null and id in (
		select product_id from catalogue_file_product
		where file_id = ${file} and line >= ${from} and line < ${to} and is_new = 0 and renumbered = 1)`.execute(db);
}

async function writeLines(db: Db, file: string, { from, to }: Within, by: Editor, now: number) {
	const staged = sql`d.file_id = ${file} and d.line >= ${from} and d.line < ${to}`;
	const names = sql.join(COLUMNS.map((column) => sql.ref(column)));
	const values = sql.join(COLUMNS.map((column) => sql.ref(`d.${column}`)));
	const changes = sql.join(COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`d.${column}`)}`));
	const changed = await sql`update product set ${changes}, revision = product.revision + 1 from catalogue_file_product d
		where ${staged} and d.is_new = 0 and d.product_id = product.id`.execute(db);
	const added = await sql`insert into product (id, position, ${names}) select d.product_id, p.position, ${values}
		from catalogue_file_product d join catalogue_file_place p on p.file_id = d.file_id and p.product_id = d.product_id
		where ${staged} and d.is_new = 1`.execute(db);
	await sql`insert into catalogue_change (id, subject, subject_id, revision, fields, staff_id, staff_name, created_at)
		select d.change_id, 'product', d.product_id, p.revision, d.changes,
			cast(${by.id} as text), cast(${by.name} as text), cast(${now} as bigint)
		from catalogue_file_product d join product p on p.id = d.product_id where ${staged}`.execute(db);
	return { added: Number(added.numAffectedRows), changed: Number(changed.numAffectedRows) };
}

async function writePlaces(db: Db, file: string, { from, to }: Within): Promise<void> {
	await sql`update product set position = p.position from catalogue_file_place p
		where p.file_id = ${file} and p.no >= ${from} and p.no < ${to} and p.product_id = product.id`.execute(db);
}

/** Reads a few products into the index that is searched. */
async function toSearch(db: Db, file: string): Promise<void> {
	const ids = db.selectFrom("catalogue_file_product").select("product_id").where("file_id", "=", file);
	const rows = await db.selectFrom("product").selectAll().where("id", "in", ids).orderBy("id").execute();
	await indexProducts(db, rows.map(productOf));
}

/** Many wait for their turn in the index; new ones are found by themselves. */
async function letSearchWait(db: Db, file: string, { from, to }: Within): Promise<void> {
	await sql`insert into search_waiting (product_id)
		select product_id from catalogue_file_product
		where file_id = ${file} and line >= ${from} and line < ${to} and is_new = 0
		on conflict (product_id) do nothing`.execute(db);
}

/** Removes at most `rows` rows of what is kept of a file. @returns whether there may be more of them */
export async function removeSome(db: Db, file: string, rows: number): Promise<boolean> {
	for (const [table, key, limit] of [
		["catalogue_file_product", "product_id", rows],
		["catalogue_file_place", "product_id", rows],
		["catalogue_file_part", "part", Math.ceil(rows / ROWS_OF_PART)],
	] as const) {
		const { numAffectedRows } =
			await sql`delete from ${sql.table(table)} where file_id = ${file} and ${sql.ref(key)} in (
			select ${sql.ref(key)} from ${sql.table(table)} where file_id = ${file} limit ${limit})`.execute(db);
		if (numAffectedRows) return true;
	}
	return false;
}

/** Files of which something is kept although they are gone: a process ended while it removed them. */
export async function lostFiles(db: Db): Promise<string[]> {
	const { rows } = await sql<{ file_id: string }>`
		select file_id from catalogue_file_product where file_id not in (select id from catalogue_file) union
		select file_id from catalogue_file_place where file_id not in (select id from catalogue_file) union
		select file_id from catalogue_file_part where file_id not in (select id from catalogue_file)`.execute(db);
	return rows.map(({ file_id }) => file_id);
}
