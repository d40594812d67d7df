import type { Product, Unit } from "../catalogue/catalogue.ts";
import type { Pool } from "../catalogue/pool.ts";
import type { Problem } from "../shared/problem.ts";
import { MAX_LINES, MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { MAX_CELLS, mergeCells, type NamedCell } from "./cells.ts";
import type { ListedLine } from "./listed-lines.ts";
import { choiceKey, type FoundLine, type ListedProblem, type MatchedLine, matchLine } from "./listed-match.ts";
import { factsOf } from "./order-facts.ts";
import { type OrderFacts, type QuantityProblem, quantityProblem } from "./order-quantity.ts";
import { type RaisedQuantity, raisedQuantity } from "./raised-line.ts";

/*
 * A list as an order: lines of one product are one line of the cart, with colours and sizes as its cells.
 */

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"listed-sum": { name: string; unit: Unit; lines: number; sum: number; problem: QuantityProblem };
		"listed-too-many-products": { limit: number };
	}
}

/** A product that can go into the cart, and the lines that it is made of. */
export type ReadyProduct = {
	product: Product;
	facts: OrderFacts;
	quantity: number;
	cells: readonly NamedCell[];
	lines: readonly ListedLine[];
};

/** Lines that cannot be ordered as they are: one alone, or those of one product together. */
export type OpenLines = {
	lines: readonly ListedLine[];
	problem:
		| ListedProblem
		| Problem<"listed-sum" | "listed-too-many-products" | "line-quantity" | "line-too-many" | "cells-too-many">;
	/** The products that may be meant, and what the choice of one is kept under. */
	choices: readonly Product[];
	key: string;
	/** The next quantity that can be ordered, where the line lacks no more than that. */
	raised?: RaisedQuantity & { unit: Unit };
};

export type ListedOrder = { ready: ReadyProduct[]; open: OpenLines[] };

type Known = {
	/** The products that a line may mean; undefined where they have not been looked up. */
	candidates: readonly Product[] | undefined;
	/** The products that a person has chosen, by `choiceKey`. */
	chosen: ReadonlyMap<string, string>;
	pools: readonly Pool[];
};

/** A line with what it means; `match` is undefined where that has not been looked up. */
export type ConsideredLine = { line: ListedLine; key: string; match: MatchedLine | undefined };

/** What a line means. One takes up to a few milliseconds: whoever does many lets others in between. */
export function considerLine(line: ListedLine, { candidates, chosen, pools }: Known): ConsideredLine {
	const key = choiceKey(line);
	const minimumOf = (product: Product) => factsOf(product, pools).minOrder;
	return { line, key, match: candidates && matchLine(line, candidates, chosen.get(key), minimumOf) };
}

/**
 * The order that lines ask for, and what of it is still open, both in the order of the list.
 * @param lookedUp how many names are looked up at once
 */
export function orderOf(lines: readonly ConsideredLine[], pools: readonly Pool[], lookedUp: number): ListedOrder {
	const open: OpenLines[] = [];
	const found = new Map<string, { product: Product; lines: FoundLine[] }>();
	for (const { line, key, match } of lines) {
		if (!match) {
			open.push({ lines: [line], problem: { code: "listed-not-looked-up", limit: lookedUp }, choices: [], key });
			continue;
		}
		if (!match.ok) open.push({ lines: [line], problem: match.problem, choices: match.choices, key });
		else {
			const { product } = match.found;
			const same = found.get(product.id);
			if (same) same.lines.push(match.found);
			else found.set(product.id, { product, lines: [match.found] });
		}
	}
	const ready: ReadyProduct[] = [];
	for (const [place, same] of [...found.values()].entries()) {
		const one = together(same.product, same.lines, pools);
		const problem: OpenLines["problem"] | undefined =
			place >= MAX_LINES ? { code: "listed-too-many-products", limit: MAX_LINES } : problemOf(one);
		if (problem) open.push({ lines: one.lines, problem, choices: [], key: "", ...raisedOf(one, problem) });
		else ready.push(one);
	}
	return { ready, open: open.sort((a, b) => firstLine(a) - firstLine(b)) };
}

function firstLine({ lines }: OpenLines): number {
	return lines[0]?.line ?? 0;
}

function together(product: Product, same: readonly FoundLine[], pools: readonly Pool[]): ReadyProduct {
	const cells = mergeCells(
		same.map(({ colour, size, quantity }) => ({
			colour: colour?.code ?? null,
			colourName: colour?.name ?? "",
			size: size ?? null,
			quantity,
		})),
	);
	return {
		product,
		facts: factsOf(product, pools),
		quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
		cells,
		lines: same.map(({ line }) => line),
	};
}

/** The next quantity that can be ordered, where the line's own cannot. */
function raisedOf(
	{ product: { unit }, facts, quantity, lines: [line] }: ReadyProduct,
	problem: OpenLines["problem"],
): Pick<OpenLines, "raised"> {
	if (!line || problem.code !== "line-quantity") return {};
	const raised = raisedQuantity(line.text, quantity, facts);
	return raised ? { raised: { ...raised, unit } } : {};
}

/** What keeps a product with all its lines from being ordered, as the quantity dialog tells it. */
function problemOf({ product, facts, quantity, cells, lines }: ReadyProduct): OpenLines["problem"] | undefined {
	const { name, unit } = product;
	if (quantity > MAX_QUANTITY) return { code: "line-too-many", name, unit, limit: MAX_QUANTITY };
	if (cells.length > MAX_CELLS) return { code: "cells-too-many", name, limit: MAX_CELLS };
	const problem = quantityProblem(String(quantity), facts.minOrder, facts.orderMultiple, unit);
	if (!problem) return undefined;
	return lines.length === 1
		? { code: "line-quantity", name, problem }
		: { code: "listed-sum", name, unit, lines: lines.length, sum: quantity, problem };
}
