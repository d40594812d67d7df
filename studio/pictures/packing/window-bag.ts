import { printedMark } from "../../cards/printed.ts";
import { gridMesh, moved } from "../../cloth/mesh.ts";
import type { HeightAt } from "../../cloth/surface-height.ts";
import { darken } from "../../fabric/sewing.ts";
import { fbm } from "../../maths/noise.ts";
import { clamp, degrees, lerp, smooth } from "../../maths/scalar.ts";
import { creasedPaper, paper } from "../../props/paper.ts";
import type { Piece, Surface } from "../../render/scene.ts";
import { filmTexel, mirrorOf } from "./film.ts";
import { paneCreases } from "./film-creases.ts";
import type { Way } from "./ways.ts";
import { fineCreases, frameMesh, fromPane, frontOver, half, pane, uneven } from "./window-bag-shape.ts";

/** A flat bag of paper with a window cut out of its front, clear film glued behind it, and its mouth folded over to a flap. */

const flapAt = 13.2;
/** How much narrower the flap is at its free end than at its fold, cm. */
const flapTaper = 0.7;

/** How far the paper stands off the goods where it is cut, beyond what it bridges by itself, cm. */
const deep = 0.4;

/** How far its edge throws its shadow on the goods, how broad the shadow's own edge is, cm, and the light it takes. */
const shadow = { far: 0.75, soft: 0.75, deep: 0.5 };

/** How thick the paper is, as seen along the window, cm. */
const thick = 0.085;

/** The direction in which the window stands, `light` being its turn, degrees. */
const towardsLight = (light: number) => [Math.cos(light * degrees), Math.sin(light * degrees)] as const;

/** Paper cut with a die shows its pale core along the window: bright where the cut looks to the light, dull across from there. */
const cutOut = (plain: Surface, light: number): Surface => {
	const [toX, toY] = towardsLight(light);
	return (u, v, texel) => {
		plain(u, v, texel);
		const out = fromPane(u, v);
		if (out > 0.3) return;
		const step = 0.02;
		const towards =
			((fromPane(u - step, v) - fromPane(u + step, v)) * toX + (fromPane(u, v - step) - fromPane(u, v + step)) * toY) /
			(2 * step);
		const lit = smooth(-0.3, 0.7, towards);
		const core = lerp(0.35, 0.9, lit) * smooth(thick + 0.02, thick - 0.03, out);
		texel.r = lerp(texel.r, 0.99, core);
		texel.g = lerp(texel.g, 0.94, core);
		texel.b = lerp(texel.b, 0.85, core);
		// Its upper side is worn round there, which shades what turns from the light.
		darken(texel, 1 - 0.22 * (1 - lit) * smooth(0.3, 0.05, out));
	};
};

/**
 * Clear film behind the paper's edge, whose shadow lies narrow and sharp on it and broad and soft on the goods below: both are
 * narrower than the cells of the light.
 */
const windowFilm = (front: HeightAt, seed: number, light: number): Piece => {
	const [toX, toY] = towardsLight(light);
	const sheet = { left: -pane.x, right: pane.x, low: pane.low, high: pane.high };
	const sags = (x: number, y: number) => fbm(x * 0.07 + y * 0.03 + seed, y * 0.05, 2, 71 + seed);
	const mirror = mirrorOf(sheet, sags, paneCreases(sheet, seed));
	const mesh = gridMesh(200, 220, (s, t) => {
		const x = lerp(-pane.x - 0.4, pane.x + 0.4, s);
		const y = lerp(pane.low - 0.4, pane.high + 0.4, t);
		return [...uneven(x, y, seed), front(x, y) - 0.04, x, y];
	});
	const surface: Surface = (u, v, texel) => {
		const mirrored = 0.85 * mirror(u, v);
		const below = smooth(-shadow.soft, shadow.soft, fromPane(u + toX * shadow.far, v + toY * shadow.far));
		const close = smooth(-0.14, 0.04, fromPane(u + toX * 0.1, v + toY * 0.1));
		const shade = 0.3 * close + shadow.deep * below + Math.max(0, -mirrored);
		filmTexel(texel, 0.015 + Math.max(0, mirrored), shade);
	};
	return { mesh, surface, clear: true };
};

/** The bag with the goods that lie in it; `light` is the turn of the window that it lies before, degrees. */
export const windowBag = (
	folded: readonly Piece[],
	way: Extract<Way, { way: "window bag" }>,
	seed: number,
	light: number,
): Piece[] => {
	const front = frontOver(folded, seed);
	const goods = folded.map((piece) => ({
		...piece,
		mesh: moved(piece.mesh, (x, y, z) => {
			const [px, py] = [clamp(x, 1.2 - half.width, half.width - 1.2), clamp(y, 1.2 - half.height, half.height - 1.2)];
			// Beside the window it gives way to the paper, which would otherwise be pierced where it is creased.
			const room = 0.3 + 0.6 * smooth(0.3, 1.6, fromPane(px, py));
			return [px, py, Math.max(0.02, Math.min(z - deep, front(px, py) - room))];
		}),
	}));
	const plain = creasedPaper(paper(way.paper, [{ ink: printedMark(7), colour: way.ink, y: -16.4 }]), fineCreases(seed));
	// The innermost ring is the thickness of the paper, the outermost its folded sides.
	const frame = frameMesh((x, y, a) => [
		...uneven(x, y, seed),
		Math.max(0, front(x, y) - (a === 0 ? 0.05 : a === 1 ? 9 : 0)),
	]);
	const flapHeight = (x: number, y: number): number => {
		// Glued down along its middle, it stands off a little towards its corners.
		const loose = 0.4 * smooth(3, half.width - 1, Math.abs(x)) * (0.6 + 0.6 * fbm(x * 0.1, 4, 2, 19 + seed));
		return front(x, y) + 0.14 + loose * smooth(4.5, 0, y - flapAt);
	};
	const flap = gridMesh(400, 120, (s, t) => {
		const y = lerp(flapAt, half.height + 0.03, clamp((t * 120 - 1) / 119));
		const narrow = half.width + 0.03 - flapTaper * ((half.height - y) / (half.height - flapAt));
		const x = narrow * clamp((s * 400 - 1) / 199 - 1, -1, 1);
		// Its outermost rows go down to what it lies on.
		const cut = t === 0 || t === 1 || s === 0 || s === 1;
		return [...uneven(x, y, seed), t === 1 ? 0 : flapHeight(x, y) - (cut ? 0.1 : 0), x, y];
	});
	return [
		...goods,
		{ mesh: frame, surface: cutOut(plain, light) },
		{ mesh: flap, surface: plain },
		windowFilm(front, seed, light),
	];
};
