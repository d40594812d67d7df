import sharp from "sharp";
import { seedCatalogue as builtIn } from "../../content/catalogue/catalogue.ts";
import { seedCatalogue } from "../../server/catalogue/catalogue.ts";
import { type CatalogueDesk, createCatalogueDesk } from "../../server/catalogue/catalogue-desk.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { guarded } from "../../server/platform/db/guarded-database.ts";
import { StaffPermit } from "../../server/staff/staff-permit.ts";
import { START } from "./shop.ts";

/** Two people who work on the catalogue; neither exists. */
export const asha = StaffPermit.atTheMachine({ id: "staff-a", name: "Example Asha" });
export const ravi = StaffPermit.atTheMachine({ id: "staff-r", name: "Example Ravi" });

/** The desk's catalogue on a database with the built-in products, at a moment that stands still. */
export async function openDesk(database: Database): Promise<CatalogueDesk> {
	await seedCatalogue(database, builtIn);
	return createCatalogueDesk(
		guarded(database, () => START),
		{ refresh: async () => {} },
		() => START,
	);
}

/** A plain picture as somebody may upload it. */
export function examplePicture(background = "#6a4a3a"): Promise<Buffer> {
	return sharp({ create: { width: 1000, height: 1250, channels: 3, background } })
		.jpeg()
		.toBuffer();
}
