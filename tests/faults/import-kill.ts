import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CatalogueFilePage, moreLines, withOtherPrices } from "../support/catalogue-file-page.ts";
import { freePort } from "../support/free-port.ts";
import { ownerCookie } from "../support/owner-cookie.ts";
import { type Site, startSite } from "../support/site.ts";
import { type Verdict, verdict } from "../support/verdict.ts";

/**
 * kill -9 at random moments while a file with another price for every product is written: the next start has the catalogue
 * as it was, or all of the file; and what was not written can be confirmed once more.
 */
export async function importKill(products: number, kills: number): Promise<Verdict> {
	const dataDir = mkdtempSync(join(tmpdir(), "thari-import-kill-"));
	const port = await freePort();
	let site: Site = await startSite({ dataDir, port });
	const found = { before: 0, after: 0, between: 0 };
	let confirmed = 0;
	try {
		const desk = new CatalogueFilePage(site, await ownerCookie(site));
		await desk.import(moreLines(await desk.export(), products));
		const first = await desk.try(withOtherPrices(await desk.export()));
		const since = performance.now();
		await desk.confirm(first.file);
		const usual = performance.now() - since;
		for (let n = 0; n < kills; n++) {
			const before = await desk.export();
			const after = withOtherPrices(before);
			const { file } = await desk.try(after);
			// Its answer never comes, unless it was quicker.
			const answer = desk.confirm(file).catch(() => "");
			await new Promise((resolve) => setTimeout(resolve, Math.random() * usual));
			const gone = new Promise((resolve) => site.process.once("exit", resolve));
			site.process.kill("SIGKILL");
			await Promise.all([gone, answer]);
			site = await startSite({ dataDir, port });
			const there = await desk.export();
			found[there === before ? "before" : there === after ? "after" : "between"]++;
			if (there !== before) continue;
			await desk.confirm(file);
			if ((await desk.export()) === after) confirmed++;
		}
		const { before, after, between } = found;
		return verdict(
			"import-kill",
			`${kills} kills while ${products} products were written: ${before} times the catalogue as before, ${after} times all of the file, ${between} times neither`,
			[
				[between === 0, `${between} times a part of the file was written`],
				[confirmed === before, `${confirmed} of ${before} files could be confirmed after the start`],
			],
		);
	} finally {
		await site.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}
