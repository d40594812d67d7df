import type { SareeCloth } from "../garments/saree.ts";
import type { Surface } from "../render/scene.ts";
import type { Measures } from "./length-measures.ts";
import { designedAt, type Pallu, pallus, wholeEnd } from "./length-pallu.ts";

/** How far each border goes before its points, cm: as far as that the blouse piece has it too. */
const borders: Readonly<Record<string, number>> = {
	...{ chettinad: 10, kotaDoria: 3.2, blockMulmul: 7, pochampally: 7.9, linen: 1.5 },
	...{ banarasi: 7.1, kanchi: 12.6, mysoreCrepe: 4.6, tussar: 6.1, softSilk: 3.4 },
};

/** A border's part of one colour: how broad it is, and from how far from the pallu's end on there is one, cm. */
export type PlainBorder = { broad: number; from: number };

/** Cottons that have such a border; where bars run across the pallu it begins beyond that. */
const plainBorders: Readonly<Record<string, PlainBorder>> = {
	chettinad: { broad: 8.2, from: wholeEnd(pallus.chettinad) },
	pochampally: { broad: 5.6, from: 0 },
};
export const plainBorderOf = (fabric: string): PlainBorder => plainBorders[fabric] ?? { broad: 0, from: 0 };

/** How much of the body's border runs on beside the pallu, cm, where that has figures: woven again with the pallu's rows, they would be cut. */
const besidePallu: Readonly<Record<string, number>> = { softSilk: 3.4, blockMulmul: 7, banarasi: 7.1, kanchi: 4.7 };

/** How high the points of each border stand over it, cm. */
const points: Readonly<Record<string, number>> = { banarasi: 2.1, kanchi: 3.6 };

/** So near to its edge the cloth shows one colour, the outermost line of its border: a hair of it would be torn into specks. */
export const hair = 0.2;

/** How broad the line is along which the blouse piece is cut off, cm, and how dark it is. */
const cut = { broad: 1.1, dark: 0.2 };

const undesigned: Pallu = { end: 0, repeats: [] };

/** Pallu, body with its border on both sides, blouse piece between the same borders. */
export const sareeSurface = (
	fabric: string,
	cloth: SareeCloth,
	blouse: Surface | null,
	measures: Measures,
	edged?: boolean,
): Surface => {
	const { length, width, ...more } = measures;
	const design = pallus[fabric] ?? undesigned;
	const end = wholeEnd(design);
	const border = borders[fabric] ?? 0;
	const whole = border + (points[fabric] ?? 0.6);
	const body = cloth.body(width);
	const pallu = cloth.pallu(width, edged);
	const beside = besidePallu[fabric] ?? 0;
	/** How far the pallu goes where the borders are: those with points run on beside its own, or its field shows there. */
	const sideEnd = end - (points[fabric] ?? 0);
	return (u, v, texel) => {
		const outer = Math.min(Math.max(u, width - u), width - hair);
		const goesOn = outer > width - beside ? 0 : outer > width - border ? sideEnd : end;
		if (v < goesOn) pallu(Math.min(Math.max(u, hair), width - hair), designedAt(design, v), texel);
		else if (blouse && v > length - more.blouse && outer < width - border) blouse(u, v, texel);
		// The left border is the right one mirrored; the field between them goes on in one repeat.
		else body(u < whole ? outer : Math.min(u, width - hair), v, texel);
		if (!blouse) return;
		const light = 1 - cut.dark * Math.max(0, 1 - Math.abs(v - length + more.blouse) / cut.broad);
		texel.r *= light;
		texel.g *= light;
		texel.b *= light;
	};
};
