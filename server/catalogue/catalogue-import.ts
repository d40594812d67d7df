import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type FileLine, fileLines, type ImportProblem, wholeProblem } from "../../domain/catalogue/csv-columns.ts";
import { exampleCells } from "../../domain/catalogue/example-cells.ts";
import { type ImportPlan, ImportPlanning } from "../../domain/catalogue/import.ts";
import { uploadedPathsIn } from "../../domain/catalogue/uploaded-picture.ts";
import { exampleProduct } from "../../messages/staff/example-product.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import type { GiveWay } from "../platform/db/write-queue.ts";
import { Pace } from "../platform/pace.ts";
import type { StaffPermit } from "../staff/index.ts";
import { exportCatalogue } from "./catalogue-export.ts";
import { lastChange } from "./catalogue-history.ts";
import { lockCatalogue, raiseVersion } from "./catalogue-writes.ts";
import { pictureFinder } from "./picture-paths.ts";
import { readPools } from "./pool-rows.ts";
import { readVersion } from "./shown-products.ts";
import { lostFiles, partsOf, removeSome, stagePlaces, stageProducts, writeStaged } from "./staged-file.ts";
import { readFirst, readStanding, readWithIds, type Standing } from "./standing-products.ts";

/** What a file would do, and the id under which the word to go ahead finds it; none when it has problems. */
export type DryRun = { plan: ImportPlan; file: string | undefined };

/**
 * What comes of the word to go ahead.
 * - done: all of it is written, in one transaction.
 * - changed: nothing was written, because the catalogue is another than the dry run saw; here is a new one.
 * - gone: there is no such file any more; it is to be sent once more.
 */
type ImportOutcome =
	| { status: "done"; added: number; changed: number }
	| { status: "changed"; run: DryRun }
	| { status: "gone" };

/** What a file of the whole catalogue holds now, and who changed any of it last; null where nobody has yet. */
type FileFacts = {
	products: number;
	hidden: number;
	categories: number;
	changed: { by: string; at: number } | null;
};

export type CatalogueFiles = {
	facts(): Promise<FileFacts>;
	/** An example for each column of a file, by the column's name: what a product of the catalogue has there, else one of ours; not every column has one. */
	examples(): Promise<Record<string, string>>;
	/** The whole catalogue as CSV, hidden products too; it breaks off when somebody changes it meanwhile. */
	export(): ReadableStream<Uint8Array>;
	/**
	 * Says what a file would do, and keeps it for a day. Others have their turn meanwhile, however large it is.
	 * @throws FileInHand while another one is being tried
	 */
	dryRun(text: string, by: StaffPermit): Promise<DryRun>;
	/** Does what the dry run of a file said, if the catalogue is still the one it saw. @throws FileInHand */
	apply(file: string, by: StaffPermit): Promise<ImportOutcome>;
};

/** One file after the other: each takes some hundred megabytes while it is tried. */
export class FileInHand extends Error {}

const DAY = 86_400_000;
/** How many lines are read before others have a turn. */
const LINES = 50;
/** Rows of a file that are removed at once. */
const REMOVED = { first: 50, least: 20, most: 1_000 };
/** How many products of each category are looked through for the columns' examples. */
const EXAMPLES = 5;
/** Places that are kept by one statement. */
const PLACES = 1_000;

/** @param changed called after a write, so that this process shows it at once */
export function createCatalogueFiles(
	database: GuardedDatabase,
	now: () => number,
	changed: () => Promise<void>,
): CatalogueFiles {
	let inHand = false;
	async function alone<T>(work: () => Promise<T>): Promise<T> {
		if (inHand) throw new FileInHand();
		inHand = true;
		return work().finally(() => {
			inHand = false;
		});
	}
	const tried = (text: string, by: StaffPermit) => new Trial(database, by, now).run(text);

	return {
		facts: () => fileFacts(database.read),
		examples: async () =>
			exampleCells([...(await readFirst(database.read, EXAMPLES)), { product: exampleProduct, rank: 1 }]),
		export: () => exportCatalogue(database.read),
		dryRun: (text, by) => alone(() => tried(text, by)),
		apply: (file, by) =>
			alone(async () => {
				const outcome = await database.tx(by, (db, giveWay) => applyFile(db, file, by, now(), giveWay), "long");
				if (outcome.status === "changed") {
					const text = await textOf(database.read, file);
					await removeFile(database, file, by);
					return { status: "changed", run: await tried(text, by) };
				}
				if (outcome.status === "done") {
					await changed();
					await removeFile(database, file, by);
				}
				return outcome;
			}),
	};
}

async function fileFacts(db: Db): Promise<FileFacts> {
	const { products, hidden } = await db
		.selectFrom("product")
		.select((eb) => [eb.fn.countAll<number>().as("products"), eb.fn.sum<number | null>("hidden").as("hidden")])
		.executeTakeFirstOrThrow();
	const { categories } = await db
		.selectFrom("category")
		.select((eb) => eb.fn.countAll<number>().as("categories"))
		.executeTakeFirstOrThrow();
	return {
		products: Number(products),
		hidden: Number(hidden ?? 0),
		categories: Number(categories),
		changed: await lastChange(db),
	};
}

type Applied = Exclude<ImportOutcome, { status: "changed" }> | { status: "changed" };

async function applyFile(db: Db, file: string, by: StaffPermit, now: number, giveWay: GiveWay): Promise<Applied> {
	const version = await lockCatalogue(db);
	const kept = await db
		.selectFrom("catalogue_file")
		.select("version")
		.where("id", "=", file)
		.where("staff_id", "=", by.id)
		.where("ready", "=", 1)
		.executeTakeFirst();
	if (!kept) return { status: "gone" };
	if (kept.version !== version) return { status: "changed" };
	const written = await writeStaged(db, file, by, now, giveWay);
	await db.deleteFrom("catalogue_file").where("id", "=", file).execute();
	await raiseVersion(db);
	return { status: "done", ...written };
}

async function textOf(db: Db, file: string): Promise<string> {
	let text = "";
	const parts = db.selectFrom("catalogue_file_part").select("text").where("file_id", "=", file);
	for (let part = 0; ; part++) {
		const row = await parts.where("part", "=", part).executeTakeFirst();
		if (!row) return text;
		text += row.text;
	}
}

/** Removes what is kept of a file, some of it at a time. */
async function removeFile(database: GuardedDatabase, file: string, by: StaffPermit): Promise<void> {
	await database.tx(by, (db) => db.deleteFrom("catalogue_file").where("id", "=", file).execute());
	const pace = new Pace(REMOVED);
	const some = () => database.tx(by, (db) => removeSome(db, file, pace.rows));
	// Somebody waits for it: others have their turn in between, and no more.
	while ((await pace.slice(some)).done) await nextTurn();
}

/** One dry run: what it finds is kept while it reads, and let go of where the file has problems or changes nothing. */
class Trial {
	readonly #database: GuardedDatabase;
	readonly #by: StaffPermit;
	readonly #now: () => number;
	readonly #file = randomUUID();

	constructor(database: GuardedDatabase, by: StaffPermit, now: () => number) {
		this.#database = database;
		this.#by = by;
		this.#now = now;
	}

	async run(text: string): Promise<DryRun> {
		await this.#begin(text);
		// Where the catalogue changes from here on, the word to go ahead finds it so, and all is tried again.
		const version = await readVersion(this.#database.read);
		const plan = await this.#plan(text);
		const isEmpty = plan.added + plan.changed === 0 && plan.orders.length === 0;
		if (plan.problemCount > 0 || isEmpty) {
			await removeFile(this.#database, this.#file, this.#by);
			return { plan, file: undefined };
		}
		await this.#write((db) =>
			db.updateTable("catalogue_file").set({ version, ready: 1 }).where("id", "=", this.#file).execute(),
		);
		return { plan, file: this.#file };
	}

	/** Puts the file into the place of its sender's former one, and of those that are a day old. */
	async #begin(text: string): Promise<void> {
		const [read, by] = [this.#database.read, this.#by];
		const former = await read
			.selectFrom("catalogue_file")
			.select("id")
			.where((eb) => eb.or([eb("created_at", "<", this.#now() - DAY), eb("staff_id", "=", by.id)]))
			.execute();
		const row = { id: this.#file, staff_id: by.id, version: 0, created_at: this.#now() };
		await this.#database.tx(by, (db) => db.insertInto("catalogue_file").values(row).execute());
		for (const id of [...former.map(({ id }) => id), ...(await lostFiles(read))])
			await removeFile(this.#database, id, by);
		for (const part of partsOf(text)) {
			const kept = { file_id: this.#file, ...part };
			await this.#database.tx(by, (db) => db.insertInto("catalogue_file_part").values(kept).execute());
		}
	}

	async #plan(text: string): Promise<ImportPlan> {
		const { read } = this.#database;
		const standing = await readStanding(read);
		const planning = new ImportPlanning({
			...standing,
			pools: await readPools(read),
			isPicture: await pictureFinder(read, uploadedPathsIn(text)),
			newId: randomUUID,
		});
		const whole = await this.#wholeProblem(text);
		if (whole) {
			planning.read([whole], new Map());
			return planning.end();
		}
		for (const lines of batches(fileLines(text))) {
			const planned = planning.read(lines, await readWithIds(read, planning.idsOf(lines)));
			if (planned.length > 0) await this.#write((db) => stageProducts(db, this.#file, planned, this.#now()));
			await nextTurn();
		}
		const plan = planning.end();
		if (plan.problemCount === 0) await this.#stagePlaces(plan, standing);
		return plan;
	}

	async #wholeProblem(text: string): Promise<ImportProblem | undefined> {
		const looking = wholeProblem(text);
		for (;;) {
			const { done, value } = looking.next();
			if (done) return value;
			await nextTurn();
		}
	}

	async #stagePlaces({ orders }: ImportPlan, { products }: Standing): Promise<void> {
		const positions = new Map(products.map(({ id, position }) => [id, position]));
		const moved = orders
			.flatMap(({ ids }) => ids.map((product_id, position) => ({ product_id, position })))
			.filter(({ product_id, position }) => positions.get(product_id) !== position)
			.map((place, no) => ({ no, ...place }));
		for (let from = 0; from < moved.length; from += PLACES) {
			await this.#write((db) => stagePlaces(db, this.#file, moved.slice(from, from + PLACES)));
			await nextTurn();
		}
	}

	#write<T>(work: (db: Db) => Promise<T>): Promise<T> {
		return this.#database.tx(this.#by, work);
	}
}

function* batches(lines: Iterable<FileLine | ImportProblem>): Generator<(FileLine | ImportProblem)[]> {
	let batch: (FileLine | ImportProblem)[] = [];
	for (const line of lines) {
		batch.push(line);
		if (batch.length < LINES) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}
