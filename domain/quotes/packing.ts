import * as z from "zod/mini";
import type { Packing } from "../catalogue/catalogue.ts";

const units = z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000)));
const centimetres = z.number().check(z.minimum(0.1), z.maximum(1000));
const kilograms = z.nullable(z.number().check(z.minimum(0), z.maximum(10_000)));

/** How a line's product is packed: copied from the catalogue when the line is written. Null is unknown. */
export const linePackingSchema = z.nullable(
	z.object({
		perInner: units,
		perCarton: units,
		/** Outer measures in centimetres. */
		carton: z.nullable(z.object({ length: centimetres, width: centimetres, height: centimetres })),
		netKg: kilograms,
		grossKg: kilograms,
	}),
);
type LinePacking = NonNullable<z.infer<typeof linePackingSchema>>;

/** What the catalogue knows of a product's packing, as a line keeps it. */
export function linePacking(packing: Packing | undefined): LinePacking | null {
	if (!packing) return null;
	const { perInner = null, perCarton = null, carton = null, netKg = null, grossKg = null } = packing;
	return { perInner, perCarton, carton, netKg, grossKg };
}

/** What a shipment is measured in; each is told only where every product has what it takes. */
export const PACKED_FIGURES = ["cartons", "volume", "net", "gross"] as const;
export type PackedFigure = (typeof PACKED_FIGURES)[number];

/** Whole cubic centimetres; whole grams. */
type Packed = { cartons: number; volume: number; net: number; gross: number };

/**
 * The packing of an offer: the figures that are known, and for each other one the products that lack something. `isKnown` says
 * whether any of its lines has a figure: where none has, packing has not been entered at all.
 */
export type QuotePacking = {
	known: Partial<Packed>;
	missing: { figure: PackedFigure; names: string[] }[];
	isKnown: boolean;
};

type Packable = { name: string; quantity: number; packing: LinePacking | null };

/**
 * What one line takes: the last carton may be partly filled, yet counts as one. Its net weight goes by the pieces; gross is
 * that and the empty cartons.
 */
export function packedLine({ quantity, packing }: Pick<Packable, "quantity" | "packing">): Partial<Packed> {
	if (!packing?.perCarton) return {};
	const { perCarton, carton, netKg, grossKg } = packing;
	const cartons = Math.ceil(quantity / perCarton);
	const volume = carton ? cartons * carton.length * carton.width * carton.height : undefined;
	const net = netKg === null ? undefined : (netKg * 1000 * quantity) / perCarton;
	const empty = netKg === null || grossKg === null ? undefined : Math.max(0, grossKg - netKg) * 1000;
	return {
		cartons,
		...(volume !== undefined && { volume: Math.round(volume) }),
		...(net !== undefined && { net: Math.round(net) }),
		...(net !== undefined && empty !== undefined && { gross: Math.round(net + empty * cartons) }),
	};
}

/** What all goods take together. @param lines those with goods, samples left out */
export function packingOf(lines: readonly Packable[]): QuotePacking {
	const packed = lines.filter(({ quantity }) => quantity > 0).map((line) => ({ name: line.name, ...packedLine(line) }));
	const isKnown = packed.some((line) => PACKED_FIGURES.some((figure) => line[figure] !== undefined));
	const known: Partial<Packed> = {};
	const missing: QuotePacking["missing"] = [];
	for (const figure of PACKED_FIGURES) {
		const names = packed.filter((line) => line[figure] === undefined).map(({ name }) => name);
		if (names.length > 0) missing.push({ figure, names: [...new Set(names)] });
		else if (packed.length > 0) known[figure] = packed.reduce((sum, line) => sum + (line[figure] ?? 0), 0);
	}
	return { known, missing, isKnown };
}

/** Containers with what they hold in practice, cubic metres (design of trade, section B). */
const CONTAINERS = [
	{ name: "20'", holds: 26 },
	{ name: "40'", holds: 56 },
	{ name: "40HC", holds: 64 },
] as const;

/** Cubic metres of cubic centimetres. */
export function cubicMetres(volume: number): number {
	return volume / 1_000_000;
}

/** How full each container is, in per cent; above 100 where more than one is needed. */
export function containersFilled(volume: number): { name: string; percent: number }[] {
	return CONTAINERS.map(({ name, holds }) => ({ name, percent: (cubicMetres(volume) / holds) * 100 }));
}
