import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { CatalogueFilePage, moreLines, withOtherPrices } from "../support/catalogue-file-page.ts";
import { freePort } from "../support/free-port.ts";
import { ownerCookie } from "../support/owner-cookie.ts";
import { type Site, startSite } from "../support/site.ts";
import { type Verdict, verdict } from "../support/verdict.ts";

/** Where a machine was too slow for one of the two moments that must be hit, it is tried this many times more. */
const MORE = 4;

/**
 * kill -9 while a file with another price for every product is written: in the middle of it, as soon as it is written, and at
 * random moments. The next start has the catalogue as it was, or all of the file; and what was not written can be confirmed
 * once more.
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
		const isMissing = () => found.before === 0 || found.after === 0;
		for (let n = 0; n < kills || (isMissing() && n < kills + MORE); n++) {
			const before = await desk.export();
			const after = withOtherPrices(before);
			const { file } = await desk.try(after);
			// Its answer never comes, unless it was quicker.
			const moment = new Moment(dataDir);
			const answer = desk.confirm(file).catch(() => "");
			if (n === 0 || (n >= kills && found.before === 0)) await moment.beingWritten(answer);
			else if (n === 1 || n >= kills) await moment.written(answer);
			else await setTimeout(Math.random() * usual);
			moment.close();
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
				[before > 0 && after > 0, "not both before and after its writing was one killed"],
				[between === 0, `${between} times a part of the file was written`],
				[confirmed === before, `${confirmed} of ${before} files could be confirmed after the start`],
			],
		);
	} finally {
		await site.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/** Looks from outside how far the writing of a file is. */
class Moment {
	readonly #database: DatabaseSync;
	readonly #before: number;

	constructor(dataDir: string) {
		this.#database = new DatabaseSync(join(dataDir, "thari.db"), { timeout: 0 });
		this.#before = this.#version();
	}

	/** When a transaction has been under way for some looks: what else is written is there at once. */
	async beingWritten(answer: Promise<unknown>): Promise<void> {
		let busy = 0;
		await this.#look(() => {
			busy = this.#isBusy() ? busy + 1 : 0;
			return busy >= 5;
		}, answer);
	}

	/** When its commit can be read. */
	written(answer: Promise<unknown>): Promise<void> {
		return this.#look(() => this.#version() > this.#before, answer);
	}

	close(): void {
		this.#database.close();
	}

	async #look(isThere: () => boolean, answer: Promise<unknown>): Promise<void> {
		let isAnswered = false;
		void answer.then(() => {
			isAnswered = true;
		});
		while (!isAnswered && !isThere()) await setTimeout(2);
	}

	#isBusy(): boolean {
		try {
			this.#database.exec("begin immediate; rollback");
			return false;
		} catch {
			return true;
		}
	}

	#version(): number {
		return Number(this.#database.prepare("select version from catalogue_version").get()?.version);
	}
}
