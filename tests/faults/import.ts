import { HURRIED } from "../../server/intake/form-keys.ts";
import { memory } from "../bench/serving.ts";
import { percentile } from "../bench/table.ts";
import { CatalogueFilePage, moreLines, recordsOf, withOtherPrices } from "../support/catalogue-file-page.ts";
import { exampleOrder } from "../support/example-forms.ts";
import { ownerCookie } from "../support/owner-cookie.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Site, startSite } from "../support/site.ts";
import { fetchFormKey, postOrder } from "../support/submit.ts";
import { type Verdict, verdict } from "../support/verdict.ts";
import { visitsDuring } from "../support/visits.ts";
import { waitFor } from "../support/waits.ts";

/**
 * What a visitor may wait because of a file that is tried, 99 of 100 times, milliseconds: read in one turn 40,000 lines took half
 * a minute. A quiet machine prints less than 100.
 */
const MAY_WAIT = 1_000;
/** What a process may need more than before, MB: the file itself some times over. */
const MORE_MEMORY = 600;
/** What the example order is for. */
const ORDERED: string = JSON.parse(exampleOrder.items)[0].id;

/**
 * A catalogue goes out as a file and comes in again, however large, on both databases: unchanged it changes nothing; with
 * another price in all lines but one these are written at once; and the shop is answered meanwhile.
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
	const desk = new CatalogueFilePage(site, cookie);
	const alone = await visitsDuring(site, async () => {});
	const added = await desk.import(moreLines(await desk.export(), products));
	const before = memory(site.process.pid ?? 0);
	const whole = await desk.export();
	let unchanged = "";
	const trying = await visitsDuring(site, async () => {
		unchanged = (await desk.try(whole)).text;
	});
	// What is ordered meanwhile keeps its price: at another one the buyer would rightly be asked again.
	const dearer = withOtherPrices(whole, ORDERED);
	let file = "";
	const tryingAll = await visitsDuring(site, async () => {
		file = (await desk.try(dearer)).file;
	});
	const formKey = await fetchFormKey(site.url);
	await new Promise((resolve) => setTimeout(resolve, HURRIED + 20));
	let written = "";
	let ordered: string | undefined;
	let orderMs = 0;
	let orderWork = 0;
	const order = async () => {
		// By then the file is being written.
		await new Promise((resolve) => setTimeout(resolve, 100));
		const since = performance.now();
		orderWork = await waitFor(site, async () => {
			ordered = (await postOrder(site.url, { formKey, email: "buyer@meanwhile.example" })).reference;
		});
		orderMs = performance.now() - since;
	};
	const writing = await visitsDuring(site, async () => {
		[written] = await Promise.all([desk.confirm(file), order()]);
	});
	const more = memory(site.process.pid ?? 0) - before;
	const after = await desk.export();
	const lines = recordsOf(whole).length - 1;
	const [p99, longest] = [percentile([...trying, ...tryingAll], 0.99), Math.max(...writing)];
	const usual = Math.max(...alone);
	return {
		figures: `${lines} products, ${(Buffer.byteLength(whole) / 1e6).toFixed(1)} MB, a visitor's p99 ${p99.toFixed(0)} ms while it is tried, while all is written ${percentile(writing, 0.99).toFixed(0)} ms and at the longest ${longest.toFixed(0)} ms (${usual.toFixed(0)} ms without), an order sent meanwhile ${orderMs.toFixed(0)} ms (${orderWork.toFixed(0)} ms of the site's processor time), ${more} MB more`,
		claims: [
			[added.includes(`Imported: ${products - 40} added`), `the new products: ${added}`],
			[lines === products, `${lines} of ${products} products are in the file`],
			[unchanged.includes(`all ${products} products already match it`), `the file as it was exported: ${unchanged}`],
			[written.includes(`Imported: 0 added, ${products - 1} changed`), `another price for all but one: ${written}`],
			[after === dearer, "what was imported is not what is exported afterwards"],
			[ordered !== undefined, "an order sent while all was written was not taken"],
			[p99 <= MAY_WAIT + usual, `a visitor waited ${p99.toFixed(0)} ms while a file was tried`],
			[orderWork <= MAY_WAIT + usual, `an order waited ${orderWork.toFixed(0)} ms for the writing`],
			[longest <= MAY_WAIT + usual, `a visitor waited ${longest.toFixed(0)} ms for the writing`],
			[more <= MORE_MEMORY, `the process takes ${more} MB more`],
		] as [boolean, string][],
	};
}
