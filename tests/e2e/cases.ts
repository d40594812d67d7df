import { HURRIED } from "../../server/intake/form-keys.ts";
import { type Database, joinDatabase } from "../../server/platform/db/database.ts";
import { openShop, type Shop } from "../support/shop.ts";
import type { Site } from "../support/site.ts";

/**
 * Works with the site's own data from the test's process, as a second instance would: for what a test needs to be
 * there before it begins, such as a request that somebody sent.
 */
export async function beside<T>(site: Site, work: (database: Database, shop: Shop) => Promise<T>): Promise<T> {
	const database = joinDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
	const shop = await openShop(database);
	// A request is typed for a moment before it is sent, and must not come from the future.
	shop.clock.now = Date.now() - HURRIED;
	try {
		return await work(database, shop);
	} finally {
		await shop.close();
		await database.close();
	}
}
