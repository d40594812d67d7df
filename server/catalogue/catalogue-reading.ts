import type { Product, ProductsAt } from "../../domain/catalogue/catalogue.ts";
import type { Pool } from "../../domain/catalogue/pool.ts";
import type { CatalogueSummary } from "../../domain/catalogue/summary.ts";
import type { Database } from "../platform/db/database.ts";
import { logError } from "../platform/log.ts";
import { HeldCatalogue, Overtaken } from "./held-catalogue.ts";
import { readVersion } from "./shown-products.ts";

/** How often each process looks whether another one has changed the catalogue, milliseconds. */
const WATCH_EVERY = 1000;
/** A catalogue that changes while it is read is read again so often. */
const TURNS = 5;

/**
 * The catalogue as buyers see it, of which a process holds only what is asked for often; within a second of what the
 * database holds, also when another process wrote it. Each answer is of one version.
 */
export type CatalogueReading = {
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
	/** The addresses of a part of the whole list; nothing of it is held. */
	slugs(from: number, to: number): Promise<readonly string[]>;
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

	async function look(): Promise<void> {
		if ((await readVersion(read)) !== held.summary.version) held = await again(() => HeldCatalogue.read(read));
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
		slugs: (from, to) => atOneVersion((held) => held.slugs(from, to)),
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
