import type { GoodsUnit } from "../../domain/catalogue/goods-unit.ts";
import { unitFor } from "./count.ts";

/** "1 set", "1,250 pieces", "647 pieces and sets". `figure` is the count as the figures beside it are grouped. */
export function goodsCount({ count, figure, unit }: { count: number; figure: string; unit: GoodsUnit }): string {
	return `${figure} ${unit === "mixed" ? "pieces and sets" : unitFor(count, unit)}`;
}
