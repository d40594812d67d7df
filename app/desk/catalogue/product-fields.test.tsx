import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withLists } from "../../../domain/catalogue/product-rows.ts";
import { newProductTexts, type ProductField, productFields } from "../../../domain/catalogue/product-texts.ts";
import { ProductFields } from "./product-fields.tsx";

/** Pictures have panels of their own, which send them one at a time. */
const PICTURES: readonly ProductField[] = ["image", "imageAlt", "closeImage", "closeAlt", "views"];

test("the form of a product has every field once, except its pictures", () => {
	const form = renderToStaticMarkup(
		<ProductFields texts={newProductTexts} errors={{}} typed={undefined} categories={[]} pools={[]} />,
	);
	const fields = [...form.matchAll(/ name="([^"]+)"/g)].map(([, name = ""]) => [name, ""]);
	expect(new Set(fields.map(([name]) => name)).size).toBe(fields.length);
	// Lists are sent in rows.
	const named = Object.keys(withLists(Object.fromEntries(fields)));
	expect(named.toSorted()).toEqual(productFields.filter((field) => !PICTURES.includes(field)).toSorted());
});
