import type { CottonSareeRecipe } from "./kinds/cotton-saree.ts";
import type { DhotiRecipe } from "./kinds/dhoti.ts";
import type { LehengaRecipe } from "./kinds/lehenga.ts";
import type { ShirtRecipe } from "./kinds/shirt.ts";
import type { SilkSareeRecipe } from "./kinds/silk-saree.ts";
import type { TShirtRecipe } from "./kinds/t-shirt.ts";
import type { TrouserRecipe } from "./kinds/trousers.ts";
import { dhotis } from "./recipes/dhotis.ts";
import { lehengas } from "./recipes/lehengas.ts";
import { sarees } from "./recipes/sarees.ts";
import { shirts } from "./recipes/shirts.ts";
import { tShirts } from "./recipes/t-shirts.ts";
import { trousers } from "./recipes/trousers.ts";

/** How one product is made: kind of garment, cloth, colours, cut and seed. Plain data, so that it can be hashed. */
export type Recipe =
	| CottonSareeRecipe
	| SilkSareeRecipe
	| LehengaRecipe
	| ShirtRecipe
	| TShirtRecipe
	| TrouserRecipe
	| DhotiRecipe;

/** Every product of the catalogue by its id. */
export const table: Readonly<Record<string, Recipe>> = {
	...sarees,
	...lehengas,
	...shirts,
	...tShirts,
	...trousers,
	...dhotis,
};
