import { fan } from "../cloth/fan.ts";
import { dhotiCloths } from "../cloths/dhotis.ts";
import { outfits } from "../cloths/lehengas.ts";
import { banarasi, kanchi } from "../cloths/silk-sarees.ts";
import type { Piece, Scene, Surface } from "../render/scene.ts";
import type { Group } from "./group.ts";

const ivory = dhotiCloths.pattu({ ground: "#cbc0a6", accent: "#691429", second: "#d0c6ae" });

/** The cloths of the fan, from the first to the last that is laid; each is `[cloth, radius]`. */
const cloths = (): [Surface, number][] => [
	[
		banarasi({ warp: "#0f5058", weft: "#155f67", shot: "#3d9aa0", border: "#7d1233", borderShot: "#b8465f" }).pallu(60),
		132,
	],
	[
		kanchi({ warp: "#6b1030", weft: "#7a1536", shot: "#b23a58", border: "#0f4433", borderShot: "#3f8a6c" }).pallu(60),
		126,
	],
	[
		outfits
			.pavadai({ warp: "#aa731a", weft: "#b57d20", shot: "#d09b46", border: "#6d1044", borderShot: "#b03f74" })
			.tiers[0].cloth(200),
		136,
	],
	[
		banarasi({ warp: "#17366f", weft: "#1f4484", shot: "#5b82c0", border: "#8a1650", borderShot: "#c4507f" }).pallu(60),
		125,
	],
	[ivory.end(60), 133],
];

/** Five silks spread in one great fan from a centre; each lies on the flattened end of the one before. */
const spread = (centre: readonly [number, number], from: number, span: number, size: number): Piece[] => {
	let angle = from;
	return cloths().map(([surface, radius], k, all) => {
		const { mesh, squeeze } = fan({
			centre,
			inner: 24 * size,
			outer: radius * size,
			from: angle,
			to: angle + span,
			pleats: 6,
			height: 5,
			overlap: 0.42,
			flatEnd: k < all.length - 1 ? 0.9 : 0,
			seed: 31 + k * 7,
			scallop: 0.4,
			lift: 0.4 + k * 3,
			wander: 1.3,
			ramp: 0.7,
			rows: 220,
		});
		angle += span - 4.4;
		return {
			mesh,
			surface: (u: number, v: number, texel: Parameters<Surface>[2]) => {
				texel.density *= squeeze(v);
				surface(u, v, texel);
			},
		};
	});
};

const wide = async (width: number, height: number, scale: number): Promise<Scene> => ({
	width,
	height,
	cx: 0,
	cy: 0,
	scale,
	cell: 0.24,
	reach: 45,
	pieces: spread([98, 78], 181, 22, 1),
});

const tall = async (): Promise<Scene> => ({
	width: 1000,
	height: 1250,
	cx: 0,
	cy: 0,
	scale: 10.4,
	cell: 0.2,
	reach: 40,
	pieces: spread([44, 82], 186, 22, 0.86),
});

const uses = ["banarasi-silk-saree", "kanchi-border-silk-saree", "temple-border-pavadai-lehenga", "silk-dhoti"];
const entry = "pictures/hero.ts";

export const heroes: readonly Group[] = [
	{ key: "site/hero", entry, uses, scene: () => wide(1920, 1080, 9.6) },
	{ key: "site/hero-tall", entry, uses, scene: tall },
	{ key: "site/social", entry, uses, scene: () => wide(1200, 630, 5.9) },
];
