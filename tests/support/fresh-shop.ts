import { onTestFinished } from "vitest";
import type { Database } from "../../server/platform/db/database.ts";
import type { CaseDocument, MakeDocument } from "../../server/quotes/quote-documents.ts";
import { type Engine, freshDatabase, type Place } from "./databases.ts";
import { exampleDocument, openShop, type Shop } from "./shop.ts";

/** The use-cases on a fresh database of an engine, for one test: both go away with the test. */
export async function freshShop(
	engine: Engine,
	environment?: Record<string, string>,
	makeDocument?: MakeDocument,
): Promise<{ database: Database; place: Place; shop: Shop }> {
	const { database, place } = await freshDatabase(engine);
	const shop = await openShop(database, environment, makeDocument);
	onTestFinished(() => shop.close());
	return { database, place, shop };
}

/** The same, with every document that is asked for: what is to be drawn, in its order. */
export async function freshShopWithDocuments(engine: Engine) {
	const made: CaseDocument[] = [];
	const opened = await freshShop(engine, {}, async (document) => {
		made.push(document);
		return exampleDocument(document);
	});
	return { ...opened, made };
}
