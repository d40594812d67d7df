import { gridMesh } from "../../cloth/mesh.ts";
import type { HeightAt } from "../../cloth/surface-height.ts";
import { noise } from "../../maths/noise.ts";
import { clamp, lerp, smooth } from "../../maths/scalar.ts";
import type { Piece, Surface } from "../../render/scene.ts";
import { type Box, boxOf, isLabel } from "../label.ts";
import { bagMirror } from "./bag-film.ts";
import { filmTexel, type Sheet } from "./film.ts";

/**
 * A clear bag with welded sides and a flap that is folded over and stuck down. It is drawn from above, so that its film
 * is a flat piece over all that lies in it: what it mirrors comes of the height that the film would have.
 */

/** How far the bag reaches beyond the goods, cm: at the sides, the foot and the head, where its flap is folded. */
const margins = { side: 1.7, foot: 1.5, head: 4.6 };
const flapLength = 4.2;
/** How much narrower the flap is at its free end than at its fold. */
const flapTaper = 0.9;
const above = 9;

const around = (pieces: readonly Piece[]): Sheet => {
	const sheet = { left: 1e9, right: -1e9, low: 1e9, high: -1e9 };
	for (const { mesh } of pieces) {
		const { x0, x1, y0, y1 } = boxOf(mesh);
		sheet.left = Math.min(sheet.left, x0);
		sheet.right = Math.max(sheet.right, x1);
		sheet.low = Math.min(sheet.low, y0);
		sheet.high = Math.max(sheet.high, y1);
	}
	return sheet;
};

/** How far outside a box a place lies, cm. */
const outside = ({ x0, x1, y0, y1 }: Box, x: number, y: number): number =>
	Math.hypot(Math.max(0, x0 - x, x - x1), Math.max(0, y0 - y, y - y1));

/** Share of what film mirrors that is left over a label: a photographer turns a bag until the name in it can be read. */
const overLabel = 0.15;

const readable = (goods: readonly Piece[]): HeightAt => {
	const labels = goods.map(({ mesh }) => boxOf(mesh)).filter(isLabel);
	return (x, y) =>
		labels.reduce((share, box) => Math.min(share, lerp(overLabel, 1, smooth(0.1, 2.6, outside(box, x, y)))), 1);
};

const line = (d: number, half: number): number => smooth(half + 0.035, half - 0.02, Math.abs(d));

/** A welded side: two lines pressed into the film, ribbed, and beyond them two layers that lie close on each other. */
const weld = (inward: number, along: number): number => {
	if (inward > 0.7) return 0;
	const rib = 0.55 + 0.45 * Math.sin(along * 40) * noise(along * 0.8, 2, 6);
	const lines = line(inward - 0.56, 0.02) + 0.6 * line(inward - 0.44, 0.012);
	return 0.5 * lines * rib * (0.35 + 0.9 * noise(along * 0.35, inward, 5)) + 0.05 * smooth(0.56, 0.5, inward);
};

/** A bag round `goods` and what was slipped in with them. */
export const bag = (goods: readonly Piece[], seed = 0): Piece => {
	const content = around(goods);
	const sheet = {
		left: content.left - margins.side,
		right: content.right + margins.side,
		low: content.low - margins.foot,
		high: content.high + margins.head,
	};
	const flapEnd = sheet.high - flapLength;
	const mirror = bagMirror(goods, sheet, seed);
	const shown = readable(goods);
	const beyond = 0.5;
	const mesh = gridMesh(4, 4, (s, t) => {
		const x = lerp(sheet.left - beyond, sheet.right + beyond, s);
		const y = lerp(sheet.low - beyond, sheet.high + beyond, t);
		return [x, y, above, x, y];
	});
	const surface: Surface = (u, v, texel) => {
		// Its sides are drawn in here and there.
		const sway = 0.16 * Math.sin(v * 0.19 + seed) + 0.06 * Math.sin(v * 0.61 + seed * 2);
		const [inX, inY] = [
			Math.min(u - sheet.left - sway, sheet.right - u + sway),
			Math.min(v - sheet.low, sheet.high - v) + 0.04 * Math.sin(u * 0.3 + seed),
		];
		const inside = Math.min(inX, inY);
		if (inside < 0) {
			// The thin shadow of its edge on the table, on the side away from the window.
			const lee = u > sheet.right || v < sheet.low ? 0.14 : 0.05;
			filmTexel(texel, 0, lee * smooth(-0.3, 0, inside) ** 2);
			return;
		}
		const mirrored = mirror(u, v) * shown(u, v);
		const rim = line(inside - 0.04, 0.03);
		let light =
			0.012 + Math.max(0, mirrored) + weld(inX, v) + 0.5 * rim * (0.12 + 1.3 * noise(u * 0.3, v * 0.3, 7) ** 2);
		let shade = 0.07 * line(inside - 0.12, 0.03) + Math.max(0, -mirrored);
		const narrow = flapTaper * clamp((sheet.high - v) / flapLength);
		const onFlap = Math.min(v - flapEnd - 0.03 * Math.sin(u * 0.4 + seed), inX - narrow - 0.1);
		if (onFlap > 0) {
			const glue = smooth(0.4, 0.46, v - flapEnd) * smooth(1.75, 1.69, v - flapEnd) * smooth(0.2, 0.26, onFlap);
			const streak = 0.6 + 0.8 * noise(u * 1.3, v * 6, 9);
			light =
				0.025 +
				0.4 * light +
				0.055 * glue * streak +
				0.42 * line(onFlap - 0.04, 0.025) * (0.25 + noise(u * 0.4, v * 0.4, 8));
		} else {
			shade += 0.16 * smooth(-0.28, 0, onFlap) ** 2 * smooth(0.1, 0.3, inX);
		}
		filmTexel(texel, clamp(light), shade);
	};
	return { mesh, surface, clear: true };
};
