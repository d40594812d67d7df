import { parseCsv, writeCsv } from "../../domain/shared/csv.ts";
import { memory } from "../bench/serving.ts";
import { percentile } from "../bench/table.ts";
import { ownerCookie } from "../support/owner-cookie.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Site, startSite } from "../support/site.ts";
import { type Verdict, verdict } from "../support/verdict.ts";
import { visitsDuring } from "../support/visits.ts";

/**
 * What a visitor may wait because of a file that is tried, 99 of 100 times, milliseconds: read in one turn 40,000 lines took half
 * a minute. A quiet machine prints less than 100.
 */
const MAY_WAIT = 1_000;
/** What the one transaction that writes a product for each line may hold everybody up, milliseconds for each line. */
const WRITING = 0.2;
/** What a process may need more than before, MB: the file itself some times over. */
const MORE_MEMORY = 600;

/**
 * A catalogue goes out as a file and comes in again, however large, on both databases: unchanged it changes nothing; with
 * another price in every line all of them are written at once; and the shop is answered meanwhile.
 */
export async function importing(products: number): Promise<Verdict> {
	const sqlite = await startSite();
	const onSqlite = await tryOn(sqlite, products).finally(() => sqlite.stop());
	const server = await startPostgres();
	const postgres = await startSite({ env: { DATABASE_URL: `${server.url}/postgres` } });
	const onPostgres = await tryOn(postgres, products).finally(async () => {
		await postgres.stop();
		server.stop();
	});
	const both = { SQLite: onSqlite, PostgreSQL: onPostgres };
	return verdict(
		"import",
		Object.entries(both)
			.map(([engine, { figures }]) => `${engine}: ${figures}`)
			.join("; "),
		Object.entries(both).flatMap(([engine, { claims }]) =>
			claims.map(([holds, complaint]) => [holds, `${engine}: ${complaint}`] as const),
		),
	);
}

async function tryOn(site: Site, products: number) {
	const cookie = await ownerCookie(site);
	const desk = new Desk(site, cookie);
	const alone = await visitsDuring(site, async () => {});
	const added = await desk.import(moreLines(await desk.export(), products));
	const before = memory(site.process.pid ?? 0);
	const whole = await desk.export();
	let unchanged = "";
	const trying = await visitsDuring(site, async () => {
		unchanged = (await desk.try(whole)).text;
	});
	const dearer = withOtherPrices(whole);
	let file = "";
	const tryingAll = await visitsDuring(site, async () => {
		file = (await desk.try(dearer)).file;
	});
	let written = "";
	const writing = await visitsDuring(site, async () => {
		written = await desk.confirm(file);
	});
	const more = memory(site.process.pid ?? 0) - before;
	const after = await desk.export();
	const lines = recordsOf(whole).length - 1;
	const [p99, longest] = [percentile([...trying, ...tryingAll], 0.99), Math.max(...writing)];
	const usual = Math.max(...alone);
	return {
		figures: `${lines} products, ${(Buffer.byteLength(whole) / 1e6).toFixed(1)} MB, a visitor's p99 ${p99.toFixed(0)} ms while it is tried, the longest ${longest.toFixed(0)} ms while all is written (${usual.toFixed(0)} ms without), ${more} MB more`,
		claims: [
			[added.includes(`Imported: ${products - 40} added`), `the new products: ${added}`],
			[lines === products, `${lines} of ${products} products are in the file`],
			[unchanged.includes(`all ${products} products already match it`), `the file as it was exported: ${unchanged}`],
			[written.includes(`Imported: 0 added, ${products} changed`), `another price for all: ${written}`],
			[after === dearer, "what was imported is not what is exported afterwards"],
			[p99 <= MAY_WAIT + usual, `a visitor waited ${p99.toFixed(0)} ms while a file was tried`],
			[longest <= MAY_WAIT + usual + WRITING * products, `a visitor waited ${longest.toFixed(0)} ms for the writing`],
			[more <= MORE_MEMORY, `the process takes ${more} MB more`],
		] as [boolean, string][],
	};
}

/** The page of the desk where files go out and come in, as a browser without script uses it. */
class Desk {
	readonly #page: string;
	readonly #headers: Record<string, string>;

	constructor(site: Site, cookie: string) {
		this.#page = `${site.url}/desk/catalogue`;
		this.#headers = { Cookie: cookie, Origin: site.url };
	}

	async export(): Promise<string> {
		const answer = await fetch(`${this.#page}/export.csv`, { headers: this.#headers });
		if (answer.status !== 200) throw new Error(`the export answered ${answer.status}`);
		return answer.text();
	}

	/** What the page says of a file, and the id by which it is confirmed. */
	async try(text: string): Promise<{ text: string; file: string }> {
		const form = new FormData();
		form.set("file", new File([text], "catalogue.csv", { type: "text/csv" }));
		const html = await this.#post(form);
		const [button = ""] = /<button[^>]*name="confirm"[^>]*>/.exec(html) ?? [];
		const [, file = ""] = /value="([^"]+)"/.exec(button) ?? [];
		return { text: wordsOf(html), file };
	}

	async confirm(file: string): Promise<string> {
		return wordsOf(await this.#post(new URLSearchParams({ confirm: file })));
	}

	async import(text: string): Promise<string> {
		const tried = await this.try(text);
		return tried.file === "" ? tried.text : this.confirm(tried.file);
	}

	async #post(body: FormData | URLSearchParams): Promise<string> {
		const answer = await fetch(`${this.#page}/file`, { method: "POST", headers: this.#headers, body });
		return answer.text();
	}
}

/** What a page says, around the sentence that a test looks for. */
function wordsOf(html: string): string {
	const [, main = html] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
	return main
		.replaceAll(/<!--.*?-->/g, "")
		.replaceAll(/<[^>]+>/g, " ")
		.replaceAll(/\s+/g, " ")
		.slice(0, 400);
}

function recordsOf(file: string): string[][] {
	const parsed = parseCsv(file);
	if (!parsed.ok) throw new Error(parsed.problem.code);
	return parsed.records.map(({ cells }) => cells);
}

/** New products after the pattern of those that are there, until there are so many. */
function moreLines(file: string, products: number): string {
	const [head = [], ...patterns] = recordsOf(file);
	const lines = Array.from({ length: products - patterns.length }, (_, n) => {
		const pattern = patterns[n % patterns.length] ?? [];
		const own: Record<string, (cell: string) => string> = {
			id: () => "",
			slug: () => "",
			sku: () => `MORE-${n}`,
			position: () => "",
			name: (cell) => `${cell.slice(0, 70)} ${n}`,
			hidden: () => "no",
		};
		return head.map((column, place) => own[column]?.(pattern[place] ?? "") ?? pattern[place] ?? "");
	});
	return writeCsv([head, ...lines]);
}

/** The same file with each price a rupee higher; prices at quantity stay below it. */
function withOtherPrices(file: string): string {
	const [head = [], ...lines] = recordsOf(file);
	const place = head.indexOf("price");
	return writeCsv([head, ...lines.map((cells) => cells.with(place, String(Number(cells[place]) + 1)))]).slice(1);
}
