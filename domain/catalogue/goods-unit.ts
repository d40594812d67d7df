import type { Unit } from "./catalogue.ts";

/** What several goods are counted in together; "mixed" where some are sold by the piece and some by the set. */
export type GoodsUnit = Unit | "mixed";

/** The unit that a count of all lines has; without lines the usual one. */
export function goodsUnit(lines: readonly { unit: Unit }[]): GoodsUnit {
	const [unit = "piece", ...others] = new Set(lines.map((line) => line.unit));
	return others.length === 0 ? unit : "mixed";
}
