import type { Mesh } from "../cloth/mesh.ts";
import { darken, deepened, stitch } from "../fabric/sewing.ts";
import { smooth } from "../maths/scalar.ts";
import type { Surface, Texel } from "../render/scene.ts";
import type { TrouserStyle } from "./trousers.ts";
import { contactOf } from "./trousers-contact.ts";
import { creasedBy } from "./trousers-creases.ts";
import { gatheredLeg } from "./trousers-cuffs.ts";
import { lapShade } from "./trousers-fork.ts";
import {
	creaseLeft,
	creaseOf,
	flyLength,
	hemOf,
	isSewn,
	legCentre,
	linesOf,
	pleatOpen,
	pleatsOf,
} from "./trousers-lines.ts";
import { pocketMouth } from "./trousers-mouth.ts";
import { groove } from "./trousers-seam.ts";
import type { Side } from "./trousers-shape.ts";
import { sideSeams } from "./trousers-side-seams.ts";

/** The edge that an iron leaves along the middle of a leg: too sharp for the mesh, so that it is the cloth's own relief. */
const ironedEdge = (style: TrouserStyle, side: Side) => {
	const creased = creaseOf(style, side);
	return (texel: Texel, x: number, y: number): void => {
		const off = Math.abs(Math.abs(x) - legCentre(style.cut, y));
		if (off > 1.2) return;
		const bump = Math.max(0.02, texel.bump);
		texel.height =
			(texel.height * texel.bump +
				0.07 * creased(y) * creaseLeft(y, Math.sign(x), style.seed) * Math.exp(-off / 0.24)) /
			bump;
		texel.bump = bump;
	};
};

/** A hem's inner edge: stitched, or on pressed trousers caught blind, so that only its thickness is seen. */
export const hemLine = (style: TrouserStyle, texel: Texel, x: number, y: number): void => {
	if (!isSewn(style.hem) || y > 6) return;
	const off = y - 0.2 * Math.sin(x * 0.2) - hemOf(style);
	if (!style.crease) {
		stitch(texel, off, x, style.thread);
		return;
	}
	deepened(texel);
	texel.height += (0.035 * smooth(0.22, -0.1, off)) / texel.bump;
	darken(texel, 1 - 0.1 * smooth(0.5, 0.05, off) * smooth(-0.12, 0.05, off));
};

/** A coin pocket: a narrow welt with a bar at either end. */
const coinPocket = (texel: Texel, { thread }: TrouserStyle, along: number, off: number): void => {
	const end = 3 - Math.abs(along);
	if (end < -0.3) return;
	if (end > 0) {
		groove(texel, off, 0.6);
		groove(texel, off + 0.9, 0.85);
		stitch(texel, off + 0.32, along, thread);
	}
	if (Math.abs(end) < 0.12 && off < 0.2 && off > -1.05) darken(texel, 1 + (thread - 1) * 0.6);
};

/**
 * Cloth as front and back have it: creased or pressed, with the seams that join its halves and legs. `mesh` is what the legs
 * have become, for their edges at the fork.
 */
export const seamedCloth = (style: TrouserStyle, mesh: Mesh, side: Side, cloth: Surface): Surface => {
	const { cut } = style;
	const { centre } = linesOf(cut);
	const contact = contactOf(style);
	const shadeAt = lapShade(mesh, cut);
	const edge = ironedEdge(style, side);
	const creased = creasedBy(style, side);
	const gathered = style.hem === "gathered" ? gatheredLeg(style) : undefined;
	const seams = style.crease ? null : sideSeams(style);
	// The seat is pulled at: its seam opens a little further than the one in front.
	const seamTone = side === "front" ? undefined : 0.72;
	return (x, y, texel) => {
		cloth(x, y, texel);
		creased(texel, x, y);
		gathered?.(texel, x, y);
		if (style.crease) edge(texel, x, y);
		contact(x, y, texel);
		groove(texel, centre(x, y).distance, seamTone);
		seams?.(x, y, texel);
		darken(texel, 1 - 0.4 * shadeAt(x, y));
	};
};

/** Cloth of the front, sewn; `mesh` is what the legs have become. */
export const sewn = (style: TrouserStyle, mesh: Mesh): Surface => {
	const { cut, thread } = style;
	const { fly, pocket: pocketAt } = linesOf(cut);
	const cloth = seamedCloth(style, mesh, "front", style.cloth);
	return (x, y, texel) => {
		const across = Math.abs(x);
		cloth(x, y, texel);
		if (style.waist !== "drawstring" && x > -0.5 && y > cut.crotch) {
			const place = fly(x, y);
			stitch(texel, place.distance, place.along, thread);
			// The inner row ends at the seam; round the end of the fly it would be a hook.
			if (place.side < 0 && x > 0.3) stitch(texel, place.distance - 0.55, place.along, thread);
			// A bar of close stitches ends the fly.
			if (Math.abs(x - 0.7) < 0.35 && Math.abs(y - cut.rise + flyLength - 0.6) < 0.13)
				darken(texel, 1 + (thread - 1) * 0.6);
		}
		if (style.pockets !== "patch") {
			const place = pocketAt(across, y);
			pocketMouth(texel, place, Math.sign(x), style.seed);
			if (place.side < 0) stitch(texel, place.distance - 0.6, place.along, thread);
		}
		if (style.coin && x < 0 && y > cut.rise - 8) coinPocket(texel, style, x + 10.6, y - cut.rise + 5.2);
		hemLine(style, texel, x, y);
		if (style.pleats > 0 && y > cut.rise - 26) {
			for (const at of pleatsOf(cut, y)) {
				const d = Math.abs(across - at);
				darken(texel, 1 - 0.3 * pleatOpen(cut, at, y) * smooth(Math.max(0.05, 1.6 / texel.density), 0, d));
			}
		}
	};
};
