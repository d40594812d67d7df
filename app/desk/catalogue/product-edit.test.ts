import { expect, test } from "vitest";
import { newProductTexts } from "../../../domain/catalogue/product-texts.ts";
import type { Services } from "../../../server/main/context.ts";
import { asha } from "../../../tests/support/desk-catalogue.ts";
import { formData } from "../../../tests/support/shop.ts";
import { saveProduct } from "./product-edit.server.ts";

type Products = Services["catalogueDesk"]["products"];
type Problems = Extract<Awaited<ReturnType<Products["save"]>>, { status: "invalid" }>["problems"];

test.each<[Problems, number, string[]]>([
	[{ cost: { code: "cost-withheld" } }, 409, []],
	[{ cost: { code: "cost-withheld" }, hsCode: { code: "hs-not-right", text: "silk" } }, 422, ["hsCode"]],
])("whoever lost the right to costs keeps all that was typed but the cost: %o", async (problems, status, wrong) => {
	const texts = { ...newProductTexts, name: "Typed" };
	const products = { save: async () => ({ status: "invalid", problems, texts }) as const };
	const form = { revision: "1", name: "Typed", cost: "12", costSeen: "11", "colourways.0.code": "A" };
	const { data, init } = await saveProduct({ products }, "saree", formData(form), asha);
	expect(init?.status).toBe(status);
	expect(data).toMatchObject({ status: "refused", sentence: expect.stringContaining("may not see costs any more") });
	if (data.status !== "refused") throw new Error("It is not refused.");
	expect(Object.keys(data.errors)).toEqual(wrong);
	expect(data.values).toMatchObject({ name: "Typed", "colourways.0.code": "A" });
	expect(data.values).not.toHaveProperty("cost");
	expect(data.values).not.toHaveProperty("costSeen");
});
