import { randomUUID } from "node:crypto";
import { exportCatalogue } from "../../domain/catalogue/csv-columns.ts";
import type { Editor } from "../../domain/catalogue/editing.ts";
import { type ImportPlan, planImport } from "../../domain/catalogue/import.ts";
import { uploadedPathsIn } from "../../domain/catalogue/uploaded-picture.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import type { StaffPermit } from "../staff/index.ts";
import { readDeskCatalogue } from "./catalogue.ts";
import { insertProduct, writeProduct } from "./catalogue-editing.ts";
import { writeOrder } from "./catalogue-order.ts";
import { lockCatalogue, raiseVersion } from "./catalogue-writes.ts";
import { pictureFinder } from "./picture-paths.ts";
import { readPools } from "./pool-rows.ts";

/** What a file would do, and the id under which the word to go ahead finds it; none when it has problems. */
export type DryRun = { plan: ImportPlan; file: string | undefined };

/**
 * What comes of the word to go ahead.
 * - done: all of it is written, in one transaction.
 * - changed: nothing was written, because the catalogue is another than the dry run saw; here is a new one.
 * - gone: there is no such file any more; it is to be sent once more.
 */
export type ImportOutcome =
	| { status: "done"; added: number; changed: number }
	| { status: "changed"; run: DryRun }
	| { status: "gone" };

export type CatalogueFiles = {
	/** The whole catalogue as CSV, hidden products too. */
	export(): Promise<string>;
	/** Says what a file would do, and keeps it for a day. */
	dryRun(text: string, by: StaffPermit): Promise<DryRun>;
	/** Does what the dry run of a file said, if the catalogue is still the one it saw. */
	apply(file: string, by: StaffPermit): Promise<ImportOutcome>;
};

const DAY = 86_400_000;

/** @param changed called after a write, so that this process shows it at once */
export function createCatalogueFiles(
	database: GuardedDatabase,
	now: () => number,
	changed: () => Promise<void>,
): CatalogueFiles {
	return {
		async export() {
			return exportCatalogue(await readDeskCatalogue(database.read));
		},
		dryRun: (text, by) => database.tx(by, (db) => keepDryRun(db, text, by, now())),
		async apply(file, by) {
			const outcome = await database.tx(by, (db) => applyFile(db, file, by, now()));
			await changed();
			return outcome;
		},
	};
}

async function keepDryRun(db: Db, text: string, by: Editor, now: number): Promise<DryRun> {
	const version = await lockCatalogue(db);
	const plan = await planFile(db, text);
	await db
		.deleteFrom("catalogue_file")
		.where((eb) => eb.or([eb("created_at", "<", now - DAY), eb("staff_id", "=", by.id)]))
		.execute();
	const isEmpty = plan.products.length === 0 && plan.orders.length === 0;
	if (plan.problems.length > 0 || isEmpty) return { plan, file: undefined };
	const file = randomUUID();
	await db.insertInto("catalogue_file").values({ id: file, staff_id: by.id, text, version, created_at: now }).execute();
	return { plan, file };
}

async function planFile(db: Db, text: string): Promise<ImportPlan> {
	const isPicture = await pictureFinder(db, uploadedPathsIn(text));
	const pools = await readPools(db);
	return planImport(text, await readDeskCatalogue(db), { isPicture, pools, newId: randomUUID });
}

async function applyFile(db: Db, file: string, by: Editor, now: number): Promise<ImportOutcome> {
	const version = await lockCatalogue(db);
	const kept = await db
		.deleteFrom("catalogue_file")
		.where("id", "=", file)
		.where("staff_id", "=", by.id)
		.returning(["text", "version"])
		.executeTakeFirst();
	if (!kept) return { status: "gone" };
	if (kept.version !== version) return { status: "changed", run: await keepDryRun(db, kept.text, by, now) };
	const { products, orders } = await planFile(db, kept.text);
	const before = new Map((await readDeskCatalogue(db)).products.map((product) => [product.id, product]));
	// Two products may exchange their numbers: all that change are free before the first is written.
	const renumbered = products.filter(({ changes }) => changes.some(({ field }) => field === "sku"));
	for (const { id } of renumbered) await db.updateTable("product").set({ sku: null }).where("id", "=", id).execute();
	for (const { id, draft, changes } of products) {
		const held = before.get(id);
		if (held) await writeProduct(db, { before: held, draft, changes }, by, now);
		else await insertProduct(db, { id, ...draft }, by, now);
	}
	for (const { ids } of orders) await writeOrder(db, "product", ids);
	await raiseVersion(db);
	const added = products.filter(({ isNew }) => isNew).length;
	return { status: "done", added, changed: products.length - added };
}
