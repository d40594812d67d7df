import type { Category, Kept } from "../../domain/catalogue/catalogue.ts";
import {
	type CategoryDraft,
	type CategoryTexts,
	categoryTexts,
	newCategoryTexts,
	readCategory,
} from "../../domain/catalogue/category-form.ts";
import type { CatalogueChange, CatalogueEdit, Editor, SaveOutcome } from "../../domain/catalogue/editing.ts";
import type { FieldProblems } from "../../domain/shared/form.ts";
import { changesBetween } from "../../domain/shared/merge-edits.ts";
import type { Problem } from "../../domain/shared/problem.ts";
import { slugOf } from "../../domain/shared/slug.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import type { StaffPermit } from "../staff/index.ts";
import { mergeWithSaved } from "./catalogue-conflict.ts";
import { latestChanges, noteChange } from "./catalogue-history.ts";
import { categoryColumns, categoryOf, keptOf } from "./catalogue-rows.ts";
import { createCatalogueWriter } from "./catalogue-writer.ts";
import { findCategory, lockCatalogue, raiseVersion } from "./catalogue-writes.ts";
import { pictureFinder } from "./picture-paths.ts";
import { indexCategory } from "./search-index.ts";

type CategoryEdit = CatalogueEdit<CategoryTexts>;

/** A category in the desk's list, with how many products it has and how many of them buyers see. */
type CategoryEntry = Category & Kept & { products: number; shown: number };

export type CategoryEditing = {
	list(): Promise<CategoryEntry[]>;
	find(
		id: string,
	): Promise<{ category: Category & Kept; texts: CategoryTexts; history: CatalogueChange[] } | undefined>;
	/** Adds a category behind the last one; its id is the address given, or one made from its name. */
	create(texts: Readonly<Partial<CategoryTexts>>, by: StaffPermit): Promise<SaveOutcome<CategoryTexts>>;
	/** Changes a category: compare-and-set on its revision. */
	save(edit: CategoryEdit, by: StaffPermit): Promise<SaveOutcome<CategoryTexts>>;
};

const HISTORY = 30;

/** @param changed called after a write, so that this process shows it at once */
export function createCategoryEditing(
	database: GuardedDatabase,
	now: () => number,
	changed: () => Promise<void>,
): CategoryEditing {
	const write = createCatalogueWriter(database, changed);
	return {
		async list() {
			const rows = await database.read
				.selectFrom("category")
				.leftJoin("product", "product.category_id", "category.id")
				.selectAll("category")
				.select((eb) => [
					eb.fn.count<number>("product.id").as("products"),
					eb.fn.sum<number | null>(eb.case().when("product.hidden", "=", 0).then(1).else(0).end()).as("shown"),
				])
				.groupBy("category.id")
				.orderBy("category.position")
				.orderBy("category.id")
				.execute();
			return rows.map((row) => ({
				...categoryOf(row),
				...keptOf(row),
				products: Number(row.products),
				shown: Number(row.products) === 0 ? 0 : Number(row.shown),
			}));
		},
		async find(id) {
			const category = await findCategory(database.read, id);
			if (!category) return undefined;
			const history = await latestChanges(database.read, "category", id, HISTORY);
			return { category, texts: categoryTexts(category), history };
		},
		create: (texts, by) => write(by, { texts }, (db) => addCategory(db, texts, by, now())),
		save: (edit, by) => write(by, { texts: edit.texts }, (db) => saveCategory(db, edit, by, now())),
	};
}

async function saveCategory(db: Db, edit: CategoryEdit, by: Editor, now: number): Promise<SaveOutcome<CategoryTexts>> {
	await lockCatalogue(db);
	const before = await findCategory(db, edit.id);
	if (!before) return { status: "gone" };
	const theirs = categoryTexts(before);
	const canonical = (texts: CategoryTexts) => {
		const read = readCategory(texts);
		return read.ok ? categoryTexts(read.value) : texts;
	};
	const edited = await mergeWithSaved(db, "category", { ...edit, now: before.revision, theirs, canonical });
	if ("conflict" in edited) return edited.conflict;
	const read = readCategory(edited.texts);
	const problems = read.ok ? await problemsOf(db, read.value, before) : read.problems;
	if (!read.ok || Object.keys(problems).length > 0) return { status: "invalid", problems, texts: edited.texts };
	const fields = changesBetween(theirs, categoryTexts(read.value));
	const { id, revision } = before;
	if (fields.length === 0) return { status: "saved", id, revision, changed: false };
	const { numUpdatedRows } = await db
		.updateTable("category")
		.set({ ...categoryColumns(read.value), revision: revision + 1 })
		.where("id", "=", id)
		.where("revision", "=", revision)
		.executeTakeFirst();
	if (numUpdatedRows !== 1n) throw new Error("A category changed while the catalogue was held for this write.");
	if (read.value.name !== before.name) await indexCategory(db, id, read.value.name);
	await noteChange(db, "category", { id, revision: revision + 1, fields }, by, now);
	await raiseVersion(db);
	return { status: "saved", id, revision: revision + 1, changed: true };
}

async function addCategory(
	db: Db,
	given: Readonly<Partial<CategoryTexts>>,
	by: Editor,
	now: number,
): Promise<SaveOutcome<CategoryTexts>> {
	await lockCatalogue(db);
	const typed = { ...newCategoryTexts, ...given };
	const read = readCategory({ ...typed, id: typed.id.trim() || slugOf(typed.name) });
	const problems = read.ok ? await problemsOf(db, read.value, undefined) : read.problems;
	if (!read.ok || Object.keys(problems).length > 0) return { status: "invalid", problems, texts: typed };
	const row = await db
		.selectFrom("category")
		.select((eb) => eb.fn.max("position").as("last"))
		.executeTakeFirst();
	await db
		.insertInto("category")
		.values({ ...categoryColumns(read.value), position: (row?.last ?? -1) + 1 })
		.execute();
	const fields = changesBetween({}, categoryTexts(read.value));
	const { id } = read.value;
	await noteChange(db, "category", { id, revision: 1, fields }, by, now);
	await raiseVersion(db);
	return { status: "saved", id, revision: 1, changed: true };
}

/** What is well written but does not fit the catalogue, by field. */
async function problemsOf(db: Db, draft: CategoryDraft, before: Category | undefined): Promise<FieldProblems> {
	const problems: Record<string, Problem> = {};
	if (before && before.id !== draft.id) problems.id = { code: "address-fixed", address: before.id };
	const other = before ? undefined : await findCategory(db, draft.id);
	if (other) problems.id = { code: "address-taken-by", name: other.name };
	const isPicture = await pictureFinder(db, [draft.image]);
	if (draft.image !== "" && !isPicture(draft.image, "main")) problems.image = { code: "picture-unknown" };
	return problems;
}
