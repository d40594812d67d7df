import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { fillSearch } from "../../server/catalogue/search-filling.ts";
import { inviteLink } from "../support/invite-link.ts";
import { copyProducts, onDatabase, touchCatalogue } from "../support/many-products.ts";
import { ownerCookie } from "../support/owner-cookie.ts";
import { startPostgres } from "../support/postgres.ts";
import { startSite } from "../support/site.ts";
import { drive } from "./drive.ts";
import { memory } from "./serving.ts";
import { SIZES } from "./sizes.ts";
import { kB, median, type Part, percentile } from "./table.ts";

const CHANGES = 5;
const SEARCHES = 60;
const NARROWED = "/products?category=silk-sarees&colour=blue";
const SORTED = "/products?fibre=cotton&colour=blue&sort=price";

/** What a larger catalogue costs: the start, pages that are rendered and pages that are kept, the desk's search. */
export async function measureCatalogue(): Promise<Part> {
	const rows: (string | number)[][] = [];
	const server = await startPostgres();
	for (const size of SIZES) {
		rows.push(["SQLite", ...(await measureSize(size))]);
		const name = `catalogue_${size}`;
		await onDatabase({ dataDir: "", databaseUrl: `${server.url}/postgres` }, async ({ read }) => {
			await sql`create database ${sql.raw(name)}`.execute(read);
		});
		rows.push(["PostgreSQL", ...(await measureSize(size, `${server.url}/${name}`))]);
	}
	server.stop();
	return {
		title: "A larger catalogue",
		how: `Copies of the 40 products. The list's first page, of 40 products or of 48: rendered after a change of the catalogue and compressed for its first visitor, and kept; medians of ${CHANGES}. Narrowed by category and colour, and by fibre and colour and sorted by price, which is not kept: the first after a change, and again. Search: ${SEARCHES} in the desk, p99, the whole page. Memory before anybody signs in to the desk, PostgreSQL's own aside.`,
		head: [
			"database",
			"products",
			"start ms",
			"rendered ms",
			"kept ms",
			"category and colour ms",
			"again ms",
			"sorted ms",
			"again ms",
			"document kB",
			"desk search p99 ms",
			"memory MB",
		],
		rows,
	};
}

async function measureSize(size: number, databaseUrl?: string): Promise<(string | number)[]> {
	const dataDir = mkdtempSync(join(tmpdir(), "thari-bench-"));
	const options = { dataDir, ...(databaseUrl && { env: { DATABASE_URL: databaseUrl } }) };
	await (await startSite(options)).stop();
	if (size > 40) {
		await copyProducts({ dataDir, databaseUrl }, size);
		// Before the start: the site would read them in beside what is measured, and draw its pages anew after each thousand.
		await onDatabase({ dataDir, databaseUrl }, async (database) => {
			while (await fillSearch(database, 0));
			if (database.engine === "postgres") await sql`analyze`.execute(database.read);
		});
	}
	const since = performance.now();
	const site = await startSite(options);
	const start = performance.now() - since;
	const { host } = new URL(site.url);
	const ask = async (paths: readonly string[], cookie = "") => {
		const times: number[] = [];
		let bytes = 0;
		const left = [...paths];
		await drive(
			site.port,
			1,
			() => {
				const path = left.shift();
				const more = cookie && `Cookie: ${cookie}\r\n`;
				return path && `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n${more}\r\n`;
			},
			({ status, body, ms }) => {
				if (status !== 200) throw new Error(`${paths[times.length]} answered ${status}`);
				times.push(ms);
				bytes = body.length;
			},
		);
		return { times, bytes };
	};
	// The first page of all finds nothing ready; it is no measure.
	await ask(["/about"]);
	const rendered: number[] = [];
	const kept: number[] = [];
	const narrowed: number[] = [];
	const renarrowed: number[] = [];
	const sorted: number[] = [];
	const resorted: number[] = [];
	let bytes = 0;
	for (let change = 0; change < CHANGES; change++) {
		await touchCatalogue(site);
		// Each process looks once a second whether the catalogue has changed, and then reads it.
		await new Promise((resolve) => setTimeout(resolve, 2000));
		const first = await ask(["/products"]);
		const again = await ask(["/products"]);
		narrowed.push(...(await ask([NARROWED])).times);
		renarrowed.push(...(await ask([NARROWED])).times);
		sorted.push(...(await ask([SORTED])).times);
		resorted.push(...(await ask([SORTED])).times);
		bytes = first.bytes;
		rendered.push(...first.times);
		kept.push(...again.times);
	}
	const resident = memory(site.process.pid ?? 0);
	// Into a file an invitation can be written; on PostgreSQL the one that the start has printed is used.
	const cookie = await ownerCookie(site, databaseUrl === undefined ? inviteLink(site, "owner") : undefined);
	const words = ["saree", "cotton+7", "silk+shirt+12", "nothing-of-this-name", "dhoti+9", "madras"];
	const searches = Array.from({ length: SEARCHES + 3 }, (_, i) => `/desk/catalogue?q=${words[i % words.length]}`);
	const search = (await ask(searches, cookie)).times.slice(3);
	await site.stop();
	rmSync(dataDir, { recursive: true, force: true });
	return [
		size,
		Math.round(start),
		median(rendered).toFixed(1),
		median(kept).toFixed(2),
		median(narrowed).toFixed(1),
		median(renarrowed).toFixed(1),
		median(sorted).toFixed(1),
		median(resorted).toFixed(1),
		kB(bytes),
		percentile(search, 0.99).toFixed(1),
		resident,
	];
}
