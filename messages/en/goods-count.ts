import type { GoodsUnit } from "../../domain/catalogue/goods-unit.ts";
import type { UnitCount } from "../../domain/orders/unit-counts.ts";
import { unitFor } from "./count.ts";

/** "1 set", "1,250 pieces"; "20 pieces and sets" of a minimum that both count towards. `figure` is the count as the figures beside it are grouped. */
export function goodsCount({ count, figure, unit }: { count: number; figure: string; unit: GoodsUnit }): string {
	return `${figure} ${unit === "mixed" ? "pieces and sets" : unitFor(count, unit)}`;
}

/** "1,250 pieces", "40 pieces, 20 sets": what lines come to. `figure` groups a count as the figures beside it are. */
export function goodsCounts({ counts, figure }: { counts: readonly UnitCount[]; figure: Figure }): string {
	return counts.map(({ count, unit }) => goodsCount({ count, figure: figure(count), unit })).join(", ");
}

type Figure = (count: number) => string;
