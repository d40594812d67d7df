import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { categories } from "./categories.ts";
import { dhotis } from "./dhotis.ts";
import { lehengas } from "./lehengas.ts";
import { sarees } from "./sarees.ts";
import { shirts } from "./shirts.ts";
import { silkSarees } from "./silk-sarees.ts";
import { silkShirts } from "./silk-shirts.ts";
import { tShirts } from "./t-shirts.ts";
import { trousers } from "./trousers.ts";

/** The built-in catalogue: 40 products in the order of the categories. The desk's edits start from it. */
export const seedCatalogue: Omit<Catalogue, "version"> = {
	categories,
	products: [...sarees, ...lehengas, ...silkSarees, ...silkShirts, ...tShirts, ...shirts, ...trousers, ...dhotis],
};
