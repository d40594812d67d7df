import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { openPostgres } from "../server/platform/db/postgres.ts";
import type { Tables } from "../server/platform/db/schema.ts";
import { openSqlite, sqliteDialect } from "../server/platform/db/sqlite-dialect.ts";
import { type ExampleRequest, exampleRequest } from "./example-requests.ts";

/**
 * `node scripts/seed-requests.ts N`: writes N example requests into a database whose tables are there (start the site
 * once before), to see and to measure the desk as it is after years. Reads DATA_DIR and DATABASE_URL as the site does.
 * Nothing of it is true: every company is called Example.
 */
const AT_ONCE = 1_000;
/** At most this many are made one by one; what is asked for beyond are copies of those that have ended, made by the database. */
const MADE = 100_000;
/** The youngest are open, which a company has no more of for being older. */
const OPEN = 64;
const FIRST = 10_000_000;
/** Rows of one statement: PostgreSQL takes 65,535 values, SQLite 32,766. */
const ROWS = 500;

const count = Number(process.argv[2]);
if (!Number.isSafeInteger(count) || count < 1) {
	console.error("Say how many: node scripts/seed-requests.ts 100000");
	process.exit(1);
}
const { DATABASE_URL, DATA_DIR } = process.env;
const db = DATABASE_URL ? openPostgres(DATABASE_URL, 0) : new Kysely<Tables>({ dialect: sqliteDialect(openFile()) });
const owners = await db.selectFrom("staff").select(["id", "name"]).where("disabled_at", "is", null).execute();
const taken = await db.selectFrom("quote_request").select("id").where("reference", "=", "10000000").execute();
if (taken.length > 0) {
	console.error("The examples are already there.");
	process.exit(1);
}
const now = Date.now();
const since = performance.now();
const made = Math.min(count, MADE);
// The oldest first, as they would have come.
for (let from = made; from > 0; from -= AT_ONCE) {
	const numbers = Array.from({ length: Math.min(AT_ONCE, from) }, (_, i) => from - 1 - i);
	const examples = numbers.map((n) => exampleRequest(n, made, now, owners));
	await db.transaction().execute((tx) => write(tx, examples));
}
for (let turn = 1, there = made; there < count; turn++) {
	const some = Math.min(made - OPEN, count - there);
	await db.transaction().execute((tx) => copy(tx, turn, some));
	there += some;
}
// What its own housekeeping does within a minute of this many new rows: until then the planner knows nothing of them.
if (DATABASE_URL) await sql`vacuum analyze`.execute(db);
await db.destroy();
console.log(`${count} example requests in ${Math.round((performance.now() - since) / 1000)} s`);

/** A site that runs writes now and then: it is waited for. */
function openFile(): DatabaseSync {
	const database = openSqlite(join(DATA_DIR || "./data", "thari.db"));
	database.exec("PRAGMA busy_timeout = 30000");
	// Ids are in no order: with SQLite's own 2 MB each row of a large database moves pages to the file and back.
	database.exec("PRAGMA cache_size = -1000000");
	return database;
}

async function write(tx: Transaction<Tables>, examples: readonly ExampleRequest[]): Promise<void> {
	for (let from = 0; from < examples.length; from += ROWS) {
		const some = examples.slice(from, from + ROWS);
		await tx
			.insertInto("quote_request")
			.values(some.map(({ request }) => request))
			.execute();
		for (const lines of slices(some.flatMap((one) => one.lines)))
			await tx.insertInto("quote_request_line").values(lines).execute();
		await tx
			.insertInto("quote_case")
			.values(some.map(({ row }) => row))
			.execute();
		await tx
			.insertInto("case_words")
			.values(some.map(({ request, entries }) => ({ case_id: request.id, words: wordsOf(request, entries) })))
			.execute();
		for (const entries of slices(some.flatMap((one) => one.entries)))
			await tx.insertInto("case_entry").values(entries).execute();
		for (const mails of slices(some.flatMap((one) => one.mails))) await tx.insertInto("outbox").values(mails).execute();
	}
}

/** Copies `some` of the requests that have ended, with all that hangs on them; each has ids and a reference of its own. */
async function copy(tx: Transaction<Tables>, turn: number, some: number): Promise<void> {
	const own = (column: string) => sql`cast(${turn} as text) || '-' || ${sql.ref(column)}`;
	const reference = sql`cast(cast(o.reference as bigint) + ${turn * MADE} as text)`;
	const search = sql`replace(o.search, o.reference, ${reference})`;
	const copied = sql`select id from quote_request where reference >= ${String(FIRST + OPEN)} and reference < ${String(FIRST + OPEN + some)}`;
	const tables: [keyof Tables, string, Record<string, RawBuilder<unknown>>][] = [
		["quote_request", "id", { id: own("o.id"), reference, form_key: own("o.form_key") }],
		["quote_request_line", "request_id", { request_id: own("o.request_id") }],
		["quote_case", "id", { id: own("o.id"), reference, search }],
		// A site that runs beside may have read some of them into the search already; their copies are still to be read.
		["case_words", "case_id", { case_id: own("o.case_id"), search_no: sql`null`, unindexed: sql`1` }],
		["case_entry", "case_id", { id: own("o.id"), case_id: own("o.case_id") }],
		["outbox", "case_id", { id: own("o.id"), case_id: own("o.case_id"), message_id: own("o.message_id") }],
	];
	for (const [table, of, changed] of tables) {
		const row = await tx.selectFrom(table).selectAll().limit(1).executeTakeFirstOrThrow();
		const columns = Object.keys(row);
		const into = sql.join(columns.map((column) => sql.ref(column)));
		const values = sql.join(columns.map((column) => changed[column] ?? sql.ref(`o.${column}`)));
		await sql`insert into ${sql.table(table)} (${into}) select ${values} from ${sql.table(table)} o
			where ${sql.ref(`o.${of}`)} in (${copied})`.execute(tx);
	}
}

function wordsOf({ address, notes }: ExampleRequest["request"], entries: ExampleRequest["entries"]): string {
	return [address, notes ?? "", ...entries.map(({ body }) => body)].join(" ").toLowerCase();
}

function* slices<Item>(items: readonly Item[]): Generator<Item[]> {
	for (let from = 0; from < items.length; from += ROWS) yield items.slice(from, from + ROWS);
}
