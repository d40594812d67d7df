import { setImmediate } from "node:timers/promises";
import { type Expression, type SqlBool, sql } from "kysely";
import type { ProductDetails } from "../../domain/catalogue/catalogue.ts";
import { bitOf, bitsOf, COLOURS, coloursOf, FIBRES, fibresOf } from "../../domain/catalogue/cloth-families.ts";
import { MINIMUM_STEPS, type Narrowing, PRICE_STEPS } from "../../domain/catalogue/narrowing.ts";
import type { ShelfCell } from "../../domain/catalogue/shelf.ts";
import type { Stretch } from "../../domain/catalogue/summary.ts";
import { rupees } from "../../domain/shared/money.ts";
import type { Db } from "../platform/db/database.ts";

/*
 * The list of products narrowed and sorted, read from indexes that hold what it is narrowed by (0026-narrowing.sql), never
 * from the rows.
 */

/** What the columns say of a product that a list is narrowed by. */
export function shelfColumns(details: ProductDetails) {
	return {
		fibres: bitsOf(FIBRES, fibresOf(details)),
		colours: bitsOf(COLOURS, coloursOf(details)),
		sample: (details.samples ?? []).length > 0 ? 1 : 0,
	};
}

type ShelfRow = Record<"fibres" | "sample" | "price_place" | "minimum_place" | "products", number | null> & {
	category_id: string;
	[colour: `c${number}`]: number;
};

/** Sets of shown products that a list cannot tell apart but for colours, with how many they are. @param categories their ids */
export async function readShelf(db: Db, categories: readonly string[]): Promise<ShelfCell[]> {
	const cells: ShelfCell[] = [];
	for (const category of categories) {
		cells.push(...(await readCells(db, category)));
		// SQLite answers in the thread that asks: of 40,000 products counted at once everybody else would wait for some 50 ms.
		await setImmediate();
	}
	return cells;
}

async function readCells(db: Db, category: string): Promise<ShelfCell[]> {
	const price = steps(sql.ref("price"), PRICE_STEPS.map(rupees), 2);
	const minimum = steps(sql.ref("min_order"), MINIMUM_STEPS, 1);
	const colours = COLOURS.map(
		(colour, place) => sql`count(nullif(colours & ${sql.lit(bitOf(COLOURS, colour))}, 0)) as ${sql.ref(`c${place}`)}`,
	);
	const { rows } = await sql<ShelfRow>`
		select category_id, fibres, sample, ${price} as price_place, ${minimum} as minimum_place, count(*) as products,
			${sql.join(colours)}
		from product where category_id = ${category} and hidden = 0 group by category_id, fibres, sample, ${price}, ${minimum}`.execute(
		db,
	);
	return rows.map((row) => ({
		category: row.category_id,
		fibres: row.fibres ?? 0,
		sample: row.sample === 1,
		price: row.price_place ?? 0,
		minimum: row.minimum_place ?? 0,
		products: Number(row.products),
		colours: COLOURS.map((_, place) => Number(row[`c${place}`] ?? 0)),
	}));
}

/**
 * Where a number stands among steps, as `ShelfCell` counts it.
 * @param apart 2 where a number at a step is told from those above it
 */
function steps(value: Expression<unknown>, known: readonly number[], apart: 1 | 2): Expression<number> {
	const cases = known.map((step, place) =>
		apart === 2
			? sql`when ${value} < ${sql.lit(step)} then ${sql.lit(2 * place)} when ${value} = ${sql.lit(step)} then ${sql.lit(2 * place + 1)}`
			: sql`when ${value} <= ${sql.lit(step)} then ${sql.lit(place)}`,
	);
	return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(apart * known.length)} end`;
}

/** The ids of narrowed products in the order of the catalogue. @param stretches of what fits, as `stretchesOf` has them */
export async function readNarrowed(db: Db, narrowing: Narrowing, stretches: readonly Stretch[]): Promise<string[]> {
	const found: string[] = [];
	for (const { category, offset, limit } of stretches) {
		const rows = await db
			.selectFrom("product")
			.select("id")
			.where("category_id", "=", category)
			.where("hidden", "=", 0)
			.where((eb) => eb.and(conditions(narrowing)))
			.orderBy("position")
			.orderBy("id")
			.limit(limit)
			.offset(offset)
			.execute();
		found.push(...rows.map(({ id }) => id));
	}
	return found;
}

type Part = { category: string | undefined; from: number; to: number };

/** The ids of a part of the narrowed products in the order that is chosen, of one category that is shown or of all such. */
export async function readSorted(db: Db, narrowing: Narrowing, { category, from, to }: Part): Promise<string[]> {
	if (to <= from) return [];
	const { sort = "price" } = narrowing;
	const way = sort.endsWith("-down") ? "desc" : "asc";
	const [first, second] = sort.startsWith("minimum")
		? (["min_order", "price"] as const)
		: (["price", "min_order"] as const);
	const rows = await db
		.selectFrom("product")
		.select("id")
		.where("hidden", "=", 0)
		// Not "in those that are shown": a database would go by the category then, and sort what it finds.
		.where((eb) =>
			category === undefined
				? eb("category_id", "not in", eb.selectFrom("category").select("id").where("hidden", "=", 1))
				: eb("category_id", "=", category),
		)
		.where((eb) => eb.and(conditions(narrowing)))
		.orderBy(first, way)
		.orderBy(second, way)
		.orderBy("id", way)
		.limit(to - from)
		.offset(from)
		.execute();
	return rows.map(({ id }) => id);
}

function conditions(narrowing: Narrowing): Expression<SqlBool>[] {
	const { fibre, colour, minimum, sample } = narrowing;
	const { "price-from": least, "price-to": most } = narrowing;
	return [
		...(fibre === undefined ? [] : [sql<SqlBool>`(fibres & ${sql.lit(bitOf<string>(FIBRES, fibre))}) <> 0`]),
		...(colour === undefined ? [] : [sql<SqlBool>`(colours & ${sql.lit(bitOf<string>(COLOURS, colour))}) <> 0`]),
		...(least === undefined ? [] : [sql<SqlBool>`price >= ${sql.lit(rupees(Number(least)))}`]),
		...(most === undefined ? [] : [sql<SqlBool>`price <= ${sql.lit(rupees(Number(most)))}`]),
		...(minimum === undefined ? [] : [sql<SqlBool>`min_order <= ${sql.lit(Number(minimum))}`]),
		...(sample === undefined ? [] : [sql<SqlBool>`sample = 1`]),
	];
}
