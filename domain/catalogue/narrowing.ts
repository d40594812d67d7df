import { COLOURS, FIBRES } from "./cloth-families.ts";

/*
 * How the list of products is narrowed and sorted. All of it stands in the list's address, each as one of a few known
 * values: any other means all, so that there are only so many pages whatever somebody asks for.
 */

/** Prices in rupees that a list may begin or end at. */
export const PRICE_STEPS = [
	250, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 50_000,
] as const;
export const MINIMUM_STEPS = [5, 10, 20, 30, 50, 100, 200, 500] as const;
export const SORTS = ["price", "price-down", "minimum", "minimum-down"] as const;

/** The parameters of the address beside the category, and the values that each may have. */
export const CHOICES = {
	fibre: FIBRES,
	colour: COLOURS,
	"price-from": PRICE_STEPS.map(String),
	"price-to": PRICE_STEPS.map(String),
	minimum: MINIMUM_STEPS.map(String),
	sample: ["yes"],
	sort: SORTS,
} as const satisfies Record<string, readonly string[]>;

export type ChoiceName = keyof typeof CHOICES;
/** Those that leave products out. */
export const FACETS = ["fibre", "colour", "price-from", "price-to", "minimum", "sample"] as const;
export type Facet = (typeof FACETS)[number];
export const CHOICE_NAMES: readonly ChoiceName[] = [...FACETS, "sort"];

/** What is chosen; what is left out means all, and the order of the catalogue. */
export type Narrowing = { readonly [name in ChoiceName]?: string | undefined };

/** Whether a parameter has one of its values. */
export function isChoice(name: ChoiceName, value: string): boolean {
	const known: readonly string[] = CHOICES[name];
	return known.includes(value);
}

/** What an address, or a form, asks for. */
export function readNarrowing(params: Pick<URLSearchParams, "get">): Narrowing {
	return Object.fromEntries(
		CHOICE_NAMES.flatMap((name) => {
			const value = params.get(name) ?? "";
			return isChoice(name, value) ? [[name, value]] : [];
		}),
	);
}

/** How much is chosen. */
export function chosenCount(narrowing: Narrowing): number {
	return CHOICE_NAMES.filter((name) => narrowing[name] !== undefined).length;
}

/**
 * The list's parameter that says that its choices are to be seen: of a list of which nothing is chosen yet. Once something is,
 * an address leads to what was found.
 */
export const OPEN = "narrow" as const;

type ListAddress = Narrowing & { category?: string | undefined; open?: boolean; page?: number };

/** The address of a list. */
export function listAddress({ category, open, page = 1, ...narrowing }: ListAddress): string {
	const params = new URLSearchParams();
	if (category !== undefined) params.set("category", category);
	for (const name of CHOICE_NAMES) {
		const value = narrowing[name];
		if (value !== undefined) params.set(name, value);
	}
	if (open && chosenCount(narrowing) === 0) params.set(OPEN, "yes");
	if (page > 1) params.set("page", String(page));
	return params.size > 0 ? `/products?${params}` : "/products";
}
