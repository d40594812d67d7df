import type { Asked } from "../../../domain/shared/field-schemas.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { number } from "../../../messages/en/count.ts";

const ASKED: Readonly<Record<Asked, string>> = {
	address: "the address",
	category: "the category",
	"close-view": "what the close view shows",
	"joint-minimum": "the minimum together",
	line: "the line under the name",
	"lines-above": "the sentence above its products",
	minimum: "the minimum order",
	name: "a name",
	picture: "what the picture shows",
	price: "the price",
	story: "the story",
	unit: "the unit",
	weave: "the weave",
	"yes-or-no": "yes or no",
};

type What = { what: Asked };
type Written = { text: string };
type Limit = { limit: number };

/** What is not right in a field of a product or category. */
export const productProblems = {
	missing: ({ what }: What) => `Please give ${ASKED[what]}.`,
	"too-short": ({ what, minimum }: What & { minimum: number }) =>
		`Please give ${ASKED[what]}, at least ${minimum} characters.`,
	"too-long-by": ({ limit, length }: Limit & { length: number }) =>
		`Please keep this to ${number(limit)} characters; it has ${number(length)}.`,
	"several-lines": "Please write this in one line.",
	"not-a-choice": ({ choices, text }: Written & { choices: readonly string[] }) =>
		`Please write ${choices.join(" or ")}, not "${text}".`,
	"number-not-right": ({ whole, least, most, text }: Written & { whole: boolean; least: number; most: number }) =>
		`Please write ${whole ? "a whole number" : "a number"} from ${least} to ${number(most)}, not "${text}".`,
	"item-too-long": ({ limit, text }: Limit & Written) => `Please keep each to ${limit} characters, not "${text}".`,
	"too-many-items": ({ limit, count }: Limit & { count: number }) =>
		`Please give at most ${limit}; there are ${count}.`,
	"price-not-right": ({ text }: Written) => `Please write the price in rupees like 2500 or 2500.50, not "${text}".`,
	"price-out-of-range": ({ most }: { most: number }) => `Please give a price above ₹0 and up to ${formatRupees(most)}.`,
	"tier-not-right": ({ text }: Written) => `Please write a price at quantity like "from 100: 425", not "${text}".`,
	"tier-twice": ({ from }: { from: number }) => `There are two prices from ${number(from)}. Please keep one of them.`,
	"tier-not-cheaper": ({ from }: { from: number }) => `The price from ${number(from)} must be below the one before it.`,
	"tier-not-below-price": "Each price at quantity must be below the list price.",
	"tier-not-above-minimum": "Prices at quantity must begin above the minimum order.",
	"pool-not-right": ({ text }: Written) => `Please name a pool of the catalogue, not "${text}".`,
	"colours-missing": "A minimum per colour needs the colours of the product.",
	"samples-not-made": "You say above that there is no sample; please change one of the two.",
	"carton-not-right": ({ text }: Written) =>
		`Please write length, width and height in centimetres like "60 x 40 x 35", not "${text}".`,
	"carton-not-of-inners": "A carton must hold whole inner packs.",
	"gross-below-net": "The gross weight must be at least the net weight.",
	"address-too-long": ({ limit }: Limit) => `Please keep the address to ${limit} characters.`,
	"address-not-right": ({ text }: Written) =>
		`Please write the address in small letters, digits and hyphens, not "${text}".`,
	"sku-not-right": ({ limit, text }: Limit & Written) =>
		`Please write the SKU in at most ${limit} letters, digits, dots and hyphens, not "${text}".`,
	"path-not-right": ({ example, text }: Written & { example: string }) =>
		`Please give a picture's path like ${example}, not "${text}".`,
	"category-not-right": ({ text }: Written) => `Please name a category of the catalogue, not "${text}".`,
	"ratio-not-of-sizes": "Please give one number for each size.",
	"minimum-not-a-multiple": "The minimum order must be a multiple of the order multiple.",
	"picture-missing": "Please give it a picture before buyers see it.",
	"picture-words-missing": "Please say in a few words what the picture shows.",
	"close-words-missing": "Please say in a few words what the close view shows.",
	"view-not-right": ({ text }: Written) =>
		`Please write a further picture like "back media/….jpg What it shows": view, path, words; not "${text}".`,
	"view-twice": ({ text }: Written) => `There are two pictures of one view and colour: "${text}".`,
	"list-too-long": ({ items, characters }: { items: number; characters: number }) =>
		`Please keep this list to ${items} items and ${number(characters)} characters.`,
	"component-name-too-long": ({ limit, text }: Limit & Written) =>
		`Please keep the name of a component under ${limit} characters, not "${text}".`,
	"component-name-missing":
		'With more than one component each needs its name before a colon, like "Blouse piece: 100% Silk".',
	"composition-not-right": ({ text }: Written) =>
		`Please write the composition like "Saree: 80% Silk, 20% Cotton", not "${text}".`,
	"fibres-not-whole": ({ name, percent }: { name: string; percent: number }) =>
		`The fibres of ${name || "the cloth"} add up to ${percent} %; they must add up to 100 %.`,
	"fibre-of-nothing": "Please leave out a fibre of 0 %.",
	"colour-not-right": ({ text }: Written) =>
		`Please write a colour like "MD-01 Navy and rust #1f3a4d": code, name, one or two swatches; not "${text}".`,
	"colour-twice": ({ text }: Written) => `The colour code ${text} is there twice.`,
	"claim-not-right": ({ text }: Written) =>
		`Please write a claim as "scheme; number; certifier; valid to; link", not "${text}".`,
	"claim-too-long": ({ limit }: Limit) => `Please keep each part of a claim under ${limit} characters.`,
	"claim-day-not-right": ({ text }: Written) =>
		`Please write the day a claim is valid to like 2027-03-31, not "${text}".`,
	"claim-link-not-right": ({ text }: Written) => `Please give the claim's link as an https address, not "${text}".`,
	"ratio-not-right": ({ text }: Written) => `Please write the ratio as whole numbers like 1, 2, 2, 1, not "${text}".`,
	"hs-not-right": ({ text }: Written) => `Please write the HS heading like 6205.20, not "${text}".`,
	"cost-withheld": "Not saved: you may not see costs any more. The cost is left out; please save the rest again.",
	"category-missing": "Please choose a category of the catalogue.",
	"pool-missing": "Please choose a pool of the catalogue, or none.",
	"least-above-minimum": "The least of each cannot be above the minimum together.",
	"pool-name-taken": ({ name }: { name: string }) =>
		`There is already a pool called ${name}, or one known by that name in files. Please give another name.`,
	"address-fixed": ({ address }: { address: string }) =>
		`The address stays ${address}: buyers and search engines know it.`,
	"value-taken": ({ name, value }: { name: string; value: string }) =>
		`${name} has ${value} already; please give another one.`,
	"address-taken-by": ({ name }: { name: string }) => `${name} has this address already; please give another one.`,
	"picture-unknown": "There is no such picture.",
};
