import { expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { csvColumns } from "./csv-columns.ts";
import { exampleCells } from "./example-cells.ts";
import { readPriceTiers } from "./price-tiers.ts";
import { readClaims } from "./product-values.ts";
import { readViews } from "./product-views.ts";

const [first, second] = seedCatalogue.products.map((product) => ({ ...product, hidden: false, revision: 1 }));
if (!first || !second) throw new Error("two products are wanted");
const plain = { ...first, details: {}, story: "" };

test("an example of a column is the cell of the first product that has one", () => {
	const examples = exampleCells([
		{ product: plain, rank: 1 },
		{ product: { ...second, details: { sizes: ["S", "M"] }, story: "" }, rank: 2 },
	]);
	expect(examples.name).toBe(plain.name);
	expect(examples.sizes).toBe("S | M");
	expect(examples.position).toBe("1");
});

test("a column of what few products have has one of ours that reads back, and a text of the owner's none", () => {
	const examples = exampleCells([{ product: plain, rank: 1 }]);
	expect(examples.price_tiers).toBe("from 100: 425 | from 300: 410");
	expect(examples.carton_cm).toBe("60 x 40 x 35");
	const lines = (column: string) => (examples[column] ?? "").replaceAll(" | ", "\n");
	expect(readPriceTiers(lines("price_tiers"))).toMatchObject({ ok: true });
	expect(readClaims(lines("claims"))).toMatchObject({ ok: true });
	expect(readViews(lines("views"))).toMatchObject({ ok: true });
	const without = csvColumns.filter((column) => !(column in examples));
	expect(without).not.toContain("pool");
	expect(without).toContain("story");
});
