import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { darken } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { fract, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import type { SareeCloth } from "./saree.ts";

/*
 * A saree rolled up, folded once along its length, with its pallu drawn out towards the viewer. The right side is
 * outside: so the cloth comes over the top of the roll and down its front.
 */

export type RollLayout = {
	seed: number;
	/** Width of the roll, its radius, and how much cloth lies drawn out before it, cm. */
	width: number;
	radius: number;
	drawn: number;
	/** How long the pallu's own design is; from there on it is the body's. */
	pallu: number;
	/** Width of the border, which runs on beside the pallu. */
	border: number;
};

/** Where the axis of the roll lies. */
const axis = 20;

/** How far down the front of the roll the cloth leaves it: its slope there, radians. */
const leaving = 1.2;
/** Where the cloth begins to be seen, below the back of the roll. */
const start = -0.5;

/** Place and height of the cloth at an arc length from where it begins, and how free of the roll it is. */
const profile = (radius: number, s: number): readonly [y: number, z: number, free: number] => {
	const onRoll = radius * (leaving + Math.PI / 2 - start);
	const angle = start + Math.min(s, onRoll) / radius;
	const y = axis + radius * Math.cos(angle);
	const z = radius + radius * Math.sin(angle);
	if (s <= onRoll) return [y, z, 0];
	// From the roll on the slope goes out evenly, over as much cloth as brings it down to the table.
	const bend = (radius * (1 + Math.cos(leaving)) * leaving) / (1 - Math.cos(leaving));
	const past = Math.min(s - onRoll, bend);
	const slope = leaving * (1 - past / bend);
	const ahead = (bend / leaving) * (Math.sin(leaving) - Math.sin(slope));
	const down = (bend / leaving) * (Math.cos(slope) - Math.cos(leaving));
	const flat = Math.max(0, s - onRoll - bend);
	return [y - ahead - flat, Math.max(0, z - down), smooth(0, bend, s - onRoll)];
};

/** How much cloth lies on the roll, and how long it is to its end. */
const lengths = ({ radius, drawn }: RollLayout): { onRoll: number; bend: number; length: number } => {
	const onRoll = radius * (leaving + Math.PI / 2 - start);
	const bend = (radius * (1 + Math.cos(leaving)) * leaving) / (1 - Math.cos(leaving));
	return { onRoll, bend, length: onRoll + bend + drawn };
};

type Point = readonly [x: number, y: number, z: number, u: number, v: number];

/** A place of the sheet: share of its width from the left, and cm of cloth from where it begins. */
const sheetPoint = (layout: RollLayout): ((a: number, s: number) => Point) => {
	const { width, radius, seed } = layout;
	const { onRoll, bend, length } = lengths(layout);
	return (a, s) => {
		const [y, z, free] = profile(radius, s);
		const side = a - 0.5;
		const out = smooth(onRoll + bend * 0.4, length, s);
		const sway = 2.4 * out * fbm(s * 0.03, seed, 2, seed + 2) + 0.3 * fbm(s * 0.12, side * 3, 2, seed + 5) * free;
		const spread = 1 + 0.05 * out;
		const x = side * width * spread + sway;
		// Soft folds run from the roll to the end and open on the way.
		const folds = Math.sin((side * 3.1 + 0.5 * fbm(s * 0.02, 4, 2, seed + 7)) * 2 * Math.PI + seed) * 0.5 + 0.5;
		const strength = 0.25 + 0.75 * (fbm(s * 0.035 + 3, side * 2.5, 2, seed + 9) * 0.5 + 0.5);
		const edge = lerp(0.3, 1, smooth(0, 0.05, 0.5 - Math.abs(side)) * smooth(0, 1.2, length - s));
		const crumple = 0.22 * (fbm(x * 0.13, y * 0.1, 3, seed + 11) + 0.5) + 0.06 * fbm(x * 0.5, y * 0.4, 2, seed + 13);
		const wound = 0.1 * fbm(x * 0.12, s * 0.25, 3, seed + 15);
		const lift = 0.3 + free * (1.5 * folds * strength + crumple) + (1 - free) * wound;
		return [x, y + 0.35 * out * fbm(x * 0.1, 1, 2, seed + 19), z + lift * edge, a * width, length - s];
	};
};

const sheet = (layout: RollLayout): Mesh => {
	const { length } = lengths(layout);
	const at = sheetPoint(layout);
	return gridMesh(240, 420, (a, b) => at(a, length * b));
};

/**
 * The inner half of the cloth, which is folded once along its length, as it hangs below the sheet's side to the table.
 * Without it the table was seen below the sheet, in the shadow of a relief that knows of no below: a grey gap in steps.
 * Beside the roll it lies behind the roll's end.
 */
const innerSide = (layout: RollLayout, side: 0 | 1): Mesh => {
	const { onRoll, length } = lengths(layout);
	const at = sheetPoint(layout);
	const from = -start * layout.radius;
	return gridMesh(480, 24, (c, b) => {
		const s = from + (length - from) * c;
		const [x, y, z] = at(side, s);
		const inward = (side === 1 ? -1 : 1) * lerp(0.15, 0.02, smooth(onRoll - 0.8, onRoll + 0.8, s));
		const full = 0.1 * Math.sin(Math.PI * b) * smooth(0.4, 2, z) * (side === 1 ? -1 : 1);
		return [x + inward + full, y, z * (1 - b), z * b, length - s];
	});
};

/** From one turn of the roll to the next, cm. */
const turn = 0.36;

/** An end of the roll, where the edges of its turns lie in each other. */
const end = ({ width, radius }: RollLayout, side: 1 | -1): Mesh =>
	gridMesh(40, 96, (a, b) => {
		// No larger than the roll, or it looks out over it as a horn.
		const [r, angle] = [radius * a, 2 * Math.PI * b];
		const x = side * (width / 2 + 0.05 * Math.sin(5 * a + 2) - 0.05);
		return [x, axis + r * Math.cos(angle), radius + r * Math.sin(angle), r + turn * b, b];
	});

const edges =
	(body: Surface, width: number): Surface =>
	(u, _v, texel) => {
		body(width - 1, u * 3, texel);
		const between = fract(u / turn);
		darken(texel, 0.45 + 0.55 * smooth(0, 0.3, between) * smooth(1, 0.8, between));
		texel.gilt *= 0.5;
	};

/** Its border, in the shade of the sheet: the more the deeper it hangs. */
const innerCloth =
	(body: Surface, width: number): Surface =>
	(u, v, texel) => {
		body(width - 0.4 - Math.min(u, 1.6), v, texel);
		darken(texel, 0.5 + 0.3 * smooth(2.5, 0, u));
		texel.lustre *= 0.3;
	};

export const rolled = (cloth: SareeCloth, layout: RollLayout): Piece[] => {
	const { width, border } = layout;
	const body = cloth.body(width);
	const pallu = cloth.pallu(width);
	const inner = innerCloth(body, width);
	const mesh = sheet(layout);
	return [
		piece(innerSide(layout, 0), inner),
		piece(innerSide(layout, 1), inner),
		piece(end(layout, -1), edges(body, width)),
		piece(end(layout, 1), edges(body, width)),
		piece(mesh, (u, v, texel) => (v < layout.pallu && u < width - border ? pallu : body)(u, v, texel)),
	];
};
