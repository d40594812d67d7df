import sharp from "sharp";
import { seedCatalogue as builtIn } from "../../content/catalogue/catalogue.ts";
import { seedCatalogue } from "../../server/catalogue.server.ts";
import { type CatalogueDesk, createCatalogueDesk } from "../../server/catalogue-desk.server.ts";
import type { Database } from "../../server/db/database.ts";
import { START } from "./shop.ts";

/** Two people who work on the catalogue; neither exists. */
export const asha = { id: "staff-a", name: "Example Asha" };
export const ravi = { id: "staff-r", name: "Example Ravi" };

/** The desk's catalogue on a database with the built-in products, at a moment that stands still. */
export async function openDesk(database: Database): Promise<CatalogueDesk> {
	await seedCatalogue(database, builtIn);
	return createCatalogueDesk(database, { refresh: async () => {} }, () => START);
}

/** A plain picture as somebody may upload it. */
export function examplePicture(background = "#6a4a3a"): Promise<Buffer> {
	return sharp({ create: { width: 1000, height: 1250, channels: 3, background } })
		.jpeg()
		.toBuffer();
}
