import { gridMesh } from "../../cloth/mesh.ts";
import { type HeightAt, heightOf } from "../../cloth/surface-height.ts";
import { fbm, noise } from "../../maths/noise.ts";
import { random } from "../../maths/random.ts";
import { clamp, degrees, lerp, smooth } from "../../maths/scalar.ts";
import type { Piece, Surface } from "../../render/scene.ts";
import { boxOf } from "../label.ts";
import { filmTexel, mirrorOf, type Ridge, type Sheet } from "./film.ts";

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
/** What is less wide than this, cm, does not lift the film: buttons and knots would each have a halo. */
const smallest = 3;

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

/** How high film lies: on the goods, which it spans, and from their edges down to its own. */
const filmHeight = (goods: readonly Piece[], bag: Sheet, seed: number): HeightAt => {
	const under = heightOf(
		goods.map(({ mesh }) => mesh).filter((mesh) => boxOf(mesh).x1 - boxOf(mesh).x0 > smallest),
		0.25,
	);
	return (x, y) => {
		let sum = 0;
		for (let k = 0; k < 12; k++) {
			const reach = 0.5 + 0.45 * (k % 3);
			sum += under(x + reach * Math.cos(k * 1.7), y + reach * Math.sin(k * 1.7)) / 12;
		}
		const edge = Math.min(x - bag.left, bag.right - x, y - bag.low, bag.high - y);
		// Drawn over the goods from side to side, it lies in waves that lean one way.
		const wave = fbm(x * 0.085 + y * 0.02 + seed, y * 0.018 - x * 0.012, 2, 41 + seed);
		const small = fbm(x * 0.22 + y * 0.08, y * 0.13 - x * 0.06, 2, 43 + seed);
		return 0.21 * sum + smooth(0, 2.2, edge) * (1.35 * wave + 0.07 * small);
	};
};

/** Creases that the goods make: they fan out from the corners, and stand square to the sides, where film is drawn in. */
const creases = (goods: Sheet, bag: Sheet, seed: number): Ridge[] => {
	const next = random(seed * 7 + 3);
	const from = (x: number, y: number, angle: number, length: number, width: number): Ridge => ({
		...{ x, y, dx: Math.cos(angle), dy: Math.sin(angle), length, width },
		bend: (next() - 0.5) * 0.05,
		rise: width * lerp(0.3, 0.6, next()),
	});
	const corners = [
		[goods.left, goods.low, -135],
		[goods.right, goods.low, -45],
		[goods.right, goods.high - 4, 40],
		[goods.left, goods.high - 4, 140],
	].flatMap(([x, y, out]) =>
		Array.from({ length: 6 }, () => {
			const angle = ((out + 180 + (next() - 0.5) * 100) * Math.PI) / 180;
			const reach = lerp(1.5, 8, next() ** 1.7);
			return from(x - 0.9 * Math.cos(angle), y - 0.9 * Math.sin(angle), angle, reach, lerp(0.07, 0.2, next()));
		}),
	);
	const sides = Array.from({ length: 18 }, (_, k) => {
		const right = k % 2 === 0;
		const y = lerp(goods.low + 2, goods.high - 5, next());
		const angle = (right ? Math.PI : 0) + (next() - 0.5) * 0.9;
		return from(
			right ? bag.right - 0.2 : bag.left + 0.2,
			y,
			angle,
			lerp(1.4, 5.5, next() ** 2),
			lerp(0.06, 0.2, next()),
		);
	});
	const ends = Array.from({ length: 9 }, (_, k) => {
		const low = k % 3 > 0;
		const x = lerp(goods.left + 2, goods.right - 2, next());
		const angle = (low ? Math.PI / 2 : -Math.PI / 2) + (next() - 0.5) * 0.8;
		return from(x, low ? bag.low + 0.2 : bag.high - flapLength, angle, lerp(1.2, 4, next()), lerp(0.06, 0.18, next()));
	});
	// Film that is drawn from head to foot lies in two broad swells: each mirrors the window as a long soft streak.
	const swells = [0.22, 0.68].map((share): Ridge => {
		const x = lerp(goods.left, goods.right, share + 0.2 * next());
		const angle = (-100 + 24 * (next() - 0.5)) * degrees;
		const line = {
			x,
			y: lerp(goods.high - 9, bag.high - flapLength, next()),
			dx: Math.cos(angle),
			dy: Math.sin(angle),
		};
		return {
			...line,
			length: lerp(20, 38, next()),
			bend: (next() - 0.5) * 0.008,
			width: lerp(1.3, 2.1, next()),
			rise: 0.55,
		};
	});
	return [...corners, ...sides, ...ends, ...swells];
};

const line = (d: number, half: number): number => smooth(half + 0.035, half - 0.02, Math.abs(d));

export const bag = (goods: readonly Piece[], seed = 0): Piece => {
	const content = around(goods);
	const sheet = {
		left: content.left - margins.side,
		right: content.right + margins.side,
		low: content.low - margins.foot,
		high: content.high + margins.head,
	};
	const mirror = mirrorOf(sheet, filmHeight(goods, sheet, seed), creases(content, sheet, seed));
	const flap = mirrorOf(sheet, (x, y) => 0.9 * fbm(x * 0.07 + seed, y * 0.16, 2, 47 + seed), []);
	const flapEnd = sheet.high - flapLength;
	const beyond = 0.5;
	const mesh = gridMesh(4, 4, (s, t) => {
		const x = lerp(sheet.left - beyond, sheet.right + beyond, s);
		const y = lerp(sheet.low - beyond, sheet.high + beyond, t);
		return [x, y, above, x, y];
	});
	const surface: Surface = (u, v, texel) => {
		const sway = 0.06 * Math.sin(v * 0.21 + seed) + 0.03 * Math.sin(v * 0.67 + seed * 2);
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
		const welded = inX < inY ? line(inX - 0.32, 0.015) * (0.5 + 0.5 * noise(v * 3, 1, 5)) : 0;
		const rim = line(inside - 0.04, 0.03);
		let light =
			0.016 + 0.4 * mirror(u, v) + 0.22 * welded + 0.5 * rim * (0.7 + 0.5 * (noise(u * 0.4, v * 0.4, 7) - 0.5));
		let shade = 0.07 * line(inside - 0.12, 0.03);
		const narrow = flapTaper * clamp((sheet.high - v) / flapLength);
		const onFlap = Math.min(v - flapEnd - 0.03 * Math.sin(u * 0.4 + seed), inX - narrow - 0.1);
		if (onFlap > 0) {
			const glue = smooth(0.4, 0.46, v - flapEnd) * smooth(1.75, 1.69, v - flapEnd) * smooth(0.2, 0.26, onFlap);
			const streak = 0.6 + 0.8 * noise(u * 1.3, v * 6, 9);
			light = 0.03 + 0.5 * light + 0.3 * flap(u, v) + 0.055 * glue * streak + 0.42 * line(onFlap - 0.04, 0.025);
		} else {
			shade += 0.16 * smooth(-0.28, 0, onFlap) ** 2 * smooth(0.1, 0.3, inX);
		}
		filmTexel(texel, clamp(light), shade);
	};
	return { mesh, surface, clear: true };
};
