import { onTestFinished } from "vitest";
import type { Database } from "../../server/platform/db/database.ts";
import type { MakeDocument } from "../../server/quotes/quote-documents.ts";
import { type Engine, freshDatabase, type Place } from "./databases.ts";
import { openShop, type Shop } from "./shop.ts";

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
