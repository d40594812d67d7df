import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { joinDatabase, type Place } from "../../server/platform/db/database.ts";
import { ownerCookie } from "../support/owner-cookie.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Site, startSite } from "../support/site.ts";

/** `--requests=100000`: of that size alone. */
const [, ONE_SIZE] = /--requests=(\d+)/.exec(process.argv.join(" ")) ?? [];
/** `--keep=/tmp/large-desk`: the filled databases stay there, and the next run finds them: filling takes minutes. */
const [, KEPT] = /--keep=(\S+)/.exec(process.argv.join(" ")) ?? [];
/** `--engine=sqlite` or `--engine=postgres`: that one alone. */
const [, ENGINE] = /--engine=(\w+)/.exec(process.argv.join(" ")) ?? [];

const LARGE_SIZES: readonly number[] = ONE_SIZE === undefined ? [100_000, 1_000_000] : [Number(ONE_SIZE)];

const run = promisify(execFile);
const script = (name: string) => join(import.meta.dirname, "../../scripts", name);

/** A site on a database of many example requests, with an owner's Cookie header. */
export type LargeSite = {
	site: Site;
	size: number;
	database: "SQLite" | "PostgreSQL";
	cookie: string;
	place: Place;
	/** Copies the database as docs/operations.md says, and throws the copy away at the end. */
	backup(): Promise<unknown>;
};

/** A database that is filled: where it is, and with how much. */
type Filled = Pick<LargeSite, "place" | "size" | "database">;

type Measure = (large: LargeSite) => Promise<(string | number)[][]>;

/** Asks the same of each size on each engine; the rows one after another. */
export async function onLargeSites(measure: Measure): Promise<(string | number)[][]> {
	const rows: (string | number)[][] = [];
	for (const size of LARGE_SIZES) {
		if (ENGINE !== "postgres") rows.push(...(await onSqlite(size, measure)));
		if (ENGINE !== "sqlite") rows.push(...(await onPostgres(size, measure)));
	}
	return rows;
}

async function onSqlite(size: number, measure: Measure): Promise<(string | number)[][]> {
	const folder = mkdtempSync(join(tmpdir(), "thari-large-"));
	const dataDir = placeOf("sqlite", size) ?? join(folder, "data");
	mkdirSync(dataDir, { recursive: true });
	const site = await startSite({ dataDir });
	try {
		const env = { ...process.env, DATA_DIR: dataDir };
		const place = { dataDir, databaseUrl: undefined };
		const cookie = await filled(site, { place, size, database: "SQLite" }, env);
		const backup = () => run(process.execPath, [script("backup.ts"), join(folder, "copy.db")], { env });
		return await measure({
			site,
			size,
			database: "SQLite",
			cookie,
			place,
			backup,
		});
	} finally {
		await site.stop();
		rmSync(folder, { recursive: true });
	}
}

async function onPostgres(size: number, measure: Measure): Promise<(string | number)[][]> {
	const server = await startPostgres({ kept: placeOf("postgres", size) });
	const folder = mkdtempSync(join(tmpdir(), "thari-large-"));
	const url = `${server.url}/postgres`;
	const site = await startSite({ env: { DATABASE_URL: url } });
	try {
		const place = { dataDir: folder, databaseUrl: url };
		const env = { ...process.env, DATABASE_URL: url };
		const cookie = await filled(site, { place, size, database: "PostgreSQL" }, env);
		const dump = ["--format=custom", `--file=${join(folder, "copy.dump")}`, url];
		const backup = () => run(join(server.bin, "pg_dump"), dump);
		return await measure({
			site,
			size,
			database: "PostgreSQL",
			cookie,
			place,
			backup,
		});
	} finally {
		await site.stop();
		server.stop();
		rmSync(folder, { recursive: true });
	}
}

/** @returns the Cookie header of an owner who has signed in just now: filling takes longer than somebody idle stays signed in */
async function filled(site: Site, what: Filled, env: NodeJS.ProcessEnv): Promise<string> {
	// The examples have an owner.
	await ownerCookie(site, await invitation(site, env));
	tell(`${what.size} requests on ${what.database}: being filled, which takes minutes`);
	await run(process.execPath, [script("seed-requests.ts"), String(what.size)], { env }).catch((error: unknown) => {
		if (!String(error).includes("already there")) throw error;
	});
	await readIntoSets(what);
	return ownerCookie(site, await invitation(site, env));
}

/** What is done at this moment: all of it takes longer than somebody waits without a word. */
export function tell(line: string): void {
	console.error(line);
}

function placeOf(engine: string, size: number): string | undefined {
	return KEPT === undefined ? undefined : join(KEPT, `${engine}-${size}`);
}

/** A link to the desk for one more owner. */
async function invitation(site: Site, env: NodeJS.ProcessEnv): Promise<string | undefined> {
	const { stdout } = await run(process.execPath, [script("desk-invite.ts"), "--role", "owner"], {
		env: { ...env, PUBLIC_URL: site.url },
	});
	return /http\S+\/desk\/welcome\/[\w-]+/.exec(stdout)?.[0];
}

/** Resolves once the site has read all cases into the sets of the desk's search, but for the few that it leaves. */
export async function readIntoSets({ place, size, database }: Filled): Promise<void> {
	const since = performance.now();
	const beside = joinDatabase(place, 0);
	for (;;) {
		const left = await beside.read
			.selectFrom("case_words")
			.select("case_id")
			.where((eb) => eb("unindexed", ">", eb.lit(0)))
			.limit(1_000)
			.execute();
		if (left.length < 1_000) break;
		await setTimeout(1_000);
	}
	await beside.close();
	tell(
		`${size} requests on ${database}: read into the sets, waited ${Math.round((performance.now() - since) / 1000)} s`,
	);
}
