import { readCost } from "../../domain/catalogue/cost.ts";
import { readCostFile, writeCostFile } from "../../domain/catalogue/cost-file.ts";
import type { ImportProblem } from "../../domain/catalogue/csv-columns.ts";
import type { CostEdit } from "../../domain/catalogue/editing.ts";
import { type Clash, mergeTyped } from "../../domain/shared/merge-edits.ts";
import type { Problem } from "../../domain/shared/problem.ts";
import { writeRupees } from "../../domain/shared/text-checks.ts";
import { type Role, seesCosts } from "../../domain/staff/staff.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { readDeskSettings } from "../settings/index.ts";
import type { StaffPermit } from "../staff/index.ts";

/** What a unit of each product costs, in paise; a product whose cost is not known is not in it. */
type Costs = ReadonlyMap<string, number>;

/** What came of a file: how many costs it names, and how many of them are others now. */
export type ImportedCosts = { problems: ImportProblem[]; problemCount: number; named: number; changed: number };

/** Costs that are written by one statement. */
const SLICE = 500;

export type ProductCosts = {
	/** Of these products. Whoever asks has been found to be one who may see them. */
	among(productIds: readonly string[]): Promise<Costs>;
	of(productId: string): Promise<number | undefined>;
	/** The costs of all products as a file. */
	export(): Promise<string>;
	/**
	 * Keeps what a file says, all of it or, with any problem, nothing.
	 * @throws the gate's answer to somebody who may not see costs any more
	 */
	import(by: StaffPermit, text: string): Promise<ImportedCosts>;
};

/**
 * The costs of products. They stand apart from the catalogue: nothing that reads a product for a buyer can read one.
 */
export function createProductCosts(database: GuardedDatabase): ProductCosts {
	return {
		among: (productIds) => readCosts(database.read, productIds),
		of: async (productId) => (await readCosts(database.read, [productId])).get(productId),
		export: async () => writeCostFile(await namedProducts(database.read), await readCosts(database.read)),
		import: (by, text) =>
			database.tx(by, async (db) => {
				await by.lookAtRole(db, await whoSeesCosts(db));
				const products = await namedProducts(db);
				const read = readCostFile(text, new Map(products.map(({ id, name }) => [id, name])));
				const { problems, problemCount, costs } = read;
				if (problemCount > 0) return { problems, problemCount, named: costs.size, changed: 0 };
				const kept = await readCosts(db);
				const changed = [...costs].filter(([id, cost]) => kept.get(id) !== cost);
				await writeCosts(db, changed);
				return { problems, problemCount, named: costs.size, changed: changed.length };
			}),
	};
}

/** What comes of a cost that was typed into the form of a product: nothing where it was left as it was. */
export type CostPlan = { problem?: Problem; clash?: Clash; write?: (db: Db) => Promise<void> };

/**
 * Looks whether a cost can be kept, without writing anything: two people may have it open at once, and a cost has no
 * revision, so what was seen is compared with what is kept. In the caller's transaction.
 * Somebody who may not see costs any more learns only that: the product that was typed with it must not be lost.
 */
export async function planCost(db: Db, by: StaffPermit, productId: string, edit: CostEdit): Promise<CostPlan> {
	const read = readCost(edit.typed);
	const yours = read.ok ? inRupees(read.value) : edit.typed;
	if (yours === edit.seen) return {};
	if (!(await by.roleAllows(db, await whoSeesCosts(db)))) return { problem: { code: "cost-withheld" } };
	if (!read.ok) return { problem: read.problem };
	const theirs = inRupees((await readCosts(db, [productId])).get(productId));
	const [clash] = mergeTyped({ cost: edit.seen }, { cost: theirs }, { cost: yours }).clashes;
	return clash ? { clash } : { write: (db) => writeCost(db, productId, read.value) };
}

const inRupees = (cost: number | undefined) => (cost === undefined ? "" : writeRupees(cost));

/** Who may see costs now: the owner may have taken that back while a form was on its way. */
async function whoSeesCosts(db: Db): Promise<(role: Role) => boolean> {
	const { settings } = await readDeskSettings(db);
	return (role) => seesCosts(role, settings);
}

function namedProducts(db: Db) {
	return db.selectFrom("product").select(["id", "sku", "name"]).orderBy("name").orderBy("id").execute();
}

/** The costs of some products, or of all. */
async function readCosts(db: Db, productIds?: readonly string[]): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom("product_cost")
		.select(["product_id", "cost"])
		.$if(productIds !== undefined, (query) => query.where("product_id", "in", productIds ?? []))
		.execute();
	return new Map(rows.map(({ product_id, cost }) => [product_id, cost]));
}

async function writeCosts(db: Db, costs: readonly (readonly [string, number | undefined])[]): Promise<void> {
	for (let from = 0; from < costs.length; from += SLICE) {
		const slice = costs.slice(from, from + SLICE);
		const rows = slice.flatMap(([product_id, cost]) => (cost === undefined ? [] : [{ product_id, cost }]));
		const gone = slice.flatMap(([product_id, cost]) => (cost === undefined ? [product_id] : []));
		if (gone.length > 0) await db.deleteFrom("product_cost").where("product_id", "in", gone).execute();
		if (rows.length > 0)
			await db
				.insertInto("product_cost")
				.values(rows)
				.onConflict((conflict) =>
					conflict.column("product_id").doUpdateSet(({ ref }) => ({ cost: ref("excluded.cost") })),
				)
				.execute();
	}
}

/** Writes a cost, or takes it away. In the caller's transaction. */
async function writeCost(db: Db, product_id: string, cost: number | undefined): Promise<void> {
	if (cost === undefined) {
		await db.deleteFrom("product_cost").where("product_id", "=", product_id).execute();
		return;
	}
	await db
		.insertInto("product_cost")
		.values({ product_id, cost })
		.onConflict((conflict) => conflict.column("product_id").doUpdateSet({ cost }))
		.execute();
}
