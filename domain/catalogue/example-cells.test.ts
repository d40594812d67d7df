import { expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { exampleCells } from "./example-cells.ts";

test("an example of a column is the cell of the first product that has one, and a column that none has has none", () => {
	const [first, second] = seedCatalogue.products.map((product) => ({ ...product, hidden: false, revision: 1 }));
	if (!first || !second) throw new Error("two products are wanted");
	const plain = { ...first, details: {}, story: "" };
	const examples = exampleCells([
		{ product: plain, rank: 1 },
		{ product: { ...second, details: { sizes: ["S", "M"] }, story: "" }, rank: 2 },
	]);
	expect(examples.name).toBe(plain.name);
	expect(examples.sizes).toBe("S | M");
	expect(examples.position).toBe("1");
	expect("story" in examples || "gsm" in examples).toBe(false);
});
