import { storeProductDetails } from "../../server/catalogue/stored-product-details.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { writeCatalogue } from "./catalogue-write.ts";
import { copyProducts, onDatabase } from "./many-products.ts";
import type { Site } from "./site.ts";

/** The largest order that a buyer makes by hand: a hundred products, each in eight colours and five sizes. */

const NAMES = ["Navy blue", "Rust", "Ivory", "Olive green", "Black", "Maroon", "Desert sand", "Teal"];
const COLOURS = NAMES.map((name, at) => ({ code: `CL-${at + 1}`, name, hex: "#1f3a4d" }));
const SIZES = ["S", "M", "L", "XL", "XXL"];

export const LARGE_LINES = 100;
export const LARGE_CELLS = COLOURS.length * SIZES.length;
const EACH = 25;

/** An item of it as the cart keeps it; `cells` with their names. */
export type LargeItem = Awaited<ReturnType<typeof largeItems>>[number];

/** Gives a site a hundred products that are made in all of these colours and sizes. @returns the items of the order */
export async function largeShop(site: Site): Promise<LargeItem[]> {
	let items: LargeItem[] = [];
	await copyProducts(site, LARGE_LINES);
	await onDatabase(site, async (database) => {
		items = await largeItems(database);
	});
	return items;
}

/** Gives a shop's products all of these colours and sizes. @returns the items of an order of a hundred of them, at most */
export async function largeItems({ read, tx, ...database }: Database) {
	const details = storeProductDetails({ colourways: COLOURS, sizes: SIZES });
	await writeCatalogue({ ...database, read, tx }, (db) => db.updateTable("product").set({ details }).execute());
	const rows = await read
		.selectFrom("product")
		.innerJoin("category", "category.id", "product.category_id")
		.select(["product.id", "product.name", "product.image", "product.price", "product.min_order"])
		.select("category.id as category")
		.orderBy("product.id")
		.limit(LARGE_LINES)
		.execute();
	const cells = COLOURS.flatMap(({ code, name }) =>
		SIZES.map((size) => ({ colour: code, colourName: name, size, quantity: EACH })),
	);
	return rows.map(({ min_order, ...row }) => ({ ...row, minOrder: min_order, quantity: LARGE_CELLS * EACH, cells }));
}
