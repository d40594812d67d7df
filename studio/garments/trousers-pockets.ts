import { gridMesh } from "../cloth/mesh.ts";
import { type HeightAt, heightOf } from "../cloth/surface-height.ts";
import { darken, deepened, stitch } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { arch, clamp, lerp, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import type { Box } from "./relief-field.ts";
import { ripples } from "./ripples.ts";
import { calmed } from "./shirt-parts.ts";
import type { TrouserStyle } from "./trousers.ts";
import { hornButton } from "./trousers-button.ts";
import { weltOf } from "./trousers-lines.ts";
import { sloped } from "./trousers-rounding.ts";
import type { TrouserCut } from "./trousers-shape.ts";

/** Half the width of a patch pocket, its height at the sides, and how far its middle is from that of the front, cm. */
const patch = { half: 7.3, height: 16.5, at: 15 };

/** Height of the mouth of pockets on front and seat. */
const mouthOf = ({ rise }: TrouserCut): number => rise - 9;

/** Where a patch pocket lies on the right half. */
export const patchPocketOn = (cut: TrouserCut): Box => ({
	x0: patch.at - patch.half,
	x1: patch.at + patch.half,
	y0: mouthOf(cut) - patch.height - 1,
	y1: mouthOf(cut),
});

/**
 * Patch pockets with a point below and a hem above. No two are sewn on quite alike; the hand has gone into them, so that
 * their mouth stands open and sags, and the cloth puckers along their stitches.
 */
export const patchPockets = (style: TrouserStyle, under: HeightAt): Piece[] => {
	const { half, height } = patch;
	const top = mouthOf(style.cut);
	const on = calmed(under, 1.5);
	const bottom = (dx: number) => top - height - 1.5 * (1 - Math.abs(dx) / half);
	return [-1, 1].map((side) => {
		const { cloth, seed, thread } = style;
		const cx = side * patch.at + 0.5 * fbm(side * 7, 1, 2, seed + 164);
		const turn = 0.045 * fbm(side * 5, 4, 2, seed + 165);
		const mesh = gridMesh(90, 100, (a, b) => {
			const [x, y] = [cx + (2 * a - 1) * half, lerp(bottom((2 * a - 1) * half), top, b)];
			const sides = Math.min(a, 1 - a) * 2 * half;
			const full = sloped(sides / 2) * sloped((b * height) / 2.2);
			const sewnOn = 0.03 + 0.05 * clamp(0.5 + fbm(x * 0.5, y * 0.4, 2, seed + 166));
			const slack = 1 + 1.3 * fbm(x * 0.17, y * 0.14, 2, seed + 161);
			const mouth = arch(a, 0.8) * smooth(0.72, 1, b);
			const px = x - turn * (y - top) + 0.16 * fbm(y * 0.3, side * 3, 2, seed + 162);
			const py = y + turn * (x - cx) - 0.62 * mouth + 0.16 * fbm(x * 0.3, b * 2, 2, seed + 163);
			return [
				px,
				py,
				on(px, py) + sewnOn + 0.46 * full * slack + 0.36 * mouth * clamp(0.8 + fbm(x * 0.2, side, 2, seed + 167)),
				x,
				y,
			];
		});
		return piece(mesh, (x, y, texel) => {
			cloth(x + side * 2.1, y + side * 5.3, texel);
			const sideways = half - Math.abs(x - cx);
			const low = y - bottom(x - cx);
			const edge = Math.min(sideways, low);
			const along = sideways < low ? y : x;
			stitch(texel, edge - 0.26, along, thread);
			stitch(texel, top - y - 2.3, x, thread);
			deepened(texel);
			texel.height +=
				(0.08 * ripples(along, edge, seed + side) + 0.06 * ripples(x, top - y - 2.3, seed + 5)) / texel.bump;
		});
	});
};

type Flap = { cx: number; top: number; width: number; height: number; lift: number };

/** A flat pocket under a buttoned flap. */
const flapPocket = (style: TrouserStyle, on: HeightAt, { cx, top, width, height, lift }: Flap): Piece[] => {
	const drop = 3.6;
	const bag = gridMesh(70, 80, (a, b) => {
		const x = cx + (a - 0.5) * width;
		const y = top - height + height * b;
		// Full and soft: it hangs to its bottom seam, and no two places of it are as full.
		const full =
			sloped((Math.min(a, 1 - a) * width) / 2.4) * sloped((b * height) / 2.6) * (0.62 + 0.38 * smooth(0.9, 0.25, b));
		const sewnOn = 0.035 + 0.05 * clamp(0.5 + fbm(x * 0.5, y * 0.4, 2, style.seed + 158));
		const slack = 1 + 0.9 * fbm(x * 0.2, y * 0.15, 2, style.seed + 151);
		const px = x + 0.14 * fbm(y * 0.35, cx, 2, style.seed + 152);
		const py = y - 0.22 * (1 - b) * arch(a, 0.7);
		return [px, py, on(px, py) + sewnOn + 1.5 * lift * full * slack, x, y];
	});
	const bagPiece = piece(bag, (x, y, texel) => {
		style.cloth(x, y, texel);
		const dx = Math.abs(x - cx);
		const edge = Math.min(width / 2 - dx, y - top + height);
		stitch(texel, edge - 0.35, x + y, style.thread);
		darken(texel, 1 - 0.22 * smooth(2, 0, top - drop - 1.1 * (1 - dx / (width / 2)) - y) ** 1.6);
	});
	const filled = heightOf([bag], 0.25);
	const flap = gridMesh(50, 26, (a, b) => {
		const x = cx + (a - 0.5) * (width + 0.7);
		const point = 1.1 * (1 - Math.abs(a - 0.5) * 2);
		const y = lerp(top + 1.2, top - drop - point, b);
		// It bends over the bag and falls at its sides; its edge lifts here and there, where it has been opened often.
		const over = 0.42 + 0.95 * arch(a, 0.4) * arch(Math.min(0.95, 0.2 + b * 0.75), 0.5);
		const curl = b ** 3 * (0.1 + 0.45 * fbm(a * 2.4, cx, 2, style.seed + 153));
		const px = x + 0.1 * fbm(y * 0.5, cx + 3, 2, style.seed + 154);
		const py = y + 0.22 * b * fbm(a * 2.8, cx + 5, 2, style.seed + 155);
		const low = on(px, py) + lift * (over + curl) * smooth(0, 0.3, b);
		const edge = Math.min(Math.min(a, 1 - a) * width, (1 - b) * (drop + 2));
		return [px, py, Math.max(low, filled(px, py)) + 0.04 + 0.12 * sloped(edge / 0.5), x, y];
	});
	const flapPiece = piece(flap, (x, y, texel) => {
		style.cloth(x + 2, y, texel);
		const a = Math.abs(x - cx) / (width / 2 + 0.35);
		const low = y - (top - drop - 1.1 * (1 - a));
		const edge = Math.min(low, (1 - a) * (width / 2));
		stitch(texel, edge - 0.4, x + y, style.thread);
		stitch(texel, top + 0.7 - y, x, style.thread);
	});
	const at = top - drop + 1;
	return [
		bagPiece,
		flapPiece,
		hornButton(cx, at, Math.max(on(cx, at) + lift * 1.3, filled(cx, at)) + 0.2, 0.66, style.button),
	];
};

const seat = { at: 11.4, width: 13.6, height: 14.5 };

/** Where the cloth of the seat lies double on the right half: below a pocket with its flap, and in the yoke above it. */
export const seatPocketOn = (cut: TrouserCut): Box => ({
	x0: seat.at - seat.width / 2,
	x1: seat.at + seat.width / 2,
	y0: mouthOf(cut) - seat.height,
	y1: cut.rise + 1,
});

/** Flat pockets with flaps on the seat. */
export const seatPockets = (style: TrouserStyle, under: HeightAt): Piece[] =>
	[-1, 1].flatMap((side) => {
		const { width, height } = seat;
		return flapPocket(style, calmed(under, 1.5), {
			cx: side * seat.at,
			top: mouthOf(style.cut),
			width,
			height,
			lift: 0.24,
		});
	});

/** Buttons that shut the welt pockets. */
export const weltButtons = (style: TrouserStyle, under: HeightAt): Piece[] =>
	[-1, 1].map((side) => {
		const { x, y } = weltOf(style.cut);
		return hornButton(side * x, y - 1.9, under(side * x, y - 1.9) + 0.04, 0.6, style.button);
	});
