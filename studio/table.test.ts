import { expect, it } from "vitest";
import { seedCatalogue as catalogue } from "../content/catalogue/catalogue.ts";
import { plan } from "./plan.ts";
import { table } from "./table.ts";

it("knows every product of the catalogue, and no other", () => {
	expect(Object.keys(table).sort()).toEqual(catalogue.products.map(({ id }) => id).sort());
});

it("plans a whole and a close view of each, and every category, under keys of their own", () => {
	const keys = plan().map(({ key }) => key);
	expect(new Set(keys).size).toBe(keys.length);
	for (const { id } of catalogue.products)
		expect(keys).toEqual(expect.arrayContaining([`products/${id}`, `products/${id}-close`]));
	for (const { id } of catalogue.categories) expect(keys).toContain(`categories/${id}`);
});

it("plans a back of all that is sewn to be worn on two sides, and of nothing else", () => {
	const keys = plan().map(({ key }) => key);
	for (const [id, { kind }] of Object.entries(table)) {
		const sewn = kind === "shirt" || kind === "t-shirt" || kind === "trousers";
		expect(keys.includes(`views/${id}-back`), id).toBe(sewn);
	}
});
