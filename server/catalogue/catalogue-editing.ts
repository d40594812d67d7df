import { randomUUID } from "node:crypto";
import type { Kept, Product } from "../../domain/catalogue/catalogue.ts";
import type {
	CatalogueChange,
	CatalogueEdit,
	CostEdit,
	Editor,
	SaveAllOutcome,
	Saved,
	SaveOutcome,
	SaveRefusal,
} from "../../domain/catalogue/editing.ts";
import { type ProductDraft, readProduct } from "../../domain/catalogue/product-form.ts";
import { newProductTexts, type ProductTexts, productTexts } from "../../domain/catalogue/product-texts.ts";
import type { FieldProblems } from "../../domain/shared/form.ts";
import { changesBetween, type FieldChange } from "../../domain/shared/merge-edits.ts";
import type { Problem } from "../../domain/shared/problem.ts";
import { slugOf } from "../../domain/shared/slug.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import type { StaffPermit } from "../staff/index.ts";
import { mergeWithSaved } from "./catalogue-conflict.ts";
import { latestChanges, noteChange } from "./catalogue-history.ts";
import { productColumns } from "./catalogue-rows.ts";
import { createCatalogueWriter } from "./catalogue-writer.ts";
import { endOfCategory, findProduct, lockCatalogue, raiseVersion } from "./catalogue-writes.ts";
import { pictureFinder } from "./picture-paths.ts";
import { findPool } from "./pool-rows.ts";
import { type CostPlan, planCost } from "./product-costs.ts";
import { indexProducts } from "./search-index.ts";

type ProductEdit = CatalogueEdit<ProductTexts>;
type Outcome = SaveOutcome<ProductTexts>;
type AllOutcome = SaveAllOutcome<ProductTexts>;

export type ProductEditing = {
	/** A product with its fields as texts and its latest changes; undefined when there is none. */
	find(id: string): Promise<{ product: Product & Kept; texts: ProductTexts; history: CatalogueChange[] } | undefined>;
	/** Adds a product at the end of its category; without an address it gets one from its name. */
	create(texts: Readonly<Partial<ProductTexts>>, by: StaffPermit): Promise<Outcome>;
	/**
	 * Changes a product, compare-and-set on its revision, and with it its cost, which nothing that is read of a product
	 * holds: both or neither. A cost that is not right has its problem, and one that a colleague has changed its clash,
	 * under `cost`.
	 */
	save(edit: ProductEdit & { cost?: CostEdit | undefined }, by: StaffPermit): Promise<Outcome>;
	/** Changes several products at once, all of them or none. */
	saveAll(edits: readonly ProductEdit[], by: StaffPermit): Promise<AllOutcome>;
};

const HISTORY = 30;

/** @param changed called after a write, so that this process shows it at once */
export function createProductEditing(
	database: GuardedDatabase,
	now: () => number,
	changed: () => Promise<void>,
): ProductEditing {
	const write = createCatalogueWriter(database, changed);
	return {
		async find(id) {
			const product = await findProduct(database.read, id);
			if (!product) return undefined;
			const history = await latestChanges(database.read, "product", id, HISTORY);
			return { product, texts: productTexts(product), history };
		},
		create: (texts, by) => write(by, { texts }, (db) => addProduct(db, texts, by, now())),
		save: (edit, by) => write(by, { texts: edit.texts }, (db) => saveOne(db, edit, by, now())),
		saveAll: (edits, by) => write(by, {}, (db) => saveTogether(db, edits, by, now())),
	};
}

async function addProduct(db: Db, given: Readonly<Partial<ProductTexts>>, by: Editor, now: number): Promise<Outcome> {
	await lockCatalogue(db);
	const typed = { ...newProductTexts, ...given };
	const read = readProduct({ ...typed, slug: typed.slug.trim() || slugOf(typed.name) });
	const problems = read.ok ? await problemsOf(db, read.value, undefined) : read.problems;
	if (!read.ok || Object.keys(problems).length > 0) return { status: "invalid", problems, texts: typed };
	const id = randomUUID();
	await insertProduct(db, { id, ...read.value }, by, now);
	await raiseVersion(db);
	return { status: "saved", id, revision: 1, changed: true };
}

async function saveOne(
	db: Db,
	edit: ProductEdit & { cost?: CostEdit | undefined },
	by: StaffPermit,
	now: number,
): Promise<Outcome> {
	await lockCatalogue(db);
	const plan = await planEdit(db, edit);
	const cost = edit.cost && plan.outcome.status !== "gone" ? await planCost(db, by, edit.id, edit.cost) : {};
	const outcome = withCost(plan, cost);
	if (outcome.status !== "saved") return outcome;
	await cost.write?.(db);
	if (plan.write) {
		await writeProduct(db, plan.write, by, now);
		await raiseVersion(db);
	}
	return outcome;
}

/** What comes of a product and its cost together: saved where both can be. */
function withCost(plan: Plan, { problem, clash, write }: CostPlan): Plan["outcome"] {
	const clashes = clash ? [clash] : [];
	if ("texts" in plan) {
		const { texts, held: revision } = plan;
		if (problem) return { status: "invalid", problems: { cost: problem }, texts };
		if (clash) return { status: "conflict", revision, since: [], taken: [], clashes, texts };
		return { ...plan.outcome, changed: plan.outcome.changed || write !== undefined };
	}
	const { outcome } = plan;
	if (outcome.status === "invalid")
		return { ...outcome, problems: { ...outcome.problems, ...(problem && { cost: problem }) } };
	if (outcome.status === "conflict") return { ...outcome, clashes: [...outcome.clashes, ...clashes] };
	return outcome;
}

/** Writes all edits, or none when one of them cannot be saved. */
async function saveTogether(db: Db, edits: readonly ProductEdit[], by: Editor, now: number): Promise<AllOutcome> {
	await lockCatalogue(db);
	const writes: ProductWrite[] = [];
	const refused: (AllOutcome & { status: "refused" })["refused"] = [];
	for (const edit of edits) {
		const { outcome, write } = await planEdit(db, edit);
		if (outcome.status !== "saved") refused.push({ id: edit.id, outcome });
		else if (write) writes.push(write);
	}
	if (refused.length > 0) return { status: "refused", refused };
	for (const write of writes) await writeProduct(db, write, by, now);
	if (writes.length > 0) await raiseVersion(db);
	return { status: "saved", changed: writes.length };
}

/** One product's change that may be written. */
type ProductWrite = { before: Product & Kept; draft: ProductDraft; changes: readonly FieldChange[] };

/** What comes of an edit once `write` is written; without one nothing is to be written. */
type Plan =
	| { outcome: SaveRefusal<ProductTexts>; write?: never }
	/** `texts` is the product as it would be saved, `held` the revision that it has until then. */
	| { outcome: Saved; write?: ProductWrite; texts: ProductTexts; held: number };

/** Looks whether an edit can be saved, without writing anything. */
async function planEdit(db: Db, edit: ProductEdit): Promise<Plan> {
	const before = await findProduct(db, edit.id);
	if (!before) return { outcome: { status: "gone" } };
	const theirs = productTexts(before);
	const canonical = (texts: ProductTexts) => {
		const read = readProduct(texts);
		return read.ok ? productTexts({ ...before, ...read.value }) : texts;
	};
	const edited = await mergeWithSaved(db, "product", { ...edit, now: before.revision, theirs, canonical });
	if ("conflict" in edited) return { outcome: edited.conflict };
	const read = readProduct(edited.texts);
	const problems = read.ok ? await problemsOf(db, read.value, before) : read.problems;
	if (!read.ok || Object.keys(problems).length > 0)
		return { outcome: { status: "invalid", problems, texts: edited.texts } };
	const changes = changesBetween(theirs, productTexts({ id: edit.id, ...read.value }));
	const { id, revision } = before;
	const saved = { texts: edited.texts, held: revision };
	if (changes.length === 0) return { ...saved, outcome: { status: "saved", id, revision, changed: false } };
	return {
		...saved,
		outcome: { status: "saved", id, revision: revision + 1, changed: true },
		write: { before, draft: read.value, changes },
	};
}

/** Writes a change and its history; the caller holds the catalogue and raises its version. */
async function writeProduct(db: Db, { before, draft, changes }: ProductWrite, by: Editor, now: number) {
	const { id, revision, category } = before;
	const moves = draft.category !== category;
	const { numUpdatedRows } = await db
		.updateTable("product")
		.set({
			...productColumns({ id, ...draft }),
			revision: revision + 1,
			...(moves && { position: await endOfCategory(db, draft.category) }),
		})
		.where("id", "=", id)
		.where("revision", "=", revision)
		.executeTakeFirst();
	if (numUpdatedRows !== 1n) throw new Error("A product changed while the catalogue was held for this write.");
	await indexProducts(db, [{ id, ...draft }]);
	await noteChange(db, "product", { id, revision: revision + 1, fields: changes }, by, now);
}

/** Adds a product at the end of its category, with its history; the caller holds the catalogue and raises its version. */
async function insertProduct(db: Db, product: Product & Pick<Kept, "hidden">, by: Editor, now: number) {
	const position = await endOfCategory(db, product.category);
	await db
		.insertInto("product")
		.values({ ...productColumns(product), position })
		.execute();
	await indexProducts(db, [product]);
	const fields = changesBetween({}, productTexts(product));
	await noteChange(db, "product", { id: product.id, revision: 1, fields }, by, now);
}

/** What is well written but does not fit the catalogue, by field. */
async function problemsOf(db: Db, draft: ProductDraft, before: (Product & Kept) | undefined): Promise<FieldProblems> {
	const problems: Record<string, Problem> = {};
	const category = await db.selectFrom("category").select("id").where("id", "=", draft.category).executeTakeFirst();
	if (!category) problems.category = { code: "category-missing" };
	if (before && before.slug !== draft.slug) problems.slug = { code: "address-fixed", address: before.slug };
	if (draft.pool !== undefined && !(await findPool(db, draft.pool))) problems.pool = { code: "pool-missing" };
	for (const field of ["slug", "sku"] as const) {
		const value = draft[field];
		if (value === undefined || problems[field]) continue;
		const taken = await db
			.selectFrom("product")
			.select("name")
			.where(field, "=", value)
			.$if(before !== undefined, (query) => query.where("id", "!=", before?.id ?? ""))
			.executeTakeFirst();
		if (taken) problems[field] = { code: "value-taken", name: taken.name, value };
	}
	const isPicture = await pictureFinder(db, [
		draft.image,
		draft.close?.image ?? "",
		...(draft.details.views ?? []).map(({ image }) => image),
	]);
	if (draft.image !== "" && !isPicture(draft.image, "main")) problems.image = { code: "picture-unknown" };
	if (draft.close && !isPicture(draft.close.image, "close")) problems.closeImage = { code: "picture-unknown" };
	if (draft.details.views?.some(({ image }) => !isPicture(image, "main"))) problems.views = { code: "picture-unknown" };
	return problems;
}
