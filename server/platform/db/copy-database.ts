import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database, Db } from "./database.ts";

/** Rows read and written at once. */
const BATCH = 500;
/** At most this many parameters in one statement: PostgreSQL takes few more. */
const MAX_PARAMETERS = 60_000;

/** One table after the copy; the checksums are over all rows in order, all columns by name. */
type CopiedTable = { table: string; rows: number; checksum: string };

/** Tables that hold what a person sent or who works here: one of them filled means that the target is in use. */
const OF_PEOPLE = new Set(["quote_request", "inquiry", "staff"]);

/** What is in a row: our types are text, integer and bigint alone. */
type Row = Record<string, string | number | null>;

/** Thrown when the copy cannot begin, or is not the same as what it was made from; nothing is kept then. */
export class CopyError extends Error {}

/**
 * Copies every table of a SQLite database into an empty PostgreSQL one, in one transaction that is kept only when
 * counts and checksums of each table agree. The source must not be written meanwhile.
 * @throws CopyError with a sentence for the operator
 */
export async function copyDatabase(
	source: Database,
	target: Database,
	tell: (line: string) => void,
): Promise<CopiedTable[]> {
	const tables = await tablesInOrder(source.read);
	return target.tx(async (db) => {
		await clearSeeds(db, tables);
		const copied: CopiedTable[] = [];
		for (const table of tables) {
			const there = await summary(source.read, table, (rows) => insert(db, table, rows));
			const here = await summary(db, table);
			if (there.rows !== here.rows || there.checksum !== here.checksum)
				throw new CopyError(
					`${table.name}: ${there.rows} rows became ${here.rows}, or their content differs. Nothing was kept.`,
				);
			tell(`${table.name}: ${here.rows} rows, ${here.checksum.slice(0, 16)}`);
			copied.push(here);
		}
		return copied;
	});
}

/**
 * A fresh target may hold what a first start wrote (secrets, the built-in catalogue), never a request.
 * @throws CopyError when somebody's data is there
 */
async function clearSeeds(db: Db, tables: readonly TableShape[]): Promise<void> {
	for (const { name } of tables.filter((table) => OF_PEOPLE.has(table.name))) {
		const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
		if (rows.length > 0) throw new CopyError(`The target is in use: it has rows in ${name}. Nothing was copied.`);
	}
	for (const { name } of [...tables].reverse()) await sql`delete from ${sql.table(name)}`.execute(db);
}

/** Reads a table page by page, hands each page on, and sums it up, whatever order its rows come in. */
async function summary(
	db: Db,
	table: TableShape,
	onRows: (rows: Row[]) => Promise<void> = async () => {},
): Promise<CopiedTable> {
	const digests: string[] = [];
	const key = sql.join(table.key.map((column) => sql.ref(column)));
	let last: Row | undefined;
	for (;;) {
		// Behind the last row by its key: counted from the beginning, each page would take longer than the one before.
		const behind = last ? sql`where (${key}) > (${sql.join(table.key.map((column) => last?.[column]))})` : sql``;
		const { rows } =
			await sql<Row>`select * from ${sql.table(table.name)} ${behind} order by ${key} limit ${BATCH}`.execute(db);
		if (rows.length === 0) break;
		for (const row of rows) digests.push(digestOf(row));
		await onRows(rows);
		last = rows.at(-1);
	}
	const checksum = createHash("sha256").update(digests.sort().join("")).digest("hex");
	return { table: table.name, rows: digests.length, checksum };
}

function digestOf(row: Row): string {
	const columns = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
	return createHash("sha256").update(JSON.stringify(columns)).digest("base64");
}

async function insert(db: Db, table: TableShape, rows: Row[]): Promise<void> {
	const columns = Object.keys(rows[0] ?? {});
	const atOnce = Math.max(1, Math.floor(MAX_PARAMETERS / columns.length));
	for (let from = 0; from < rows.length; from += atOnce) {
		const values = rows
			.slice(from, from + atOnce)
			.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
		const names = sql.join(columns.map((column) => sql.ref(column)));
		await sql`insert into ${sql.table(table.name)} (${names}) values ${sql.join(values)}`.execute(db);
	}
}

type TableShape = { name: string; key: string[]; needs: string[] };

/** The tables of the source, those that others refer to first; the ledger of migrations is the target's own. */
async function tablesInOrder(db: Db): Promise<TableShape[]> {
	const { rows } = await sql<{
		name: string;
	}>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name <> 'migration' order by name`.execute(
		db,
	);
	const shapes = await Promise.all(rows.map(({ name }) => shapeOf(db, name)));
	const ordered: TableShape[] = [];
	const place = (shape: TableShape) => {
		if (ordered.includes(shape)) return;
		for (const other of shapes) if (other !== shape && shape.needs.includes(other.name)) place(other);
		ordered.push(shape);
	};
	for (const shape of shapes) place(shape);
	return ordered;
}

async function shapeOf(db: Db, name: string): Promise<TableShape> {
	const columns = await sql<{ name: string; pk: number }>`select name, pk from pragma_table_info(${name})`.execute(db);
	const refers = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(db);
	const key = columns.rows.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
	return { name, key: key.map((column) => column.name), needs: refers.rows.map((row) => row.table) };
}
