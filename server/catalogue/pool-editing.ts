import type { CatalogueChange, CatalogueEdit, Editor, SaveOutcome } from "../../domain/catalogue/editing.ts";
import { newPoolId, newPoolTexts, type PoolTexts, poolTexts, readPool } from "../../domain/catalogue/pool-form.ts";
import type { FieldProblems } from "../../domain/shared/form.ts";
import { changesBetween } from "../../domain/shared/merge-edits.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import type { StaffPermit } from "../staff/index.ts";
import { mergeWithSaved } from "./catalogue-conflict.ts";
import { latestChanges, noteChange } from "./catalogue-history.ts";
import { createCatalogueWriter } from "./catalogue-writer.ts";
import { lockCatalogue, raiseVersion } from "./catalogue-writes.ts";
import { findPool, type KeptPool, poolColumns, readPools } from "./pool-rows.ts";

type PoolEdit = CatalogueEdit<PoolTexts>;

/** A product of a pool, as the pool's page names it. */
type PoolMember = { id: string; name: string; hidden: boolean };

type FoundPool = {
	pool: KeptPool;
	texts: PoolTexts;
	history: CatalogueChange[];
	/** The first of its products, by name, and how many there are. */
	members: PoolMember[];
	count: number;
};

export type PoolEditing = {
	/** All pools by name, each with how many products it has. */
	list(): Promise<(KeptPool & { products: number })[]>;
	find(id: string): Promise<FoundPool | undefined>;
	/** Adds a pool; its id is made from its name and stays. */
	create(texts: Readonly<Partial<PoolTexts>>, by: StaffPermit): Promise<SaveOutcome<PoolTexts>>;
	/** Changes a pool: compare-and-set on its revision. */
	save(edit: PoolEdit, by: StaffPermit): Promise<SaveOutcome<PoolTexts>>;
};

const HISTORY = 30;
const MEMBERS = 100;

/** @param changed called after a write, so that this process shows it at once */
export function createPoolEditing(
	database: GuardedDatabase,
	now: () => number,
	changed: () => Promise<void>,
): PoolEditing {
	const write = createCatalogueWriter(database, changed);
	return {
		async list() {
			const counts = await database.read
				.selectFrom("product")
				.select((eb) => ["pool_id", eb.fn.countAll<number>().as("products")])
				.where("pool_id", "is not", null)
				.groupBy("pool_id")
				.execute();
			const products = new Map(counts.map((row) => [row.pool_id, Number(row.products)]));
			return (await readPools(database.read)).map((pool) => ({ ...pool, products: products.get(pool.id) ?? 0 }));
		},
		async find(id) {
			const pool = await findPool(database.read, id);
			if (!pool) return undefined;
			const history = await latestChanges(database.read, "pool", id, HISTORY);
			return { pool, texts: poolTexts(pool), history, ...(await membersOf(database.read, id)) };
		},
		create: (texts, by) => write(by, { texts }, (db) => addPool(db, texts, by, now())),
		save: (edit, by) => write(by, { texts: edit.texts }, (db) => savePool(db, edit, by, now())),
	};
}

async function membersOf(db: Db, pool: string): Promise<{ members: PoolMember[]; count: number }> {
	const members = db.selectFrom("product").where("pool_id", "=", pool);
	const rows = await members.select(["id", "name", "hidden"]).orderBy("name").orderBy("id").limit(MEMBERS).execute();
	const counted = await members.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirst();
	return { members: rows.map((row) => ({ ...row, hidden: row.hidden === 1 })), count: Number(counted?.count ?? 0) };
}

async function addPool(
	db: Db,
	given: Readonly<Partial<PoolTexts>>,
	by: Editor,
	now: number,
): Promise<SaveOutcome<PoolTexts>> {
	await lockCatalogue(db);
	const typed = { ...newPoolTexts, ...given };
	const read = readPool(typed);
	const others = await readPools(db);
	const problems = read.ok ? nameProblem(read.value.name, others) : read.problems;
	if (!read.ok || Object.keys(problems).length > 0) return { status: "invalid", problems, texts: typed };
	const id = newPoolId(
		read.value.name,
		others.map((pool) => pool.id),
	);
	await db
		.insertInto("pool")
		.values(poolColumns({ id, ...read.value }))
		.execute();
	await noteChange(db, "pool", { id, revision: 1, fields: changesBetween({}, poolTexts(read.value)) }, by, now);
	await raiseVersion(db);
	return { status: "saved", id, revision: 1, changed: true };
}

async function savePool(db: Db, edit: PoolEdit, by: Editor, now: number): Promise<SaveOutcome<PoolTexts>> {
	await lockCatalogue(db);
	const { id } = edit;
	const before = await findPool(db, id);
	if (!before) return { status: "gone" };
	const theirs = poolTexts(before);
	const canonical = (texts: PoolTexts) => {
		const read = readPool(texts);
		return read.ok ? poolTexts(read.value) : texts;
	};
	const edited = await mergeWithSaved(db, "pool", { ...edit, now: before.revision, theirs, canonical });
	if ("conflict" in edited) return edited.conflict;
	const read = readPool(edited.texts);
	const others = (await readPools(db)).filter((pool) => pool.id !== id);
	const problems = read.ok ? nameProblem(read.value.name, others) : read.problems;
	if (!read.ok || Object.keys(problems).length > 0) return { status: "invalid", problems, texts: edited.texts };
	const fields = changesBetween(theirs, poolTexts(read.value));
	const { revision } = before;
	if (fields.length === 0) return { status: "saved", id, revision, changed: false };
	const { numUpdatedRows } = await db
		.updateTable("pool")
		.set({ ...poolColumns({ id, ...read.value }), revision: revision + 1 })
		.where("id", "=", id)
		.where("revision", "=", revision)
		.executeTakeFirst();
	if (numUpdatedRows !== 1n) throw new Error("A pool changed while the catalogue was held for this write.");
	await noteChange(db, "pool", { id, revision: revision + 1, fields }, by, now);
	await raiseVersion(db);
	return { status: "saved", id, revision: revision + 1, changed: true };
}

/** A file names a pool by its id or its name: no two may read alike. */
function nameProblem(name: string, others: readonly KeptPool[]): FieldProblems {
	const small = name.toLowerCase();
	const other = others.find((pool) => pool.name.toLowerCase() === small || pool.id === small);
	return other ? { name: { code: "pool-name-taken", name: other.name } } : {};
}
