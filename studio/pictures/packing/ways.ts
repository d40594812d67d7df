import { random } from "../../maths/random.ts";
import { lerp } from "../../maths/scalar.ts";

/**
 * How each product is packed. What is seen is a way of packing and no promise: nothing is written on it but the
 * company's name. Neighbours in a category differ.
 */

export type Way =
	/** Clear bag, with a printed card in it or a hang tag on it. */
	| { way: "bag"; with: "card" | "tag"; paper: string; ink: string }
	/** Paper band round the goods, which lie on the opened paper that they are wrapped in. */
	| { way: "band"; sheet: string; paper: string; ink: string; upright?: boolean }
	/** Rigid box on its own lid, tissue paper folded back. */
	| { way: "box"; box: string; lining: string; ink: string }
	/** Paper bag with a window. */
	| { way: "window bag"; paper: string; ink: string }
	/** Jute twine tied crosswise, with a tag. */
	| { way: "twine"; jute: string; paper: string; ink: string };

const cream = "#efe6d2";
const kraft = "#b08c5e";
const maroon = "#74182a";
const brown = "#4a3626";

const bagAndCard: Way = { way: "bag", with: "card", paper: cream, ink: maroon };
const bagAndTag: Way = { way: "bag", with: "tag", paper: kraft, ink: brown };
const kraftTwine: Way = { way: "twine", jute: "#ad9468", paper: cream, ink: maroon };
const creamBand: Way = { way: "band", sheet: kraft, paper: cream, ink: maroon };
const maroonBand: Way = { way: "band", sheet: kraft, paper: "#6d2130", ink: "#d8bd86" };
const kraftBand: Way = { way: "band", sheet: "#9b8058", paper: kraft, ink: brown };
const kraftBag: Way = { way: "window bag", paper: "#b8966a", ink: brown };
const maroonBox: Way = { way: "box", box: "#6d2130", lining: "#e3dac8", ink: "#d8bd86" };
/** Goods as pale as the usual tissue lie in a deeper one. */
const ecru = "#cdb795";
const greenBox: Way = { way: "box", box: "#2f4a41", lining: "#e3dac8", ink: "#d8bd86" };
const kraftBox: Way = { way: "box", box: "#a88457", lining: "#e3dac8", ink: brown };

const ways: Readonly<Record<string, Way>> = {
	"chettinad-cotton-saree": creamBand,
	"kota-doria-saree": kraftBox,
	"block-print-mulmul-saree": kraftTwine,
	"pochampally-ikat-saree": kraftBag,
	"linen-saree": maroonBand,
	"banarasi-silk-saree": maroonBox,
	"kanchi-border-silk-saree": { ...kraftBag, ink: maroon },
	"mysore-crepe-silk-saree": maroonBand,
	"tussar-silk-saree": greenBox,
	"soft-silk-saree": { way: "window bag", paper: "#4a4456", ink: "#cfc3a6" },
	"bridal-lehenga-set": greenBox,
	"brocade-panel-lehenga": kraftBag,
	"temple-border-pavadai-lehenga": maroonBox,
	"block-print-tiered-lehenga": kraftTwine,
	"organza-lehenga": kraftBox,
	"cream-silk-shirt": maroonBox,
	"wine-silk-shirt": bagAndTag,
	"crepe-silk-womens-shirt": creamBand,
	"noil-camp-collar-silk-shirt": kraftTwine,
	"zari-stripe-silk-shirt": kraftBox,
	"madras-check-shirt": kraftBand,
	"blue-stripe-shirt": bagAndTag,
	"oxford-button-down-shirt": bagAndCard,
	"sage-linen-shirt": kraftTwine,
	"block-print-half-sleeve-shirt": creamBand,
	"cotton-round-neck-t-shirt": kraftTwine,
	"modal-v-neck-t-shirt": creamBand,
	"striped-long-sleeve-t-shirt": maroonBand,
	"pique-polo-t-shirt": bagAndTag,
	"raglan-t-shirt": kraftBand,
	"taupe-check-trousers": { ...creamBand, upright: true },
	"cotton-chino-trousers": bagAndTag,
	"pleated-wide-leg-trousers": { ...maroonBand, upright: true },
	"drawstring-trousers": kraftTwine,
	"cotton-cargo-trousers": { ...kraftBand, upright: true },
	"zari-border-dhoti": { ...maroonBox, lining: ecru },
	"kasavu-dhoti": { way: "window bag", paper: "#6d2130", ink: "#d8bd86" },
	"peacock-border-dhoti": kraftBand,
	"silk-dhoti": { ...greenBox, lining: ecru },
	"kavi-dhoti": kraftTwine,
};

export const wayOf = (id: string): Way => ways[id] ?? bagAndCard;

/** A number of its own for each product. */
export const seedOf = (id: string): number => {
	let seed = 7;
	for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 99991;
	return seed % 997;
};

/** Number `k` of a product's own chances, between `from` and `to`: asked by number, so that one more does not change the rest. */
export type Chance = (k: number, from: number, to: number) => number;

export const chanceOf = (id: string): Chance => {
	const seed = seedOf(id);
	return (k, from, to) => lerp(from, to, random(seed * 101 + k * 7919)());
};
