import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import { type HeightAt, heightOf } from "../cloth/surface-height.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { arch, clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import type { Box } from "./relief-field.ts";
import type { TrouserStyle } from "./trousers.ts";
import { hornButton } from "./trousers-button.ts";
import { cornerAt, quarter, sloped } from "./trousers-rounding.ts";
import { groove } from "./trousers-seam.ts";
import type { Side, TrouserCut } from "./trousers-shape.ts";

/** Top of the bag above the hem, its height, and how far the flap hangs over it, cm. */
const [top, height, drop] = [62, 19, 5];

/** How far the pocket goes on beyond the edge of the leg, where it turns to the other side. */
const beyond = 0.75;

/** How much of the pocket's width is seen from either side: it sits on the side seam, a little more to the front. */
const widths = { front: 10.6, back: 7.4 };

/** Where a thigh pocket lies on the right half of one side, as far as the leg does not turn down at its edge. */
export const thighPocketOn = ({ knee, hip }: TrouserCut, side: Side): Box => {
	const edge = (knee[1] + hip) / 2;
	return { x0: edge - widths[side], x1: edge - 1.8, y0: top - height, y1: top + 1.2 };
};

/** Where the outer edge of a leg has come to lie, by height, evened over some cm. */
const outerEdge = ({ pos }: Mesh, side: number): ((y: number) => number) => {
	const [low, step, count] = [top - height - 6, 0.5, 66];
	const edge = new Float32Array(count);
	for (let i = 0; i < pos.length; i += 3) {
		const k = Math.round((pos[i + 1] - low) / step);
		if (k >= 0 && k < count) edge[k] = Math.max(edge[k], side * pos[i]);
	}
	return (y) => {
		let sum = 0;
		for (let k = -3; k <= 3; k++) sum += edge[clamp(Math.round((y - low) / step) + k, 0, count - 1)];
		return sum / 7;
	};
};

/**
 * Bellows pockets under buttoned flaps, sewn over the side seam: they go round the edge of the leg and stand out beyond it,
 * so that each view has its part of them.
 */
export const thighPockets = (style: TrouserStyle, mesh: Mesh, under: HeightAt, side: Side): Piece[] =>
	[-1, 1].flatMap((leg): Piece[] => {
		const { cloth, thread, seed, button } = style;
		const edgeAt = outerEdge(mesh, leg);
		const width = widths[side];
		/** Where the middle of the pocket lies, measured inwards from the edge. */
		const middle = ((side === "front" ? 1 : -1) * (widths.front - widths.back)) / 2;
		const lift = 1;
		const loose = (x: number, y: number) => 1 + 0.55 * fbm(x * 0.2, y * 0.15, 2, seed + 151);
		/** Round the edge and down to the table. */
		const turned = (out: number) => quarter(out / 1.5);
		const resting = (x: number, y: number) => under(leg * Math.min(leg * x, edgeAt(y) - 1.3), y);
		const inwards = (x: number, y: number) => edgeAt(y) - leg * x;
		/** The flap's lower edge: lowest in the middle of the pocket. */
		const pointAt = (off: number) => drop + 1.2 * (1 - Math.abs(off - middle) / 9);
		const bag = gridMesh(90, 100, (a, b) => {
			const y = top - height + height * b;
			const outermost = edgeAt(y) + beyond * arch(clamp(0.08 + 0.9 * b), 0.4) + 0.12 * fbm(y * 0.3, leg, 2, seed + 156);
			const inset = cornerAt(height * b, 1.1);
			const x = leg * lerp(edgeAt(y) - width + inset, outermost, a) + 0.12 * fbm(y * 0.35, leg * 9, 2, seed + 152);
			const out = (1 - a) * (width + beyond);
			// Full and soft: it hangs to its bottom seam, and no two places of it are as full.
			const full = sloped((a * width) / 3) * sloped((height * b) / 3.4) * (0.62 + 0.38 * smooth(0.9, 0.25, b));
			const off = (1 - a) * width - middle;
			// The pleat in its middle stands up between its two folds, and opens to the bottom.
			const pleat = 0.12 * smooth(1.72, 1.46, Math.abs(off)) * full * (1 + 0.8 * fbm(y * 0.2, leg * 4, 2, seed + 157));
			const sewnOn = 0.035 + 0.05 * clamp(0.5 + fbm(x * 0.5, y * 0.4, 2, seed + 158));
			const sag = 0.3 * (1 - b) * Math.sin(Math.PI * Math.min(1, 0.15 + a));
			const z = resting(x, y) + sewnOn + lift * full * loose(x, y) + pleat;
			return [x, y - sag, Math.max(0.04, z * turned(out)), x, y];
		});
		const bagPiece = piece(bag, (x, y, texel) => {
			cloth(x + 1.3, y, texel);
			const off = inwards(x, y);
			const low = y - top + height;
			const inner = width - off - cornerAt(low, 1.1);
			const nearest = Math.min(inner, low);
			stitch(texel, nearest - 0.3, inner < low ? y : x, thread);
			stitch(texel, nearest - 0.85, inner < low ? y : x, thread);
			for (const pleat of [middle - 1.6, middle + 1.6]) {
				groove(texel, off - pleat, 0.9);
				stitch(texel, off - pleat - (pleat > middle ? 0.4 : -0.4), y, thread);
			}
			// Below the flap it lies in its shade, which is gone two fingers further down.
			darken(texel, 1 - 0.22 * smooth(2.2, 0, top - pointAt(off) - y) ** 1.6);
		});
		const filled = heightOf([bag], 0.25);
		const flap = gridMesh(64, 30, (a, b) => {
			const at = lerp(top + 1.2, top - drop - 1, b);
			const outermost = edgeAt(at) + beyond * arch(clamp(0.98 - 0.2 * b), 0.4) + 0.22;
			const inset = cornerAt((1 - b) * (drop + 2), 1);
			const x = leg * lerp(edgeAt(at) - width - 0.4 + inset, outermost, a);
			const y = lerp(top + 1.2, top - pointAt(inwards(x, at)), b);
			// It bends over the bag and falls at its sides; its edge lifts here and there, where it has been opened often.
			const over = 0.25 + 0.85 * sloped((a * width) / 3) * arch(Math.min(0.95, 0.2 + b * 0.75), 0.5);
			const curl = b ** 3 * (0.14 + 0.7 * fbm(a * 2.4, leg * 17, 2, seed + 153));
			const edge = Math.min(a * width, (1 - b) * (drop + 2));
			const px = x + 0.1 * fbm(y * 0.5, leg * 3, 2, seed + 154);
			const py = y + 0.24 * b * fbm(a * 2.8, leg * 5, 2, seed + 155);
			const low = (resting(px, py) + lift * (over + curl) * smooth(0, 0.3, b)) * turned((1 - a) * (width + beyond));
			return [px, py, Math.max(low, filled(px, py)) + 0.04 + 0.12 * sloped(edge / 0.5), x, y];
		});
		const flapPiece = piece(flap, (x, y, texel) => {
			cloth(x + 2, y, texel);
			const off = inwards(x, y);
			const low = y - (top - pointAt(off));
			const inner = width + 0.4 - off - cornerAt(low, 1);
			const nearest = Math.min(inner, low);
			stitch(texel, nearest - 0.4, inner < low ? y : x, thread);
			stitch(texel, top + 0.7 - y, x, thread);
		});
		const [bx, by] = [leg * (edgeAt(top - drop) - width + 2.1), top - drop + 1.2];
		const high = heightOf([bag, flap], 0.25)(bx, by);
		return [bagPiece, flapPiece, hornButton(bx, by, high + 0.06, 0.62, button)];
	});
