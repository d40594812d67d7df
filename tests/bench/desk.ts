import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { ownerCookie } from "../support/owner-cookie.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Site, startSite } from "../support/site.ts";
import { drive } from "./drive.ts";
import { type LargeSite, readIntoSets } from "./large-data.ts";
import { kB, median, type Part, percentile } from "./table.ts";

const REQUESTS = 100_000;
const RUNS = 40;

/** What staff ask for all day, and what no index helps with: a word that stands in every tenth, and one in none. */
const ASKED: readonly (readonly [string, string])[] = [
	["inbox", "/desk"],
	["inbox, all", "/desk?show=all"],
	["inbox, closed, a country", "/desk?show=closed&country=Germany"],
	["search: a word of many", "/desk?q=boutique"],
	["search: two words", "/desk?q=harbour+imports"],
	["search: a reference", "/desk?q=10000777"],
	["search: nothing", "/desk?q=nowhere-to-be-found"],
	["what is new (the inbox's poll)", "/desk/version-check"],
];

/** The desk with a hundred thousand requests of three years, on both databases. */
export async function measureDesk(): Promise<Part> {
	const rows: (string | number)[][] = [];
	const sqlite = await startSite();
	rows.push(...(await measureOne(sqlite, "SQLite", { DATA_DIR: sqlite.dataDir })));
	await sqlite.stop();
	const server = await startPostgres();
	const env = { DATABASE_URL: `${server.url}/postgres` };
	const postgres = await startSite({ env });
	rows.push(...(await measureOne(postgres, "PostgreSQL", env)));
	await postgres.stop();
	server.stop();
	return {
		title: "The desk with 100,000 requests",
		how: `scripts/seed-requests.ts; ${RUNS} times each, one after the other, from the request's first byte to the answer's last, rendering and compression included, once the site has read all requests into the search. At most 50 ms are wanted.`,
		head: ["database", "asked for", "document kB", "median ms", "p95 ms"],
		rows,
	};
}

async function measureOne(
	site: Site,
	database: LargeSite["database"],
	env: Record<string, string>,
): Promise<(string | number)[][]> {
	const cookie = await ownerCookie(site);
	const seeding = [join(import.meta.dirname, "../../scripts/seed-requests.ts"), String(REQUESTS)];
	execFileSync(process.execPath, seeding, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] });
	const place = { dataDir: site.dataDir, databaseUrl: env.DATABASE_URL };
	await readIntoSets({ place, size: REQUESTS, database });
	const rows: (string | number)[][] = [];
	for (const [what, path] of ASKED) {
		const { times, bytes } = await ask(site, path, cookie);
		rows.push([database, what, kB(bytes), median(times).toFixed(1), percentile(times, 0.95).toFixed(1)]);
	}
	return rows;
}

async function ask(site: Site, path: string, cookie: string): Promise<{ times: number[]; bytes: number }> {
	const { host } = new URL(site.url);
	const text = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nCookie: ${cookie}\r\n\r\n`;
	const times: number[] = [];
	let left = RUNS + 3;
	let bytes = 0;
	await drive(
		site.port,
		1,
		() => (left-- > 0 ? text : undefined),
		({ status, body, ms }) => {
			if (status !== 200) throw new Error(`${path} answered ${status}`);
			times.push(ms);
			bytes = body.length;
		},
	);
	// The first ones find nothing ready: neither statements nor pages of the file.
	return { times: times.slice(3), bytes };
}
