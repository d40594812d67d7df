import type { Colourway, Product, Unit } from "../catalogue/catalogue.ts";
import { searchWords } from "../catalogue/search-words.ts";
import type { Problem } from "../shared/problem.ts";
import { readQuantity } from "../shared/typed-numbers.ts";
import type { ListedLine } from "./listed-lines.ts";
import { asWritten, forgivingAs, type ListedReading, readingsAs } from "./listed-product.ts";

/*
 * Which product a line of a list means, and what keeps it from being ordered as it stands. Nothing is guessed: where more
 * than one product fits, or only one that is written differently, a person chooses.
 */

type Made = { name: string; colours: readonly string[]; sizes: readonly string[] };

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"listed-nothing-named": object;
		"listed-not-looked-up": { limit: number };
		"listed-unknown": { words: string };
		"listed-guess": { words: string };
		"listed-several": { words: string };
		"listed-no-quantity": { name: string; minimum: number };
		"listed-several-quantities": { name: string; quantities: readonly string[] };
		"listed-not-whole": { text: string; unit: Unit; minimum: number };
		"listed-below-one": { name: string; minimum: number };
		"listed-unplaced": Made & { words: readonly string[] };
		"listed-colour-unknown": Made & { colour: string };
		"listed-colour-several": Made & { fitting: readonly string[] };
		"listed-size-unknown": Made & { size: string };
	}
}

export type ListedProblem = Problem<
	| "listed-nothing-named"
	| "listed-not-looked-up"
	| "listed-unknown"
	| "listed-guess"
	| "listed-several"
	| "listed-no-quantity"
	| "listed-several-quantities"
	| "listed-not-whole"
	| "listed-below-one"
	| "listed-unplaced"
	| "listed-colour-unknown"
	| "listed-colour-several"
	| "listed-size-unknown"
>;

/** A line that can be ordered as far as it alone decides. */
export type FoundLine = {
	line: ListedLine;
	product: Product;
	quantity: number;
	colour: Colourway | undefined;
	size: string | undefined;
};

export type MatchedLine =
	| { ok: true; found: FoundLine }
	/** `choices`: the products that may be meant, the likeliest first. */
	| { ok: false; problem: ListedProblem; choices: readonly Product[] };

/** At most this many products are offered where a line is not clear. */
const MOST_CHOICES = 6;

/** What a person's choice for a line is kept under: lines that name their product alike need one choice. */
export function choiceKey({ number, words, line }: ListedLine): string {
	return searchWords(`${number} ${words}`).join(" ").slice(0, 80) || `line ${line}`;
}

/**
 * @param candidates the products that may be meant
 * @param chosen the one of them that a person has chosen for this line
 * @param minimumOf what has to be ordered of a product at least
 */
export function matchLine(
	line: ListedLine,
	candidates: readonly Product[],
	chosen: string | undefined,
	minimumOf: (product: Product) => number,
): MatchedLine {
	const words = [line.number, line.words].filter(Boolean).join(" ");
	if (words === "" && line.quantities.length < 2) return refused({ code: "listed-nothing-named" });
	const { best, choices, isGuess } = bestOf(line, candidates, chosen);
	const shown = words || line.quantities.join(" ");
	if (choices.length > 0) return refused({ code: isGuess ? "listed-guess" : "listed-several", words: shown }, choices);
	if (!best) return refused({ code: "listed-unknown", words: shown });
	const problem = problemOf(line, best, minimumOf(best[0].product), chosen !== undefined);
	if (problem) return refused(problem);
	const [{ product, quantity, colours, size }] = best;
	return { ok: true, found: { line, product, quantity: readQuantity(quantity) ?? 0, colour: colours[0], size } };
}

function refused(problem: ListedProblem, choices: readonly Product[] = []): MatchedLine {
	return { ok: false, problem, choices };
}

/** One product's readings, equally good: more than one where another number may be the quantity. */
type Best = [ListedReading, ...ListedReading[]];

function bestOf(line: ListedLine, candidates: readonly Product[], chosen: string | undefined) {
	const nothing = { best: undefined, choices: [], isGuess: false };
	const readings = candidates.flatMap((product) => readingsAs(product, line));
	const ofChosen = readings.filter(({ product }) => product.id === chosen);
	if (ofChosen.length > 0) return { ...nothing, best: best(ofChosen) };
	const isNamed = ({ named, missing, misspelt }: ListedReading) => named > 0 && missing === 0 && misspelt === 0;
	const sure = readings.filter((one) => one.isByNumber || (line.number === "" && isNamed(one)));
	const fitting = readings.filter(
		({ named, misspelt, unplaced }) => line.number === "" && named > 0 && misspelt === 0 && unplaced.length === 0,
	);
	for (const some of [sure, fitting]) {
		if (some.length === 0) continue;
		const first = [...some].sort(byFit)[0];
		const alike = some.filter((one) => first && byFit(one, first) === 0);
		const products = productsOf(some === sure ? alike : some);
		if (products.length > 1) return { ...nothing, choices: products.slice(0, MOST_CHOICES) };
		return { ...nothing, best: best(some.filter(({ product }) => product === alike[0]?.product)) };
	}
	const guesses = candidates
		.map((product) => forgivingAs(product, line))
		.filter(({ named, misspelt }) => named + misspelt > 0);
	const off = ({ missing, misspelt, unplaced }: ListedReading) => missing + misspelt + unplaced.length;
	const choices = productsOf(guesses.sort((a, b) => off(a) - off(b) || b.named - a.named));
	return { ...nothing, choices: choices.slice(0, MOST_CHOICES), isGuess: true };
}

/** The readings of one product that fit best. */
function best(readings: readonly ListedReading[]): Best | undefined {
	const [first, ...others] = [...readings].sort(
		(a, b) => byFit(a, b) || Number(b.quantity !== "") - Number(a.quantity !== ""),
	);
	if (!first) return undefined;
	return [first, ...others.filter((one) => byFit(one, first) === 0 && one.quantity !== "")];
}

/** The better one first: named by its number, with fewer words that are nothing of it, with more of its name. */
function byFit(a: ListedReading, b: ListedReading): number {
	return Number(b.isByNumber) - Number(a.isByNumber) || a.unplaced.length - b.unplaced.length || b.named - a.named;
}

function productsOf(readings: readonly ListedReading[]): Product[] {
	return [...new Set(readings.map(({ product }) => product))];
}

/** What keeps a line whose product is known from being ordered. */
function problemOf(
	line: ListedLine,
	[reading, ...others]: Best,
	minimum: number,
	isChosen: boolean,
): ListedProblem | undefined {
	const { product, quantity, colours, size, unplaced, missing, isByNumber } = reading;
	const { name, unit, details } = product;
	const made = {
		name,
		colours: (details.colourways ?? []).map((colour) => colour.name),
		sizes: details.sizes ?? [],
	};
	if (quantity === "") return { code: "listed-no-quantity", name, minimum };
	if (others.length > 0)
		return { code: "listed-several-quantities", name, quantities: [reading, ...others].map((one) => one.quantity) };
	const count = readQuantity(quantity);
	if (count === undefined) return { code: "listed-not-whole", text: quantity.slice(0, 40), unit, minimum };
	if (count === 0) return { code: "listed-below-one", name, minimum };
	if (line.size !== "" && size === undefined) return { code: "listed-size-unknown", ...made, size: line.size };
	if (line.colour !== "" && colours.length === 0)
		return { code: "listed-colour-unknown", ...made, colour: line.colour };
	// Beside its number a column may describe a product at length; and whoever chose it knows what was meant by its name.
	const isTold = (isByNumber && line.number !== "") || (isChosen && unplaced.length <= missing);
	if (unplaced.length > 0 && !isTold) return { code: "listed-unplaced", ...made, words: asWritten(unplaced, line) };
	if (colours.length > 1)
		return { code: "listed-colour-several", ...made, fitting: colours.map((colour) => colour.name) };
	return undefined;
}
