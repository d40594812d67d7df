import { gridMesh } from "../cloth/mesh.ts";
import { type HeightAt, heightOf } from "../cloth/surface-height.ts";
import { darken, stitch } from "../fabric/sewing.ts";
import { fbm } from "../maths/noise.ts";
import { arch, lerp, smooth } from "../maths/scalar.ts";
import type { Piece } from "../render/scene.ts";
import { piece } from "./piece-set.ts";
import { calmed } from "./shirt-parts.ts";
import type { TrouserStyle } from "./trousers.ts";
import { hornButton } from "./trousers-button.ts";
import { weltOf } from "./trousers-lines.ts";
import { groove } from "./trousers-sewn.ts";

/** Patch pockets with a point below and a hem above; the hand has gone into them, so that their mouth stands open a little. */
export const patchPockets = (style: TrouserStyle, under: HeightAt): Piece[] => {
	const [half, height, top] = [7.3, 16.5, style.cut.rise - 9];
	const on = calmed(under, 1.5);
	const bottom = (dx: number) => top - height - 1.5 * (1 - Math.abs(dx) / half);
	return [-1, 1].map((side) => {
		const cx = side * 15;
		const mesh = gridMesh(70, 80, (a, b) => {
			const x = cx + (2 * a - 1) * half;
			const y = lerp(bottom(x - cx), top, b);
			const full = arch(a, 0.28) * arch(Math.min(1, 0.02 + b * 0.98), 0.28);
			const slack = 1 + 0.7 * fbm(x * 0.16, y * 0.13, 2, style.seed + 161);
			const mouth = arch(a, 0.8) * smooth(0.8, 1, b);
			return [x, y - 0.3 * mouth, on(x, y) + 0.1 + 0.5 * full * slack + 0.16 * mouth, x, y];
		});
		return piece(mesh, (x, y, texel) => {
			style.cloth(x + side * 2.1, y + side * 5.3, texel);
			const sideways = half - Math.abs(x - cx);
			const low = y - bottom(x - cx);
			const edge = Math.min(sideways, low);
			stitch(texel, edge - 0.26, sideways < low ? y : x, style.thread);
			stitch(texel, top - y - 2.3, x, style.thread);
			if (edge < 0.1 || top - y < 0.1) darken(texel, 0.84);
		});
	});
};

type Flap = { cx: number; top: number; width: number; height: number; lift: number; bellows: boolean };

/** A pocket under a buttoned flap; bellows have a pleat down their middle. */
const flapPocket = (style: TrouserStyle, on: HeightAt, { cx, top, width, height, lift, bellows }: Flap): Piece[] => {
	const bag = gridMesh(50, 60, (a, b) => {
		const x = cx + (a - 0.5) * width;
		const y = top - height + height * b;
		// Full and soft: it hangs to its bottom seam, and no two places of it are as full.
		const full = arch(a, 0.36) * arch(Math.min(0.9, b * 0.9 + 0.02), 0.3);
		const slack = 1 + 0.9 * fbm(x * 0.2, y * 0.15, 2, style.seed + 151);
		const px = x + 0.14 * fbm(y * 0.35, cx, 2, style.seed + 152);
		const py = y - 0.22 * (1 - b) * arch(a, 0.7);
		return [px, py, on(px, py) + 0.12 + lift * full * slack, x, y];
	});
	const bagPiece = piece(bag, (x, y, texel) => {
		style.cloth(x, y, texel);
		const dx = Math.abs(x - cx);
		const edge = Math.min(width / 2 - dx, y - top + height);
		stitch(texel, edge - 0.35, x + y, style.thread);
		if (bellows) {
			groove(texel, dx - 1.5);
			stitch(texel, dx - 1.9, y, style.thread);
		}
		if (edge < 0.1) darken(texel, 0.84);
	});
	const drop = bellows ? 4.6 : 3.6;
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
		return [px, py, Math.max(low, filled(px, py)) + 0.14, x, y];
	});
	const flapPiece = piece(flap, (x, y, texel) => {
		style.cloth(x + 2, y, texel);
		const a = Math.abs(x - cx) / (width / 2 + 0.35);
		const low = y - (top - drop - 1.1 * (1 - a));
		const edge = Math.min(low, (1 - a) * (width / 2));
		stitch(texel, edge - 0.4, x + y, style.thread);
		stitch(texel, top + 0.7 - y, x, style.thread);
		if (edge < 0.1) darken(texel, 0.84);
	});
	const at = top - drop + 1;
	return [
		bagPiece,
		flapPiece,
		hornButton(cx, at, Math.max(on(cx, at) + lift * 1.3, filled(cx, at)) + 0.2, 0.66, style.button),
	];
};

/** Bellows pockets on the thighs. */
export const thighPockets = (style: TrouserStyle, under: HeightAt): Piece[] =>
	[-1, 1].flatMap((side) => {
		const on = { cx: side * 17.5, top: 62, width: 15.4, height: 18.5 };
		return flapPocket(style, under, { ...on, lift: 0.85, bellows: true });
	});

/** Flat pockets with flaps on the seat. */
export const seatPockets = (style: TrouserStyle, under: HeightAt): Piece[] =>
	[-1, 1].flatMap((side) => {
		const on = { cx: side * 11.4, top: style.cut.rise - 9.5, width: 13.6, height: 14.5 };
		return flapPocket(style, calmed(under, 1.5), { ...on, lift: 0.24, bellows: false });
	});

/** Buttons that shut the welt pockets. */
export const weltButtons = (style: TrouserStyle, under: HeightAt): Piece[] =>
	[-1, 1].map((side) => {
		const { x, y } = weltOf(style.cut);
		return hornButton(side * x, y - 1.9, under(side * x, y - 1.9) + 0.04, 0.6, style.button);
	});
