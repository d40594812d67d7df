import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Copies the products of a site's SQLite database until there are so many, each with a name and an address of its own.
 * A site that runs shows them within a second.
 */
export function copyProducts(dataDir: string, count: number): void {
	const database = new DatabaseSync(join(dataDir, "thari.db"), { timeout: 5000 });
	const columns = database
		.prepare("select name from pragma_table_info('product')")
		.all()
		.map(({ name }) => String(name));
	const own: Record<string, string> = {
		id: "id || '-' || cast(? as integer)",
		slug: "slug || '-' || cast(? as integer)",
		name: "name || ' ' || cast(? as integer)",
		search: "search || ' ' || cast(? as integer)",
		position: "position + 1000 * ?",
		sku: "null",
		search_no: "null",
	};
	const [{ there } = {}] = database.prepare("select count(*) as there from product").all();
	const had = Number(there);
	database.exec("begin");
	const copy = database.prepare(
		`insert into product (${columns.join()}) select ${columns.map((name) => own[name] ?? name).join()} from product
		 where rowid in (select rowid from product order by rowid limit ?)`,
	);
	const numbered = columns.filter((name) => own[name]?.includes("?")).length;
	for (let made = had, turn = 1; made < count; turn++) {
		const some = Math.min(had, count - made);
		copy.run(...Array.from({ length: numbered }, () => turn), some);
		made += some;
	}
	database.exec("commit");
	database.close();
	touchCatalogue(dataDir);
}

/** Tells the processes of a site that its catalogue is another one now. */
export function touchCatalogue(dataDir: string): void {
	const database = new DatabaseSync(join(dataDir, "thari.db"), { timeout: 5000 });
	database.exec("update catalogue_version set version = version + 1");
	database.close();
}
