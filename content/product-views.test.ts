import { expect, test } from "vitest";
import { seedCatalogue } from "./catalogue/catalogue.ts";
import { furtherImages, shownColours } from "./further-pictures.ts";
import { colourKey, colourPicturesOf, viewsOf, viewsOfColour } from "./product-views.ts";

const [saree] = seedCatalogue.products;
if (!saree) throw new Error("There is no product.");
const path = "media/0123456789abcdef0123456789abcdef.jpg";

test("a product that came with the site shows its front first and its close view, and its first colour by its front", () => {
	for (const product of seedCatalogue.products) {
		const views = viewsOf(product);
		expect(views.map(({ view }) => view)).toEqual(expect.arrayContaining(["front", "close"]));
		expect(views[0]).toMatchObject({ view: "front", alt: product.imageAlt });
		const first = product.details.colourways?.[0]?.code;
		if (first === undefined) continue;
		expect(shownColours[product.id]).toBe(first);
		expect(colourPicturesOf(product)[0]).toMatchObject({ colour: first, picture: views[0]?.picture });
	}
});

test("every picture of the list is reached from its product", () => {
	const reached = seedCatalogue.products.flatMap((product) => {
		const colours = (product.details.colourways ?? []).flatMap(({ code }) => viewsOfColour(product, code));
		return [...viewsOf(product), ...colours].map(({ picture }) => picture.base);
	});
	const lost = Object.entries(furtherImages).filter(([key, hash]) => !reached.includes(`/images/views/${key}-${hash}`));
	expect(lost).toEqual([]);
});

test("the owner's pictures go before those that came with the site, and a colour without one has none", () => {
	const views = [
		{ view: "swatch", image: path, alt: "Pinked" },
		{ view: "front", colour: "CC-99", image: path, alt: "In white" },
	] as const;
	const colourways = [...(saree.details.colourways ?? []), { code: "CC-99", name: "White", hex: "#ffffff" }];
	const given = { ...saree, details: { ...saree.details, colourways, views } };
	expect(viewsOf(given)).toContainEqual({
		view: "swatch",
		alt: "Pinked",
		picture: expect.objectContaining({ base: `/media/${path.slice(6, -4)}` }),
	});
	expect(viewsOfColour(given, "CC-99")).toMatchObject([{ view: "front", alt: "In white" }]);
	const own = { ...saree, image: path };
	expect(colourPicturesOf(own)).toEqual([]);
	expect(viewsOf(own)).toMatchObject([{ view: "front" }]);
});

test("no two colours of a product have one key", () => {
	for (const { details } of seedCatalogue.products) {
		const keys = (details.colourways ?? []).map(({ code }) => colourKey(code));
		expect(new Set(keys).size).toBe(keys.length);
	}
});
