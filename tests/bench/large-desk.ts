import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ownerCookie } from "../support/owner-cookie.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Site, startSite } from "../support/site.ts";
import { VISIT_EVERY, visitsDuring } from "../support/visits.ts";
import { onTheClock } from "../support/waits.ts";
import { type Part, percentile } from "./table.ts";

const SIZES = [100_000, 1_000_000];
/** `--requests=100000`: of that size alone. */
const [, ONE_SIZE] = /--requests=(\d+)/.exec(process.argv.join(" ")) ?? [];
/** `--keep=/tmp/large-desk`: the filled databases stay there, and the next run finds them: filling takes minutes. */
const [, KEPT] = /--keep=(\S+)/.exec(process.argv.join(" ")) ?? [];
const ASKED: readonly (readonly [string, string])[] = [
	["inbox", "/desk"],
	["search: a word of many", "/desk?q=boutique"],
	["search: nothing", "/desk?show=all&q=nowhere-to-be-found"],
	["reports, a year", "/desk/figures?weeks=52"],
	["export, all years", "/desk/figures/requests.csv?weeks=all"],
];

const run = promisify(execFile);
const script = (name: string) => join(import.meta.dirname, "../../scripts", name);

/** What a visitor to the shop waits while staff ask for what takes long, on both databases. */
export async function measureLargeDesk(): Promise<Part> {
	const rows: (string | number)[][] = [];
	for (const size of ONE_SIZE === undefined ? SIZES : [Number(ONE_SIZE)]) {
		rows.push(...(await onSqlite(size)), ...(await onPostgres(size)));
	}
	return {
		title: "The shop beside a large desk",
		how: `scripts/seed-requests.ts; each thing is asked for once, right after another, while a visitor comes to /products every ${VISIT_EVERY} ms whether the one before has been answered or not. A visitor's p99 of at most 100 ms is wanted. Seeding, site, database and visitors share two cores.`,
		head: ["requests", "database", "asked for", "took ms", "visits meanwhile", "visitor's p99 ms", "longest ms"],
		rows,
	};
}

async function onSqlite(size: number): Promise<(string | number)[][]> {
	const folder = mkdtempSync(join(tmpdir(), "thari-large-"));
	const dataDir = placeOf("sqlite", size) ?? join(folder, "data");
	mkdirSync(dataDir, { recursive: true });
	const site = await startSite({ dataDir });
	try {
		const env = { ...process.env, DATA_DIR: dataDir };
		const backup = () => run(process.execPath, [script("backup.ts"), join(folder, "copy.db")], { env });
		return await measureOne(site, [size, "SQLite"], env, backup);
	} finally {
		await site.stop();
		rmSync(folder, { recursive: true });
	}
}

async function onPostgres(size: number): Promise<(string | number)[][]> {
	const server = await startPostgres({ kept: placeOf("postgres", size) });
	const folder = mkdtempSync(join(tmpdir(), "thari-large-"));
	const url = `${server.url}/postgres`;
	const site = await startSite({ env: { DATABASE_URL: url } });
	try {
		const dump = ["--format=custom", `--file=${join(folder, "copy.dump")}`, url];
		const backup = () => run(join(server.bin, "pg_dump"), dump);
		return await measureOne(site, [size, "PostgreSQL"], { ...process.env, DATABASE_URL: url }, backup);
	} finally {
		await site.stop();
		server.stop();
		rmSync(folder, { recursive: true });
	}
}

async function measureOne(
	site: Site,
	beginning: (string | number)[],
	env: NodeJS.ProcessEnv,
	backup: () => Promise<unknown>,
): Promise<(string | number)[][]> {
	const cookie = await ownerCookie(site, await invitation(site, env));
	tell(`${beginning.join(" requests on ")}: being filled, which takes minutes`);
	await run(process.execPath, [script("seed-requests.ts"), String(beginning[0])], { env }).catch((error: unknown) => {
		if (!String(error).includes("already there")) throw error;
	});
	const rows: (string | number)[][] = [];
	const measured = async (what: string, work: () => Promise<unknown>) => {
		const since = performance.now();
		const waits = await visitsDuring(site, work, onTheClock);
		const took = performance.now() - since;
		const figures = [took, waits.length, percentile(waits, 0.99), Math.max(...waits)];
		const row = [...beginning, what, ...figures.map((figure) => figure.toFixed(0))];
		tell(row.join(", "));
		rows.push(row);
	};
	for (const [what, path] of ASKED)
		await measured(what, async () => {
			const answer = await fetch(site.url + path, { headers: { Cookie: cookie } });
			if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
			for await (const _ of answer.body ?? []);
		});
	await measured("backup", backup);
	return rows;
}

/** What is done at this moment: all of it takes longer than somebody waits without a word. */
function tell(line: string): void {
	console.error(line);
}

function placeOf(engine: string, size: number): string | undefined {
	return KEPT === undefined ? undefined : join(KEPT, `${engine}-${size}`);
}

/** A link to the desk where the database has an owner of a former run; undefined where the start has printed one. */
async function invitation(site: Site, env: NodeJS.ProcessEnv): Promise<string | undefined> {
	if (KEPT === undefined) return undefined;
	const { stdout } = await run(process.execPath, [script("desk-invite.ts"), "--role", "owner"], {
		env: { ...env, PUBLIC_URL: site.url },
	});
	return /http\S+\/desk\/welcome\/[\w-]+/.exec(stdout)?.[0];
}
