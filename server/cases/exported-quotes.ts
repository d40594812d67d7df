import { setImmediate as nextTurn } from "node:timers/promises";
import { NOTHING_CHOSEN } from "../../domain/quotes/choices.ts";
import { offeredLines, type QuoteContent } from "../../domain/quotes/content.ts";
import { deliveryName } from "../../domain/quotes/delivery.ts";
import { readQuote } from "../../domain/quotes/reading.ts";
import { quoteTotals } from "../../domain/quotes/totals.ts";
import { cellTexts } from "../../messages/cells.ts";
import { cells as cellWords } from "../../messages/en/cells.ts";
import type { Db } from "../platform/db/database.ts";

/** Versions of one query: an offer of a hundred lines with all their cells is half a megabyte. */
const SLICE = 20;

/** What an offer says in the file of all requests. */
export type QuoteTexts = { offeredSplit: string; deliveries: string };

/** Of a case without one. */
export const NO_QUOTE: QuoteTexts = { offeredSplit: "", deliveries: "" };

/** What the newest version of each case offers, a line each: "Polo Shirt: Navy 40, Rust 20", "CIF Hamburg: 76792.00". */
export async function quotesOf(db: Db, caseIds: readonly string[]): Promise<ReadonlyMap<string, QuoteTexts>> {
	const texts = new Map<string, QuoteTexts>();
	for (let from = 0; from < caseIds.length; from += SLICE) {
		const versions = await db
			.selectFrom("quote_version as v")
			.innerJoin("quote_case as c", (join) =>
				join.onRef("c.id", "=", "v.case_id").onRef("c.current_version", "=", "v.version"),
			)
			.select(["v.case_id", "v.content"])
			.where("v.case_id", "in", caseIds.slice(from, from + SLICE))
			.execute();
		for (const { case_id, content } of versions) texts.set(case_id, quoteTexts(readQuote(content)));
		if (caseIds.length > from + SLICE) await nextTurn();
	}
	return texts;
}

/** What one version offers. */
export function quoteTexts(content: QuoteContent): QuoteTexts {
	return {
		offeredSplit: offeredLines(content)
			.filter(({ cells }) => cells.length > 0)
			.map(({ name, cells, quantity }) => `${name}: ${cellTexts(cells, quantity, cellWords).join(". ")}`)
			.join("\n"),
		deliveries: content.deliveries
			.map((way) => `${deliveryName(way)}: ${(quoteTotals(content, NOTHING_CHOSEN, way).total / 100).toFixed(2)}`)
			.join("\n"),
	};
}
