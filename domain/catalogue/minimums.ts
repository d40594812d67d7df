import type { Problem } from "../shared/problem.ts";
import type { Product, ProductDetails } from "./catalogue.ts";
import { type GoodsUnit, goodsUnit } from "./goods-unit.ts";
import type { Pool } from "./pool.ts";

type Shortfall = { name: string; unit: GoodsUnit; minimum: number; quantity: number };

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"product-below-minimum": Shortfall;
		"colour-below-minimum": Shortfall & { colour: string };
		/** `name` is the pool's, `quantity` what the cart holds of all its products. */
		"pool-below-minimum": Shortfall;
	}
}

export type MinimumProblem = Problem<"product-below-minimum" | "colour-below-minimum" | "pool-below-minimum">;

/** What decides on the minimums of a product. */
type MinimumFacts = Pick<Product, "id" | "name" | "unit" | "minOrder" | "pool"> & {
	details: Pick<ProductDetails, "minPerColour" | "colourways">;
};

/** A product in a cart. Cells without a colour, and what is in no cell, are still to be agreed. */
export type MinimumLine = {
	product: MinimumFacts;
	quantity: number;
	cells?: readonly { colour: string | null; quantity: number }[];
};

/** One minimum that a cart has to reach, and how far it is. Met when `quantity` is at least `minimum`. */
export type Minimum = {
	of: "product" | "colour" | "pool";
	/** The products of the cart that count towards it. */
	ids: readonly string[];
	/** The product's name, or the pool's. */
	name: string;
	/** The colour's code. */
	colour?: string;
	unit: GoodsUnit;
	minimum: number;
	quantity: number;
};

/** The least of one product that an order may hold: its pool's `least` where that has one, else its own minimum. */
export function leastOf({ minOrder }: Pick<Product, "minOrder">, pool: Pool | undefined): number {
	return pool?.least ?? minOrder;
}

/**
 * Every minimum that concerns a cart, met or not: of each product, of each colour that was chosen where the product has
 * a minimum per colour, and of each pool that a product of the cart is in. Lines of one product count together.
 * @param pools those that the products name; one that is not there asks for nothing
 */
export function minimumsOf(lines: readonly MinimumLine[], pools: readonly Pool[]): Minimum[] {
	const poolsById = new Map(pools.map((pool) => [pool.id, pool]));
	const products = [...Map.groupBy(lines, ({ product }) => product.id).values()];
	const ofProducts = products.flatMap((same) => ofProduct(same, poolsById));
	const pooled = Map.groupBy(lines, ({ product }) => product.pool);
	const ofPools = pools.flatMap(({ id, name, minimum }): Minimum[] => {
		const members = pooled.get(id);
		if (!members) return [];
		const sold = members.map(({ product }) => product);
		const ids = [...new Set(sold.map((product) => product.id))];
		return [{ of: "pool", ids, name, unit: goodsUnit(sold), minimum, quantity: sum(members) }];
	});
	return [...ofProducts, ...ofPools];
}

/** The minimums of one product. @param lines all of it that the cart holds */
function ofProduct(lines: readonly MinimumLine[], pools: ReadonlyMap<string, Pool>): Minimum[] {
	const [first] = lines;
	if (!first) return [];
	const { id, name, unit, pool, minOrder, details } = first.product;
	const shared = { ids: [id], name, unit };
	const own = leastOf({ minOrder }, pool === undefined ? undefined : pools.get(pool));
	const minimums: Minimum[] = [{ ...shared, of: "product", minimum: own, quantity: sum(lines) }];
	const { minPerColour } = details;
	if (minPerColour === undefined) return minimums;
	const colours = Map.groupBy(
		lines.flatMap(({ cells = [] }) => cells).filter(({ quantity }) => quantity > 0),
		({ colour }) => colour,
	);
	for (const [colour, cells] of colours)
		if (colour !== null)
			minimums.push({ ...shared, of: "colour", colour, minimum: minPerColour, quantity: sum(cells) });
	return minimums;
}

/** What keeps a cart from being taken: each minimum that is not reached, with the products it concerns. */
export function minimumProblems(
	lines: readonly MinimumLine[],
	pools: readonly Pool[],
): { ids: readonly string[]; problem: MinimumProblem }[] {
	return minimumsOf(lines, pools)
		.filter(({ quantity, minimum }) => quantity < minimum)
		.map(({ of, ids, colour = "", name, unit, minimum, quantity }) => {
			const shortfall = { name, unit, minimum, quantity };
			if (of !== "colour") return { ids, problem: { code: `${of}-below-minimum`, ...shortfall } };
			return { ids, problem: { code: "colour-below-minimum", ...shortfall, colour: colourName(lines, ids, colour) } };
		});
}

/** The name that buyers know a colour by; one that the product no longer has keeps its code. */
function colourName(lines: readonly MinimumLine[], ids: readonly string[], code: string): string {
	const product = lines.find((line) => ids.includes(line.product.id))?.product;
	return product?.details.colourways?.find((colour) => colour.code === code)?.name ?? code;
}

const sum = (parts: readonly { quantity: number }[]) => parts.reduce((all, { quantity }) => all + quantity, 0);
