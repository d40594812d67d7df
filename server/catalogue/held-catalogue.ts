import type { Product } from "../../domain/catalogue/catalogue.ts";
import type { Narrowing } from "../../domain/catalogue/narrowing.ts";
import type { Pool } from "../../domain/catalogue/pool.ts";
import { countShelf, type ShelfCell, type ShelfCounts } from "../../domain/catalogue/shelf.ts";
import { type CatalogueSummary, stretchesOf } from "../../domain/catalogue/summary.ts";
import { LIST_PAGE, type Paging, pageOf, WHOLE_LIST } from "../../domain/shared/list-pages.ts";
import { BoundedMap } from "../platform/bounded-map.ts";
import type { Db } from "../platform/db/database.ts";
import { readNarrowed, readShelf, readSorted } from "./narrowed-products.ts";
import { type KeptPool, readPools } from "./pool-rows.ts";
import { type Place, readNext, readShown, readStretches, readSummary, readVersion } from "./shown-products.ts";

/** At most this many products are held, of those that were asked for last. A catalogue that is one list has fewer: it is held whole. */
const HELD_PRODUCTS = 500;
const HELD_LISTS = 200;
/** Where all are gone through, this many are in memory: more than a visitor waits for between two of them would be felt. */
const AT_ONCE = 100;
/** Some 300 bytes each. */
const HELD_CELLS = 5_000;

/** The catalogue has gone on to another version while this one was read. */
export class Overtaken extends Error {
	constructor() {
		super("The catalogue changed while it was read.");
	}
}

/** What a visitor asks of the narrowed list. */
export type NarrowedAsk = {
	/** The id of a category that is shown; undefined for all. */
	category: string | undefined;
	narrowing: Narrowing;
	/** As the address has it. */
	page: string | null;
};

/** One page of what fits, and how much there is of it. */
export type NarrowedList = { counts: ShelfCounts; products: readonly Product[]; paging?: Paging };

function countedOf(categories: readonly { id: string }[], counts: ShelfCounts) {
	return categories.map(({ id }) => ({ id, count: counts.categories.get(id) ?? 0 }));
}

/** A pool as buyers see it. */
function shownPool({ revision: _, ...pool }: KeptPool): Pool {
	return pool;
}

/**
 * What one process holds of one version of the catalogue: its summary, its pools and, within bounds, the products that were asked
 * for last. What it does not hold it reads, and what it answers is of its version.
 */
export class HeldCatalogue {
	readonly summary: CatalogueSummary;
	/** An owner has a few, whatever the size of the catalogue. */
	readonly pools: readonly Pool[];
	readonly #db: Db;
	readonly #products = new BoundedMap<string, Product>(HELD_PRODUCTS);
	/** Ids by slug. */
	readonly #slugs = new BoundedMap<string, string>(HELD_PRODUCTS);
	#cells: Promise<readonly ShelfCell[]> | undefined;
	readonly #lists = new BoundedMap<string, readonly string[]>(HELD_LISTS);

	private constructor(db: Db, summary: CatalogueSummary, pools: readonly Pool[]) {
		this.#db = db;
		this.summary = summary;
		this.pools = pools;
	}

	/** @throws Overtaken */
	static async read(db: Db): Promise<HeldCatalogue> {
		const held = new HeldCatalogue(db, await readSummary(db), (await readPools(db)).map(shownPool));
		const { count } = held.summary;
		// The first page of the list is what most visitors ask for; of a small catalogue it is everything.
		await held.list(undefined, 0, count <= WHOLE_LIST ? count : LIST_PAGE);
		await held.#check();
		return held;
	}

	/** Those of these products that are shown, by their ids. @throws Overtaken */
	async products(ids: Iterable<string>): Promise<ReadonlyMap<string, Product>> {
		const found = new Map<string, Product>();
		const missing: string[] = [];
		for (const id of new Set(ids)) {
			const product = this.#products.get(id);
			if (product) found.set(id, product);
			else missing.push(id);
		}
		if (missing.length === 0 || this.#isWhole) return found;
		for (const product of await this.#read(readShown(this.#db, "id", missing))) {
			this.#hold(product);
			found.set(product.id, product);
		}
		return found;
	}

	/** The product with this address; undefined where none is shown. @throws Overtaken */
	async bySlug(slug: string): Promise<Product | undefined> {
		const held = this.#products.get(this.#slugs.get(slug) ?? "");
		if (held || this.#isWhole) return held;
		const [product] = await this.#read(readShown(this.#db, "slug", [slug]));
		if (product) this.#hold(product);
		return product;
	}

	/** A part of the list (`CatalogueReading.list`). @throws Overtaken */
	async list(category: string | undefined, from: number, to: number): Promise<Product[]> {
		const key = `${category ?? ""} ${from} ${to}`;
		const ids =
			this.#lists.get(key) ?? (await this.#read(readStretches(this.#db, "id", this.#part(category, from, to))));
		this.#lists.set(key, ids);
		const products = await this.products(ids);
		return ids.flatMap((id) => products.get(id) ?? []);
	}

	/** A part of the list, narrowed and sorted (`CatalogueReading.narrowed`). @throws Overtaken */
	async narrowed({ category, narrowing, page }: NarrowedAsk): Promise<NarrowedList> {
		const { categories } = this.summary;
		const counts = countShelf(await this.#shelf(), category, narrowing);
		const { from, to, paging } = pageOf(counts.total, counts.total, page);
		const within = categories.filter(({ id }) => category === undefined || id === category);
		const ids = await this.#read(
			narrowing.sort === undefined
				? readNarrowed(this.#db, narrowing, stretchesOf(countedOf(within, counts), from, to))
				: readSorted(this.#db, narrowing, { category, from, to }),
		);
		const products = await this.products(ids);
		return { counts, products: ids.flatMap((id) => products.get(id) ?? []), ...(paging && { paging }) };
	}

	/** Counts what lists are narrowed by before anybody asks for it; who asks meanwhile waits for the same. */
	countAhead(): void {
		// What goes wrong is told to whoever asks: it is then counted anew.
		this.#shelf().catch(() => undefined);
	}

	/** Counted once, and held as long as it is small, as it is unless the products differ in very many ways. */
	#shelf(): Promise<readonly ShelfCell[]> {
		const held = this.#cells;
		if (held) return held;
		const counted = this.#countShelf();
		this.#cells = counted;
		const letGo = () => {
			this.#cells = undefined;
		};
		counted.then((cells) => cells.length > HELD_CELLS && letGo(), letGo);
		return counted;
	}

	#countShelf(): Promise<ShelfCell[]> {
		const { categories } = this.summary;
		const some = categories.filter(({ count }) => count > 0).map(({ id }) => id);
		return this.#read(readShelf(this.#db, some));
	}

	/** @throws Overtaken */
	slugs(from: number, to: number): Promise<string[]> {
		return this.#read(readStretches(this.#db, "slug", this.#part(undefined, from, to)));
	}

	/** All products, some at a time, in the order of the catalogue; what is not held already is not held either. @throws Overtaken */
	async *all(): AsyncGenerator<readonly Product[]> {
		if (this.#isWhole) {
			yield await this.list(undefined, 0, this.summary.count);
			return;
		}
		for (const { id } of this.summary.categories) {
			let after: Place | undefined;
			for (;;) {
				const { products, last } = await this.#read(readNext(this.#db, id, after, AT_ONCE));
				if (products.length > 0) yield products;
				if (products.length < AT_ONCE) break;
				after = last;
			}
		}
	}

	#part(category: string | undefined, from: number, to: number) {
		const { categories } = this.summary;
		return stretchesOf(category === undefined ? categories : categories.filter(({ id }) => id === category), from, to);
	}

	/** Whether every product is held: what is not, is not there. */
	get #isWhole(): boolean {
		return this.#products.size === this.summary.count;
	}

	#hold(product: Product): void {
		this.#products.set(product.id, product);
		this.#slugs.set(product.slug, product.id);
	}

	/** What a query has found, if it was this version that it read. */
	async #read<T>(query: Promise<T>): Promise<T> {
		const found = await query;
		await this.#check();
		return found;
	}

	/** Versions only grow: if this one is still current, everything read since it was first seen belongs to it. */
	async #check(): Promise<void> {
		if ((await readVersion(this.#db)) !== this.summary.version) throw new Overtaken();
	}
}
