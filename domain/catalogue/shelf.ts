import { CHOICES, FACETS, type Facet, type Narrowing } from "./narrowing.ts";

/**
 * Products that nobody who narrows the list could tell apart but for their colours, and how many they are. A catalogue has a
 * few hundred such sets, however many products it has.
 */
export type ShelfCell = {
	category: string;
	/** The set of families as a number (cloth-families.ts). */
	fibres: number;
	sample: boolean;
	/** Where the price stands among `PRICE_STEPS`: below the first 0, at it 1, between it and the second 2, and so on. */
	price: number;
	/** How many of `MINIMUM_STEPS` are below the minimum. */
	minimum: number;
	products: number;
	/** How many of them are made in a colour of each family, in the order of `COLOURS`. */
	colours: readonly number[];
};

/** A choice, and how many products the list has with it while everything else stays chosen. */
export type Counted = { value: string; count: number };

export type ShelfCounts = {
	/** How many products fit. */
	total: number;
	/** Of each category, by its id, and of all of them, how many there are with the rest of what is chosen. */
	categories: ReadonlyMap<string, number>;
	inAll: number;
	choices: Readonly<Record<Facet, readonly Counted[]>>;
};

/** Steps that leave nothing out are no choice; of the others each says something of the products it has. */
const STEPS: readonly Facet[] = ["price-from", "price-to", "minimum"];

/** Which cells have a choice, by its place among the values; a colour is no part of a cell, and is looked at by itself. */
const FITS: Readonly<Record<Exclude<Facet, "colour">, (cell: ShelfCell, place: number) => boolean>> = {
	fibre: ({ fibres }, place) => (fibres & (1 << place)) !== 0,
	"price-from": ({ price }, place) => price >= 2 * place + 1,
	"price-to": ({ price }, place) => price <= 2 * place + 1,
	minimum: ({ minimum }, place) => minimum <= place,
	sample: ({ sample }) => sample,
};
const OF_CELLS = ["fibre", "price-from", "price-to", "minimum", "sample"] as const;

/**
 * Counts what fits, and what would with each choice in the place of the one that is made. Goes once through the cells.
 * @param category the id of the one that is chosen
 */
export function countShelf(
	cells: readonly ShelfCell[],
	category: string | undefined,
	narrowing: Narrowing,
): ShelfCounts {
	const chosen = OF_CELLS.flatMap((facet) => {
		const value = narrowing[facet];
		return value === undefined ? [] : [{ facet, place: placeOf(facet, value) }];
	});
	const colour = narrowing.colour === undefined ? undefined : placeOf("colour", narrowing.colour);
	const categories = new Map<string, number>();
	const tallies = new Map(FACETS.map((facet) => [facet, new Tally(facet)]));
	let total = 0;
	let inAll = 0;
	for (const cell of cells) {
		const against = chosen.filter(({ facet, place }) => !FITS[facet](cell, place));
		if (against.length > 1) continue;
		const products = colour === undefined ? cell.products : (cell.colours[colour] ?? 0);
		const [only] = against;
		if (!only) {
			categories.set(cell.category, (categories.get(cell.category) ?? 0) + products);
			inAll += products;
		}
		if (category !== undefined && cell.category !== category) continue;
		// A choice in the place of the one that it does not fit would have it.
		if (only) tallies.get(only.facet)?.add(cell, products);
		else {
			total += products;
			for (const tally of tallies.values()) tally.add(cell, products);
		}
	}
	const choicesOf = (facet: Facet) => tallies.get(facet)?.choices(narrowing[facet]) ?? [];
	return {
		...{ total, categories, inAll },
		choices: {
			fibre: choicesOf("fibre"),
			colour: choicesOf("colour"),
			"price-from": choicesOf("price-from"),
			"price-to": choicesOf("price-to"),
			minimum: choicesOf("minimum"),
			sample: choicesOf("sample"),
		},
	};
}

function placeOf(facet: Facet, value: string): number {
	const values: readonly string[] = CHOICES[facet];
	return values.indexOf(value);
}

/** How many products each choice of a kind has. */
class Tally {
	readonly #facet: Facet;
	readonly #counts: number[];
	#all = 0;

	constructor(facet: Facet) {
		this.#facet = facet;
		this.#counts = CHOICES[facet].map(() => 0);
	}

	/** @param products how many of the cell's count */
	add(cell: ShelfCell, products: number): void {
		const facet = this.#facet;
		const counts = this.#counts;
		this.#all += products;
		for (let place = 0; place < counts.length; place++) {
			const more = facet === "colour" ? (cell.colours[place] ?? 0) : FITS[facet](cell, place) ? products : 0;
			counts[place] = (counts[place] ?? 0) + more;
		}
	}

	/** Those that have any and say something, and in any case the one that is chosen. */
	choices(chosen: string | undefined): Counted[] {
		return CHOICES[this.#facet].flatMap((value, place): Counted[] => {
			const count = this.#counts[place] ?? 0;
			const says = count > 0 && !(STEPS.includes(this.#facet) && count === this.#all);
			return says || value === chosen ? [{ value, count }] : [];
		});
	}
}
