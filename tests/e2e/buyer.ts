import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page } from "@playwright/test";
import type { Database } from "../../server/platform/db/database.ts";
import { type OpenCase, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import type { QuoteChanges } from "../support/quotes.ts";
import type { Shop } from "../support/shop.ts";
import type { Site } from "../support/site.ts";
import { beside } from "./cases.ts";

export const DAY = 86_400_000;

/** A buyer's case in the site's own data, and what happens to it beside the page. */
export type Case = OpenCase & {
	/** The private page. */
	path: string;
	/** Sends an offer, after taking the case; @returns the version's number */
	quote(changes?: QuoteChanges): Promise<number>;
	/** Does something else with the case as staff or buyer would, at a moment (now unless told otherwise). */
	does<T>(work: (shop: Shop, database: Database) => Promise<T>, at?: number): Promise<T>;
	/** The case's row as it lies in the database. */
	row(): Record<string, unknown>;
};

/** Puts a request into the site's data as a buyer who does not exist would have sent it. */
export async function buyersCase(site: Site, fields: Record<string, string> = {}, at = Date.now()): Promise<Case> {
	const made = await beside(site, (database, shop) => {
		shop.clock.now = at;
		return requestCase(database, shop, fields);
	});
	const does: Case["does"] = (work, moment = Date.now()) =>
		beside(site, (database, shop) => {
			shop.clock.now = moment;
			return work(shop, database);
		});
	return {
		...made,
		path: `/q/${made.token}`,
		does,
		quote: (changes) => does((shop, database) => sendQuote(database, shop, made.id, { ...exampleTerms, ...changes })),
		row: () => readRow(site, "select * from quote_case where id = ?", made.id),
	};
}

const exampleTerms: QuoteChanges = {
	incoterm: "CIF",
	namedPlace: "Hamburg",
	portOfLoading: "Tuticorin",
	leadTimeDays: 35,
	paymentTerms: "30% advance, 70% against copy of B/L",
	terms: "Prices are for the quantities stated.\nDamage is reported within 7 days.",
	message: "Here are our prices.",
};

/** The company asks something. */
export async function asks(one: Case, question: string): Promise<void> {
	await one.does(async (shop, database) => {
		const { staffCases } = shop.services;
		await staffCases.perform(priya, await seen(database, one.id), { kind: "take" });
		await staffCases.perform(priya, await seen(database, one.id), { kind: "ask", question, files: [] });
	});
}

/** What lies in the site's database. */
export function readRow(site: Site, sql: string, ...values: string[]): Record<string, unknown> {
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { readOnly: true, timeout: 5000 });
	try {
		return database.prepare(sql).get(...values) ?? {};
	} finally {
		database.close();
	}
}

/** No words of the page's head lie over its picture. */
export async function expectPictureClear(page: Page): Promise<void> {
	const over = await page.evaluate(() => {
		const picture = document.querySelector("main > section img")?.getBoundingClientRect();
		if (!picture) return ["There is no picture."];
		const words: string[] = [];
		for (const part of document.querySelectorAll("header, main > section:has(h1)")) {
			const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				const range = document.createRange();
				range.selectNodeContents(node);
				for (const { left, right, top, bottom } of range.getClientRects())
					if (right > picture.left && left < picture.right && bottom > picture.top && top < picture.bottom)
						words.push(node.textContent ?? "");
			}
		}
		return words;
	});
	expect(over).toEqual([]);
}

/** A case whose first offer its buyer has accepted. */
export async function acceptedCase(site: Site, changes?: QuoteChanges): Promise<Case> {
	const one = await buyersCase(site);
	await one.quote(changes);
	const accept = { kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer" } as const;
	await one.does((shop) => shop.services.buyerCases.perform(one.access, accept));
	return one;
}
