import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { seedCatalogue as builtIn } from "../../content/catalogue/catalogue.ts";
import { seedCatalogue } from "../../server/catalogue/catalogue.ts";
import { fillSearch } from "../../server/catalogue/search-filling.ts";
import { findProducts } from "../../server/catalogue/search-products.ts";
import { type Database, joinDatabase, type Place } from "../../server/platform/db/database.ts";
import { migrate } from "../../server/platform/db/migrate.ts";
import { mixedQueries } from "../support/mixed-search-queries.ts";
import { startPostgres } from "../support/postgres.ts";
import { foreignQueries, furtherQueries, searchQueries } from "../support/search-queries.ts";
import { SIZES } from "./sizes.ts";
import { median, type Part, percentile } from "./table.ts";

const TURNS = 4;
const queries = [...searchQueries, ...furtherQueries, ...foreignQueries, ...mixedQueries];

/** What the shop's search takes in a larger catalogue, on both databases. */
export async function measureSearch(): Promise<Part> {
	const rows: (string | number)[][] = [];
	const server = await startPostgres();
	for (const size of SIZES) {
		const dataDir = mkdtempSync(join(tmpdir(), "thari-bench-"));
		rows.push(["SQLite", ...(await measureSize({ dataDir, databaseUrl: undefined }, size))]);
		rmSync(dataDir, { recursive: true, force: true });
		const name = `search_${size}`;
		const admin = joinDatabase({ dataDir: "", databaseUrl: `${server.url}/postgres` }, 0);
		await sql`create database ${sql.raw(name)}`.execute(admin.read);
		await admin.close();
		rows.push(["PostgreSQL", ...(await measureSize({ dataDir: "", databaseUrl: `${server.url}/${name}` }, size))]);
	}
	server.stop();
	return {
		title: "The shop's search",
		how: `Copies of the 40 products; the ${queries.length} queries of tests/support/search-queries.ts, ${TURNS} times each, one after the other, in the server's process: from what was typed to the products' ids. At most 20 ms are wanted at the 99th percentile. Processor: what the server's process and the database's took together, whoever else uses the machine.`,
		head: [
			"database",
			"products",
			"reading in, s",
			"first is meant",
			"median ms",
			"p99 ms",
			"most ms",
			"processor median ms",
			"processor p99 ms",
		],
		rows,
	};
}

async function measureSize(place: Place, size: number): Promise<(string | number)[]> {
	const database = joinDatabase(place, 0);
	await migrate(database, migrations());
	await seedCatalogue(database, builtIn);
	await fillSearch(database);
	await copyTo(database, size);
	const since = performance.now();
	while (await fillSearch(database, 0));
	const filled = (performance.now() - since) / 1000;
	if (database.engine === "postgres") await sql`analyze`.execute(database.read);
	const times: number[] = [];
	const work: number[] = [];
	let met = 0;
	for (let turn = 0; turn <= TURNS; turn++)
		for (const [query, meant] of queries) {
			const before = worked(place.databaseUrl);
			const begun = performance.now();
			const [first] = await findProducts(database.read, query, 24);
			// The first turn finds nothing ready; it is no measure.
			if (turn > 0) {
				times.push(performance.now() - begun);
				work.push(worked(place.databaseUrl) - before);
			} else if (first?.id.replace(/-\d+$/, "") === meant) met += 1;
		}
	await database.close();
	const figures = [
		...[median(times), percentile(times, 0.99), Math.max(...times)],
		...[median(work), percentile(work, 0.99)],
	].map((ms) => ms.toFixed(1));
	return [size, filled.toFixed(0), `${met} of ${queries.length}`, ...figures];
}

/** Copies of what is there, each with an id, an address and a name of its own. */
async function copyTo(database: Database, size: number): Promise<void> {
	const { products } = builtIn;
	for (let turn = 1; turn * products.length < size; turn++)
		await database.tx((db) =>
			sql`insert into product (id, slug, category_id, name, description, story, image, image_alt, price, unit, min_order, details, position)
				select id || ${sql.lit(`-${turn}`)}, slug || ${sql.lit(`-${turn}`)}, category_id, name || ${sql.lit(` ${turn}`)}, description, story,
				image, image_alt, price, unit, min_order, details, position + ${sql.lit(turn * 1000)} from product
				where id in (${sql.join(products.map(({ id }) => id))})`.execute(db),
		);
}

function migrations(): Record<string, string> {
	const folder = join(import.meta.dirname, "../../server/platform/db/migrations");
	return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

/** The processor time that this process has had, and the database server's processes with it, milliseconds. */
function worked(databaseUrl: string | undefined): number {
	const { user, system } = process.cpuUsage();
	const own = (user + system) / 1000;
	if (databaseUrl === undefined) return own;
	return readdirSync("/proc").reduce((sum, pid) => sum + (isBackend(pid) ? ranFor(pid) : 0), own);
}

const backends = new Map<string, boolean>();

/** A process of PostgreSQL that answers for a database of this measurement. */
function isBackend(pid: string): boolean {
	if (!/^\d+$/.test(pid)) return false;
	const known = backends.get(pid);
	if (known !== undefined) return known;
	const is = /^postgres: .*search_\d+/.test(textOf(`/proc/${pid}/cmdline`));
	backends.set(pid, is);
	return is;
}

/** Milliseconds on a processor, which Linux counts in nanoseconds. */
function ranFor(pid: string): number {
	return Number(textOf(`/proc/${pid}/schedstat`).split(" ")[0] ?? 0) / 1e6;
}

function textOf(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}
