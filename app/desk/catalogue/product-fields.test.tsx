import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { newProductTexts, type ProductField, productFields } from "../../../domain/catalogue/product-texts.ts";
import { ProductFields } from "./product-fields.tsx";

/** Pictures have panels of their own, which send them one at a time. */
const PICTURES: readonly ProductField[] = ["image", "imageAlt", "closeImage", "closeAlt", "views"];

test("the form of a product has every field once, except its pictures", () => {
	const form = renderToStaticMarkup(<ProductFields texts={newProductTexts} errors={{}} categories={[]} pools={[]} />);
	const named = [...form.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
	expect(named.toSorted()).toEqual(productFields.filter((field) => !PICTURES.includes(field)).toSorted());
});
