import { createHash } from "node:crypto";
import * as z from "zod";
import type { Catalogue, Category, Product } from "../domain/catalogue.ts";
import type { Database, Db } from "./db/database.ts";
import { logError } from "./log.ts";
import { readSetting, writeSetting } from "./settings.server.ts";

const componentSchema = z.object({
	name: z.string(),
	fibres: z.array(z.object({ fibre: z.string(), percent: z.number() })),
});

const detailsSchema = z.object({
	components: z.array(componentSchema).optional(),
	construction: z.enum(["woven", "knit"]).optional(),
	weave: z.string().optional(),
	gsm: z.number().optional(),
	widthCm: z.number().optional(),
	lengthM: z.number().optional(),
	care: z.array(z.string()).optional(),
	sizes: z.array(z.string()).optional(),
	sizeRatio: z.array(z.number()).optional(),
	colourways: z.array(z.object({ code: z.string(), name: z.string(), hex: z.string() })).optional(),
	leadTimeDays: z.number().optional(),
	sampleAvailable: z.boolean().optional(),
	hsCode: z.string().optional(),
});

const unitSchema = z.enum(["piece", "set"]);

/** How often each process looks whether another one has changed the catalogue, milliseconds. */
const WATCH_EVERY = 1000;

/** Reads the whole catalogue as it stands. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
	const version = await readVersion(db);
	const categories = await db.selectFrom("category").selectAll().orderBy("position").execute();
	const products = await db.selectFrom("product").selectAll().orderBy("position").execute();
	return {
		version,
		categories: categories.map(({ id, name, description, image, image_alt }) => ({
			id,
			name,
			description,
			image,
			imageAlt: image_alt,
		})),
		products: products.map((row) => ({
			id: row.id,
			slug: row.slug,
			name: row.name,
			description: row.description,
			story: row.story,
			image: row.image,
			imageAlt: row.image_alt,
			price: row.price,
			unit: unitSchema.parse(row.unit),
			minOrder: row.min_order,
			category: row.category_id,
			details: detailsSchema.parse(JSON.parse(row.details)),
		})),
	};
}

async function readVersion(db: Db): Promise<number> {
	const row = await db.selectFrom("catalogue_version").select("version").where("id", "=", 1).executeTakeFirst();
	return row?.version ?? 0;
}

/** The catalogue in memory, kept within a second of what the database holds, also when another process wrote it. */
export class CatalogueCache {
	readonly #database: Database;
	#catalogue: Catalogue;
	readonly #timer: NodeJS.Timeout;

	private constructor(database: Database, catalogue: Catalogue) {
		this.#database = database;
		this.#catalogue = catalogue;
		this.#timer = setInterval(() => void this.#refresh(), WATCH_EVERY);
		this.#timer.unref();
	}

	static async open(database: Database): Promise<CatalogueCache> {
		return new CatalogueCache(database, await readCatalogue(database.read));
	}

	current(): Catalogue {
		return this.#catalogue;
	}

	close(): void {
		clearInterval(this.#timer);
	}

	async #refresh(): Promise<void> {
		try {
			if ((await readVersion(this.#database.read)) !== this.#catalogue.version) {
				this.#catalogue = await readCatalogue(this.#database.read);
			}
		} catch (error) {
			logError("catalogue not refreshed; the last one stays", error);
		}
	}
}

type Seed = { categories: readonly Category[]; products: readonly Product[] };

const SEED_SETTING = "catalogue.seed";

/**
 * Puts the built-in catalogue into an empty database, and a newer built-in one in place of an older one. A
 * catalogue that has been worked on (its version is past the seed's) is never touched.
 * @returns whether anything was written
 */
export async function seedCatalogue(database: Database, seed: Seed): Promise<boolean> {
	const hash = createHash("sha256").update(JSON.stringify(seed)).digest("hex");
	return database.tx(async (db) => {
		await lockSeed(db);
		const version = await readVersion(db);
		const [seededVersion, seededHash] = ((await readSetting(db, SEED_SETTING)) ?? "0 ").split(" ");
		if (version !== Number(seededVersion) || seededHash === hash) return false;
		await db.deleteFrom("product").execute();
		await db.deleteFrom("category").execute();
		for (const [position, category] of seed.categories.entries())
			await db.insertInto("category").values(categoryRow(category, position)).execute();
		for (const [position, product] of seed.products.entries())
			await db.insertInto("product").values(productRow(product, position)).execute();
		const next = version + 1;
		await db.deleteFrom("catalogue_version").execute();
		await db.insertInto("catalogue_version").values({ id: 1, version: next }).execute();
		await writeSetting(db, SEED_SETTING, `${next} ${hash}`);
		return true;
	});
}

/** Writing the seed's row is the lock: of several processes that start at once, one seeds and the others wait for it. */
async function lockSeed(db: Db): Promise<void> {
	await db
		.insertInto("setting")
		.values({ key: SEED_SETTING, value: "0 " })
		.onConflict((conflict) => conflict.column("key").doUpdateSet((eb) => ({ value: eb.ref("setting.value") })))
		.execute();
}

function categoryRow({ imageAlt, ...category }: Category, position: number) {
	return { ...category, image_alt: imageAlt, position };
}

function productRow({ imageAlt, minOrder, category, details, ...product }: Product, position: number) {
	return {
		...product,
		image_alt: imageAlt,
		min_order: minOrder,
		category_id: category,
		details: JSON.stringify(details),
		position,
	};
}
