import type { SampleKind } from "../catalogue/catalogue.ts";
import type { Problem } from "../shared/problem.ts";

/*
 * The samples that a request asks for beside its lines: finished pieces or swatches of the cloth, without minimum and
 * price. They are counted by themselves and are in no total.
 */

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"samples-too-many-of-one": { name: string; limit: number };
		"samples-of-too-many": { limit: number };
	}
}

/**
 * Some samples of one kind and colour of a product. The name of the product and of its colour are those of the
 * catalogue when it was asked; `colour` is its code, null where any will do, and its name then "".
 */
export type Sample = {
	id: string;
	name: string;
	category: string;
	kind: SampleKind;
	colour: string | null;
	colourName: string;
	quantity: number;
};

/** At most this many samples of one product in a request, of all its colours together. */
export const MOST_OF_ONE = 3;
/** How many of one may be chosen. */
export const SAMPLE_CHOICES: readonly number[] = Array.from({ length: MOST_OF_ONE }, (_, before) => before + 1);
/** At most this many products whose samples one request asks for. */
export const MOST_SAMPLED = 10;

export type SampleLimit = { id: string; problem: Problem<"samples-too-many-of-one" | "samples-of-too-many"> };

/** How many pieces and swatches there are in all. */
export function sampleCount(samples: readonly Sample[]): number {
	return samples.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether two samples are of one product, kind and colour. */
export function isSameSample(one: Omit<Sample, "quantity">, other: Omit<Sample, "quantity">): boolean {
	return one.id === other.id && one.kind === other.kind && one.colour === other.colour;
}

/** Adds samples up: one for each product, kind and colour, in the order in which they first come. */
export function mergeSamples(...lists: readonly (readonly Sample[])[]): Sample[] {
	const merged: Sample[] = [];
	for (const sample of lists.flat()) {
		const at = merged.findIndex((one) => isSameSample(one, sample));
		const before = merged[at];
		if (before) merged[at] = { ...sample, quantity: before.quantity + sample.quantity };
		else merged.push(sample);
	}
	return merged;
}

/** What more is asked for than a request may: of one product, told once for each, or of too many products. */
export function sampleLimits(samples: readonly Sample[]): SampleLimit[] {
	const products = new Map<string, { name: string; quantity: number }>();
	for (const { id, name, quantity } of samples)
		products.set(id, { name, quantity: quantity + (products.get(id)?.quantity ?? 0) });
	const over = [...products.keys()].slice(MOST_SAMPLED);
	return [
		...[...products].flatMap(([id, { name, quantity }]): SampleLimit[] =>
			quantity > MOST_OF_ONE ? [{ id, problem: { code: "samples-too-many-of-one", name, limit: MOST_OF_ONE } }] : [],
		),
		...over.map((id): SampleLimit => ({ id, problem: { code: "samples-of-too-many", limit: MOST_SAMPLED } })),
	];
}

/** Whether a value that was kept is a sample. */
export function isSample(value: unknown): value is Sample {
	if (typeof value !== "object" || value === null) return false;
	const { id, name, category, kind, colour, colourName, quantity } = value as Readonly<Record<string, unknown>>;
	return (
		[id, name, category, colourName].every((text) => typeof text === "string") &&
		(kind === "piece" || kind === "swatch") &&
		(colour === null || typeof colour === "string") &&
		Number.isSafeInteger(quantity) &&
		Number(quantity) >= 1
	);
}
