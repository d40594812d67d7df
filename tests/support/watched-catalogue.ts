import { onTestFinished } from "vitest";
import { openCatalogue, type WatchedCatalogue } from "../../server/catalogue/catalogue-reading.ts";
import type { Database } from "../../server/platform/db/database.ts";

/** The catalogue as a process reads it, for one test: it is closed with the test. */
export async function watchedCatalogue(database: Database): Promise<WatchedCatalogue> {
	const catalogue = await openCatalogue(database);
	onTestFinished(() => catalogue.close());
	return catalogue;
}
