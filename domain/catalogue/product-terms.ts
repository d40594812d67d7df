import { choice, number } from "../shared/field-schemas.ts";
import { bad, good, type Read, readItems, shown } from "../shared/text-checks.ts";
import type { Packing, SampleKind } from "./catalogue.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"carton-not-right": { text: string };
	}
}

/* How a product is sampled and packed, as it is written in the desk's form and in a file, and read back. */

export const SAMPLE_KINDS = ["piece", "swatch"] as const satisfies readonly SampleKind[];

/** "piece, swatch": what buyers may ask for; empty where they may not. */
export function readSamples(text: string): Read<SampleKind[]> {
	const kinds = new Set<SampleKind>();
	for (const item of readItems(text, /[\n|,]/)) {
		const kind = choice(...SAMPLE_KINDS)(item);
		if (!kind.ok) return kind;
		kinds.add(kind.value);
	}
	return good(SAMPLE_KINDS.filter((kind) => kinds.has(kind)));
}

export function writeSamples(samples: readonly SampleKind[]): string {
	return samples.join(", ");
}

type Carton = NonNullable<Packing["carton"]>;

/** The longest side of a carton that anybody can carry, with room for a roll of cloth; centimetres. */
const LONGEST_SIDE = 400;

/** "60 x 40 x 35": length, width and height of a carton in centimetres, all three or none. */
export function readCarton(text: string): Read<Carton> {
	const sides = text
		.trim()
		.replace(/cm$/i, "")
		.split(/[x×*]/i, 4)
		.map((side) => number(1, LONGEST_SIDE, 1)(side.trim()));
	const [length, width, height] = sides.map((side) => (side.ok ? side.value : undefined));
	if (sides.length !== 3 || length === undefined || width === undefined || height === undefined)
		return bad({ code: "carton-not-right", text: shown(text) });
	return good({ length, width, height });
}

export function writeCarton({ length, width, height }: Carton): string {
	return `${length} x ${width} x ${height}`;
}

/** A packing of which something is known; undefined where nothing is. */
export function packingOf(packing: Packing): Packing | undefined {
	return Object.values(packing).some((value) => value !== undefined) ? packing : undefined;
}
