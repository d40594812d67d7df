import { type FanOptions, fan, type PanelAt, type PleatAt } from "../cloth/fan.ts";
import { pile } from "../cloth/fold.ts";
import { moved } from "../cloth/mesh.ts";
import { heightOf } from "../cloth/surface-height.ts";
import { darken } from "../fabric/sewing.ts";
import { smooth } from "../maths/scalar.ts";
import { dori } from "../props/dori.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { type Laid, piece } from "./piece-set.ts";
import { plied } from "./plies.ts";
import { skirtWaist } from "./skirt-waist.ts";

/** One ring of a skirt: a fan of pleats, panels or gathers, with its cloth (u along the hem, v up from it). */
export type Tier = {
	inner: number;
	outer: number;
	pleats: number;
	height: number;
	overlap: number;
	wander?: number;
	scallop?: number;
	ramp?: number;
	/** Share of the folds' height that they have below the waistband already. */
	least?: number;
	/** The hem that is seen between the pleats lies as flat as the upper one, not in scallops of its own. */
	even?: boolean;
	/** Sheer cloth over a lining that ends `short` cm above its hem. */
	sheer?: boolean;
	lining?: { short: number; cloth: Surface };
	/** How motifs keep their size towards the waist: the cloth is laid in pleats, or cut to panels (fan.ts). */
	made?: "pleated" | "panelled";
	/** `edges`: u of the valleys; `depth`: v at the waist; `panelAt`: the place in a panel, of a panelled skirt; `pleatAt`: in a pleat, of a pleated one. */
	cloth: (edges: readonly number[], depth: number, panelAt?: PanelAt, pleatAt?: PleatAt) => Surface;
};

export type LehengaStyle = {
	seed: number;
	/** Half of the angle the skirt is spread over, degrees. */
	half: number;
	/** From the lowest tier to the uppermost. */
	tiers: readonly Tier[];
	waist: { height: number; cloth: Surface; gathered?: boolean; shift?: number };
	lining: string;
	cord?: { colour: string; tassel: string };
	/** What else belongs to the outfit, folded below the skirt: its middle, its width, its cloth (v up to \`depth\`). */
	folded?: readonly { x: number; width: number; turn?: number; sheer?: boolean; cloth: (depth: number) => Surface }[];
};

const waistRadius = 42;

/** Layers of a folded cloth, and how far they are seen from the front: straight from above a pile is a brick. */
const layers = 4;
const lean = 0.62;

const ring = (style: LehengaStyle, tier: Tier, index: number): Piece[] => {
	const base: FanOptions = {
		centre: [0, 0],
		inner: tier.inner,
		outer: tier.outer,
		from: 270 - style.half,
		to: 270 + style.half,
		pleats: tier.pleats,
		height: tier.height,
		overlap: tier.overlap,
		seed: style.seed + index * 7,
		scallop: tier.scallop ?? 1.6,
		lift: 0.4 + index * 1.3,
		wander: tier.wander ?? 1.4,
		ramp: tier.ramp ?? 0.8,
		least: tier.least,
		pleated: tier.made === "pleated",
		panelled: tier.made === "panelled",
	};
	const { mesh, squeeze, edges, depth, panelAt, pleatAt } = fan(base);
	const surface = tier.cloth(edges, depth, panelAt, pleatAt);
	const shrunk: Surface = (u, v, texel) => {
		texel.density *= squeeze(v);
		if (!panelAt) return surface(u, v, texel);
		// Between two panels u leaps: there the cloth ends at its seam.
		const { across, seam } = panelAt(u, v);
		surface(seam < 0 ? u + Math.sign(across) * seam : u, v, texel);
		darken(texel, 1 - 0.2 * smooth(0.14, 0, seam));
	};
	// A second layer of the hem, seen between the pleats.
	const under = fan({
		...base,
		// Narrower at both sides, where it would look out as a crumpled corner.
		from: base.from + 0.9,
		to: base.to - 2.4,
		inner: tier.outer * 0.94,
		outer: tier.outer + 0.3,
		seed: base.seed + 91,
		height: tier.even ? 0.1 : 0.5,
		overlap: 0,
		// So low that it nowhere comes up through a valley of the skirt, where its edge was a hairline.
		lift: (tier.even ? -0.6 : 0.05) + index * 1.3,
		scallop: tier.even ? 0.6 : 2.2,
		rows: 30,
		columns: 460,
	});
	const inside: Surface = (u, v, texel) => {
		texel.density *= under.squeeze(v);
		surface(u, v, texel);
		darken(texel, 0.72);
		texel.metal *= 0.4;
	};
	const skirt = { mesh, surface: shrunk, sheer: tier.sheer };
	if (!tier.lining) return [piece(under.mesh, inside), skirt];
	const { short, cloth } = tier.lining;
	const lining = fan({
		...base,
		outer: tier.outer - short,
		height: 0.4,
		lift: 0,
		scallop: 0.8,
	});
	return [piece(lining.mesh, cloth), skirt];
};

/** A skirt spread in a fan, seen from straight above. */
export const lehenga = (style: LehengaStyle): Laid => {
	const skirt = style.tiers.flatMap((tier, k) => ring(style, tier, k));
	const pieces = [
		...skirt,
		...skirtWaist({ radius: waistRadius, half: style.half - 0.35, lining: style.lining, ...style.waist }),
	];
	const under = heightOf(
		pieces.map((p) => p.mesh),
		0.5,
	);
	for (const [k, { width, x, cloth, sheer, turn = -3.5 }] of (style.folded ?? []).entries()) {
		const stack = pile({
			x,
			y: -158,
			turn,
			width,
			depth: 19,
			layers,
			thickness: 1,
			grounded: true,
			seed: style.seed + k * 5,
			jitter: 0.9,
			wrinkle: 0.9,
		});
		const surface = cloth(19);
		// Below the upper fold lies the cloth's middle, between two rows of flowers, and its border only once.
		const below: Surface = (u, v, texel) => surface(u, v + 8.2, texel);
		pieces.push(
			...stack.meshes.map((mesh, q) => ({
				mesh: moved(mesh, (px, py, z) => [px, py + lean * (z - stack.top), z]),
				surface: plied(mesh, q === layers - 1 ? surface : below, style.seed + q),
				sheer,
			})),
		);
	}
	if (style.cord) pieces.push(...dori(-9, -(waistRadius + 1.4), style.cord.colour, style.cord.tassel, under));
	return {
		pieces,
		view: { cx: 0, cy: -99, scale: 8.75, cell: 0.2 },
		// The light is smoothed, or a shadow on the ground is combed.
		detail: { cx: 12, cy: -117, scale: 27, soften: 6 },
	};
};
