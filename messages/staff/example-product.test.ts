import { expect, test } from "vitest";
import { exampleCells } from "../../domain/catalogue/example-cells.ts";
import { readPriceTiers } from "../../domain/catalogue/price-tiers.ts";
import { readClaims } from "../../domain/catalogue/product-values.ts";
import { readViews } from "../../domain/catalogue/product-views.ts";
import { exampleProduct } from "./example-product.ts";

test("what few products have is written as a file takes it, and no text that is only an owner's to write", () => {
	const examples = exampleCells([{ product: exampleProduct, rank: 1 }]);
	expect(examples.price_tiers).toBe("from 100: 425 | from 300: 410");
	expect(examples.carton_cm).toBe("60 x 40 x 35");
	const lines = (column: string) => (examples[column] ?? "").replaceAll(" | ", "\n");
	expect(readPriceTiers(lines("price_tiers"))).toMatchObject({ ok: true });
	expect(readClaims(lines("claims"))).toMatchObject({ ok: true });
	expect(readViews(lines("views"))).toMatchObject({ ok: true });
	expect("pool" in examples).toBe(true);
	expect("name" in examples || "story" in examples).toBe(false);
});
