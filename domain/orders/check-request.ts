import type { ProductsAt } from "../catalogue/catalogue.ts";
import type { Problem } from "../shared/problem.ts";
import { checkSamples, namesAny, sampledIds } from "./check-samples.ts";
import { askedIds, checkLines, type LineProblem, type OrderLine } from "./order-lines.ts";
import type { Sample } from "./samples.ts";

/** The two lists of an order request as its form carries them, both JSON. */
export type AskedGoods = { items: string | undefined; samples: string | undefined };

type CheckedGoods =
	| { ok: true; lines: OrderLine[]; samples: Sample[] }
	| { ok: false; problem: Problem; problems: LineProblem[] };

/** The ids of the products that a request names, in its lines and its samples. */
export function requestedIds({ items, samples }: AskedGoods): string[] {
	return [...new Set([...askedIds(items), ...sampledIds(samples)])];
}

/**
 * Checks what an order request asks for: lines, samples, or both. One that asks for samples alone needs no lines.
 * @param catalogue the products that it names (`requestedIds`), as far as they are shown, and the pools
 */
export function checkGoods(
	{ items, samples }: AskedGoods,
	catalogue: Pick<ProductsAt, "products" | "pools">,
): CheckedGoods {
	const sampled = checkSamples(samples, catalogue.products);
	const lines = namesAny(samples) && !namesAny(items) ? { ok: true as const, lines: [] } : checkLines(items, catalogue);
	if (lines.ok && sampled.ok) return { ok: true, lines: lines.lines, samples: sampled.samples };
	const problems = [...(lines.ok ? [] : lines.problems), ...(sampled.ok ? [] : sampled.problems)];
	if (!lines.ok) return { ok: false, problem: lines.problem, problems };
	return { ok: false, problem: sampled.ok ? { code: "lines-not-right" } : sampled.problem, problems };
}
