import { sql } from "kysely";
import { raiseVersion } from "../../server/catalogue/catalogue-writes.ts";
import { type Database, type Db, joinDatabase, type Place } from "../../server/platform/db/database.ts";

/** At most this many products are written by one statement: a larger one holds up a site beside it. */
const AT_ONCE = 2_000;

/** What a copy has of its own: its number behind what the product has, or nothing. */
const OWN: Readonly<Record<string, string>> = {
	id: "product.id || '-' || turn.n",
	slug: "slug || '-' || turn.n",
	name: "name || ' ' || turn.n",
	search: "search || ' ' || turn.n",
	position: "position + 1000 * turn.n",
	sku: "null",
	search_no: "null",
};

/**
 * Copies the products of a site's database until there are enough, each with a name and an address of its own.
 * A site that runs shows them within a second.
 */
export async function copyProducts(place: Place, count: number): Promise<void> {
	await onDatabase(place, async (database) => {
		const [first] = await database.read.selectFrom("product").selectAll().limit(1).execute();
		const columns = Object.keys(first ?? {});
		const had = await countOf(database.read);
		const copied = columns.map((name) => OWN[name] ?? `product.${name}`).join();
		const perStatement = Math.max(1, Math.floor(AT_ONCE / had));
		for (let turn = 1; had * turn < count; turn += perStatement) {
			const turns = Array.from({ length: perStatement }, (_, at) => turn + at).filter((n) => had * n < count);
			await database.tx((db) =>
				sql`insert into product (${sql.raw(columns.join())}) select ${sql.raw(copied)}
					from (select * from product order by position, id limit ${sql.lit(had)}) as product
					cross join (${sql.raw(turns.map((n) => `select ${n} as n`).join(" union all "))}) as turn`.execute(db),
			);
		}
		await database.tx(async (db) => {
			const many = (await countOf(db)) - count;
			if (many > 0)
				await sql`delete from product where id in (select id from product order by position desc, id limit ${sql.lit(many)})`.execute(
					db,
				);
			await raiseVersion(db);
		});
		if (database.engine === "postgres") await sql`analyze`.execute(database.read);
	});
}

/** Tells the processes of a site that its catalogue is another one now. */
export function touchCatalogue(place: Place): Promise<void> {
	return onDatabase(place, (database) => database.tx(raiseVersion));
}

/** Does something to a site's database beside the site. */
export async function onDatabase(place: Place, work: (database: Database) => Promise<void>): Promise<void> {
	const database = joinDatabase(place, 0);
	try {
		await work(database);
	} finally {
		await database.close();
	}
}

async function countOf(db: Db): Promise<number> {
	const { there } = await db
		.selectFrom("product")
		.select(({ fn }) => fn.countAll<number>().as("there"))
		.executeTakeFirstOrThrow();
	return Number(there);
}
