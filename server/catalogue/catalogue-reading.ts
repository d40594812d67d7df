import type { Product, ProductsAt } from "../../domain/catalogue/catalogue.ts";
import type { Pool } from "../../domain/catalogue/pool.ts";
import type { CatalogueSummary } from "../../domain/catalogue/summary.ts";
import type { Database } from "../platform/db/database.ts";
import { logError } from "../platform/log.ts";
import { HeldCatalogue, type NarrowedAsk, type NarrowedList, Overtaken } from "./held-catalogue.ts";
import { readVersion } from "./shown-products.ts";

/** How often each process looks whether another one has changed the catalogue, milliseconds. */
const WATCH_EVERY = 1000;
/** How often a catalogue that changes while it is read is read again. */
const TURNS = 5;

/**
 * The catalogue as buyers see it, of which a process holds only what is asked for often; within a second of what the
 * database holds, also when another process wrote it. Each answer is of one version.
 */
type CatalogueReading = {
	/** What the catalogue is on the whole; always at hand. */
	summary(): CatalogueSummary;
	/** The pools that its products name; always at hand. */
	pools(): readonly Pool[];
	/** Those of these products that are shown, by their ids, the pools, and the version that they are of. */
	productsAt(ids: Iterable<string>): Promise<ProductsAt>;
	/** The product with this address; undefined where none is shown. */
	bySlug(slug: string): Promise<Product | undefined>;
	/**
	 * A part of the list, in the order of the catalogue.
	 * @param category its id; undefined for all
	 * @param from the place of the first product, from 0
	 * @param to the place behind the last one; a page of the list, not all of it
	 */
	list(category: string | undefined, from: number, to: number): Promise<readonly Product[]>;
	/** One page of the list with a part of the products left out or in another order, with how many fit each choice. */
	narrowed(ask: NarrowedAsk): Promise<NarrowedList>;
	/** The addresses of a part of the whole list; nothing of it is held. */
	slugs(from: number, to: number): Promise<readonly string[]>;
	/** Everything, for whoever wants all of it. */
	all(): Promise<WholeCatalogue>;
};

/**
 * The catalogue at one version, some products at a time and in its order. Going through them throws once the catalogue
 * has changed: what was read so far is then of a version that is over.
 */
type WholeCatalogue = {
	summary: CatalogueSummary;
	pools: readonly Pool[];
	products: AsyncIterable<readonly Product[]>;
};

/** The reading of one process; `refresh` is called after a write, `close` ends the watch. */
export type WatchedCatalogue = CatalogueReading & {
	/** Reads now, so that a person sees their own change at once. If that fails the last catalogue stays in place. */
	refresh(): Promise<void>;
	close(): void;
};

/** Opens the catalogue and watches it for changes. */
export async function openCatalogue({ read }: Pick<Database, "read">): Promise<WatchedCatalogue> {
	let held = await again(() => HeldCatalogue.read(read));
	held.countAhead();

	async function look(): Promise<void> {
		if ((await readVersion(read)) === held.summary.version) return;
		held = await again(() => HeldCatalogue.read(read));
		held.countAhead();
	}

	async function refresh(): Promise<void> {
		try {
			await look();
		} catch (error) {
			logError("catalogue not refreshed; the last one stays", error);
		}
	}

	const atOneVersion = <T>(work: (held: HeldCatalogue) => Promise<T>) => again(() => work(held), look);
	const timer = setInterval(() => void refresh(), WATCH_EVERY);
	timer.unref();
	return {
		summary: () => held.summary,
		pools: () => held.pools,
		productsAt(ids) {
			const wanted = [...ids];
			return atOneVersion(async (held) => ({
				version: held.summary.version,
				products: await held.products(wanted),
				pools: held.pools,
			}));
		},
		bySlug: (slug) => atOneVersion((held) => held.bySlug(slug)),
		list: (category, from, to) => atOneVersion((held) => held.list(category, from, to)),
		narrowed: (ask) => atOneVersion((held) => held.narrowed(ask)),
		slugs: (from, to) => atOneVersion((held) => held.slugs(from, to)),
		async all() {
			// Of the version that stands now: one that was over already would break off at once.
			await look();
			const { summary, pools } = held;
			return { summary, pools, products: held.all() };
		},
		refresh,
		close: () => clearInterval(timer),
	};
}

/** Does some reading again as long as the catalogue overtakes it. */
async function again<T>(work: () => Promise<T>, between?: () => Promise<void>): Promise<T> {
	for (let turn = 1; ; turn++) {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof Overtaken) || turn === TURNS) throw error;
			await between?.();
		}
	}
}
