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
	// The picks of Oxford are white, whatever its ends are.
	"oxford-button-down-shirt": { second: "fixed" },
	"block-print-half-sleeve-shirt": { second: "second" },
	"silk-dhoti": { second: "hex" },
	"kavi-dhoti": { accent: "fixed", second: "fixed" },
};

/** Colours that no rule gives: a madder ground has an indigo border, a red print a green one beside it. */
const given: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	"BM-02": { second: "#27396b" },
	// Zari on a ground of its own colour would be lost: on mustard it is of silver with a maroon line round it, on other golds pale.
	// Dyed yellow is deeper and redder than it looks: in the window's light that of the swatch turns to lemon.
	"BS-04": { warp: "#966a20", weft: "#ab7820", shot: "#d0a04c", zari: "#aeaba0", outline: "#6d1f2c" },
	"KB-02": { warp: "#a26f20", weft: "#b07a1e", shot: "#d6a14a", zari: "#cdbd92" },
	// Beside ivory, which is drawn deeper than it looks for its gloss, sandal would be brown.
	"SD-03": { ground: "#c2a273", second: "#c9aa7b" },
	"KK-02": { ground: "#c08a26" },
	// Not as much deeper than their swatches as turmeric is than its own.
	"TP-02": { warp: "#3d6f2c", weft: "#457a33", shot: "#6a9c57" },
	"TP-03": { warp: "#dbd2ba", weft: "#e6dcc4", shot: "#fef4de" },
	// On bronze, its second colour, copper is muddled: it stands out from a deep sea green. Shot with gold silk turns to the
	// green of a leaf: gold itself on its folds was a gradient.
	"SS-02": { shot: "#698a58", border: "#17433d", borderShot: "#4b7457" },
	"BT-02": { border: "#8f3129" },
	"MD-03": { second: "#e6ddcc" },
	// Black satin as a camera sees it beside pale paper: its own tone prints as a hole.
	"WS-02": { main: "#201e21", second: "#1b191c", third: "#3c3b41" },
	"PW-03": { main: "#2e2b30", second: "#39363c" },
	"CG-03": { main: "#302e2f", second: "#3b393a" },
};

const another = (palette: Readonly<Record<string, string | number | undefined>>, id: string, kind: Recipe["kind"]) => {
	const sources = { ...usual[kind], ...own[id] };
	return (from: Colourway, to: Colourway): Record<string, string | number | undefined> => ({
		...Object.fromEntries(
			Object.entries(palette).map(([name, tone]) => {
				const source = sources[name] ?? "fixed";
				const [a, b] = source === "second" && from.second ? [from.second, to.second ?? to.hex] : [from.hex, to.hex];
				return [name, source === "fixed" || typeof tone !== "string" ? tone : toneBeside(tone, a, b)];
			}),
		),
		...given[to.code],
	});
};

type Pair = readonly [number, number];

const swapped = ([left, right]: Pair): Pair => [right, left];

/** Sewn goods, whose other colours are laid down anew. */
const isSewn = (recipe: Recipe): recipe is Extract<Recipe, { kind: "shirt" | "t-shirt" | "trousers" }> =>
	recipe.kind === "shirt" || recipe.kind === "t-shirt" || recipe.kind === "trousers";

/**
 * A garment in its `number`th further colour as another pair of hands lays it: with folds of its own, every other time
 * the other way round. Four colours in one pose to a wrinkle are one picture, tinted.
 */
const laidAnew = (recipe: Recipe, number: number): Recipe => {
	if (!isSewn(recipe)) return recipe;
	const seed = recipe.style.seed + 1000 * number;
	const around = number % 2 === 1;
	if (recipe.kind === "trousers") {
		const { turn, hems, knees } = recipe.style.pose;
		const pose = around
			? { turn: -turn, hems: swapped(hems), knees: swapped(knees) }
			: { turn: 0.4 * turn, hems, knees: swapped(knees) };
		return { ...recipe, style: { ...recipe.style, seed, pose } };
	}
	const { turn = 0, arms, elbows, sway = 0, crisp, over } = recipe.style.pose ?? {};
	const pose = around
		? { turn: -turn, arms: arms && swapped(arms), elbows: elbows && swapped(elbows), sway: -sway, crisp, over }
		: { turn: 0.4 * turn, arms, elbows, sway: -0.5 * sway, crisp, over };
	if (recipe.kind === "shirt") return { ...recipe, style: { ...recipe.style, seed, pose } };
	return { ...recipe, style: { ...recipe.style, seed, pose } };
};

/** Every further colour of a product as the recipe that makes it: the same but for its palette and, of sewn goods, its lay. */
export const coloursOf = (id: string): { code: string; recipe: Recipe }[] => {
	const recipe = table[id];
	const colourways = seedCatalogue.products.find((product) => product.id === id)?.details.colourways ?? [];
	const [first, ...others] = colourways;
	if (!recipe || !first) return [];
	const change = another({ ...recipe.palette }, id, recipe.kind);
	return others.map((to, k) => {
		// A recipe is plain data, and its palette keeps the names it has.
		const changed: Recipe = JSON.parse(JSON.stringify({ ...laidAnew(recipe, k + 1), palette: change(first, to) }));
		return { code: to.code, recipe: changed };
	});
};
