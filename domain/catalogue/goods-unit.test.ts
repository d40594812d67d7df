import { expect, test } from "vitest";
import { goodsCount } from "../../messages/en/goods-count.ts";
import type { Unit } from "./catalogue.ts";
import { type GoodsUnit, goodsUnit } from "./goods-unit.ts";

test.each<[Unit[], GoodsUnit]>([
	[[], "piece"],
	[["piece", "piece"], "piece"],
	[["set"], "set"],
	[["set", "piece"], "mixed"],
])("goods sold by %j are counted by %s", (units, unit) => {
	expect(goodsUnit(units.map((each) => ({ unit: each })))).toBe(unit);
});

test.each<[number, GoodsUnit, string]>([
	[1, "set", "1 set"],
	[12, "set", "12 sets"],
	[1, "piece", "1 piece"],
	[647, "mixed", "647 pieces and sets"],
])("%i by %s is %s", (count, unit, text) => {
	expect(goodsCount({ count, figure: String(count), unit })).toBe(text);
});
