import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import type { Colourway } from "../../domain/catalogue/catalogue.ts";
import { toneBeside } from "../maths/oklab.ts";
import { type Recipe, table } from "../table.ts";

/** From which of a colourway's two colours a colour of the palette comes; `fixed` ones are of the cloth itself. */
type Source = "hex" | "second" | "fixed";

/** Colours of a palette by kind; what a product does otherwise stands below. */
const usual: Record<Recipe["kind"], Readonly<Record<string, Source>>> = {
	"cotton-saree": { ground: "hex", accent: "second", second: "second" },
	"silk-saree": { warp: "hex", weft: "hex", shot: "hex", border: "second", borderShot: "second" },
	lehenga: { warp: "hex", weft: "hex", shot: "hex", border: "second", borderShot: "second", accent: "fixed" },
	shirt: { main: "hex", second: "hex", third: "hex" },
	trousers: { main: "hex", second: "hex", third: "hex" },
	"t-shirt": { body: "hex", second: "second" },
	dhoti: { ground: "hex", accent: "second", second: "second" },
};

const own: Readonly<Record<string, Readonly<Record<string, Source>>>> = {
	"kota-doria-saree": { accent: "fixed", second: "fixed" },
	"block-print-mulmul-saree": { second: "fixed" },
	"pochampally-ikat-saree": { accent: "fixed", second: "second" },
	"linen-saree": { accent: "fixed", second: "fixed" },
	"mysore-crepe-silk-saree": { border: "hex", borderShot: "hex" },
	"soft-silk-saree": { shot: "second" },
	"brocade-panel-lehenga": { border: "hex" },
	"block-print-tiered-lehenga": { border: "fixed", accent: "second" },
	"organza-lehenga": { border: "hex" },
	"madras-check-shirt": { second: "fixed", third: "second" },
	"blue-stripe-shirt": { second: "second" },
	"block-print-half-sleeve-shirt": { second: "second" },
	"silk-dhoti": { second: "hex" },
	"kavi-dhoti": { accent: "fixed", second: "fixed" },
};

/** Colours that no rule gives: a madder ground has an indigo border, a red print a green one beside it. */
const given: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	"BM-02": { second: "#27396b" },
	// Zari on a ground of its own colour would be lost: there it is a pale one.
	"BS-04": { zari: "#dac698" },
	"KB-02": { zari: "#dac698" },
	// On bronze, its second colour, copper is muddled: it stands out from a deep sea green, whose lights are of gold.
	"SS-02": { border: "#17433d", borderShot: "#8f7f45" },
	"BT-02": { border: "#8f3129" },
	"MD-03": { second: "#e6ddcc" },
	// Black satin as a camera sees it beside pale paper: its own tone prints as a hole.
	"WS-02": { main: "#2b292d", second: "#252327", third: "#5b5a61" },
	"PW-03": { main: "#38353a", second: "#434046" },
	"CG-03": { main: "#393738", second: "#454344" },
};

const another = (palette: Readonly<Record<string, string | number | undefined>>, id: string, kind: Recipe["kind"]) => {
	const sources = { ...usual[kind], ...own[id] };
	return (from: Colourway, to: Colourway): Record<string, string | number | undefined> =>
		Object.fromEntries(
			Object.entries(palette).map(([name, tone]) => {
				const source = sources[name] ?? "fixed";
				const [a, b] = source === "second" && from.second ? [from.second, to.second ?? to.hex] : [from.hex, to.hex];
				const changed = source === "fixed" || typeof tone !== "string" ? tone : toneBeside(tone, a, b);
				return [name, given[to.code]?.[name] ?? changed];
			}),
		);
};

/** Every further colour of a product as the recipe that makes it: the same in all but its palette. */
export const coloursOf = (id: string): { code: string; recipe: Recipe }[] => {
	const recipe = table[id];
	const colourways = seedCatalogue.products.find((product) => product.id === id)?.details.colourways ?? [];
	const [first, ...others] = colourways;
	if (!recipe || !first) return [];
	const change = another({ ...recipe.palette }, id, recipe.kind);
	return others.map((to) => {
		// A recipe is plain data, and its palette keeps the names it has.
		const changed: Recipe = JSON.parse(JSON.stringify({ ...recipe, palette: change(first, to) }));
		return { code: to.code, recipe: changed };
	});
};
