import { type Minimum, type MinimumLine, minimumsOf } from "../catalogue/minimums.ts";
import type { Pool } from "../catalogue/pool.ts";
import type { CartItem } from "./cart.ts";

/** A minimum beyond those of single products, met or not; `colourName` as the cart shows the colour, "" for a pool. */
type SharedMinimum = Minimum & { colourName: string };

/** The minimums of a cart that its lines alone do not tell: of each colour that was chosen, and of each pool. */
export function sharedMinimums(items: readonly CartItem[]): SharedMinimum[] {
	const pools = new Map<string, Pool>();
	for (const { pool } of items) if (pool) pools.set(pool.id, pool);
	return minimumsOf(items.map(minimumLine), [...pools.values()])
		.filter((minimum) => minimum.of !== "product")
		.map((minimum) => ({ ...minimum, colourName: colourName(items, minimum) }));
}

function minimumLine({
	id,
	name,
	unit = "piece",
	minOrder,
	pool,
	minPerColour,
	quantity,
	cells,
}: CartItem): MinimumLine {
	return { product: { id, name, unit, minOrder, pool: pool?.id, details: { minPerColour } }, quantity, cells };
}

function colourName(items: readonly CartItem[], { ids, colour }: Minimum): string {
	const cells = items.filter(({ id }) => ids.includes(id)).flatMap(({ cells = [] }) => cells);
	return cells.find((cell) => cell.colour === colour)?.colourName ?? "";
}
