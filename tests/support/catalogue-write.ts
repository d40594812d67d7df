import { raiseVersion } from "../../server/catalogue/catalogue-writes.ts";
import type { Database } from "../../server/platform/db/database.ts";

/** What the desk does when somebody changes the catalogue: whatever it is, and the next version, in one transaction. */
export function writeCatalogue(
	database: Database,
	work: (db: Database["read"]) => Promise<unknown> = async () => {},
): Promise<void> {
	return database.tx(async (db) => {
		await work(db);
		await raiseVersion(db);
	});
}
