import type { PanelAt } from "../cloth/gathers.ts";
import { type Band, bands } from "../fabric/bands.ts";
import { type Design, layered, scatter } from "../fabric/design.ts";
import { blockFlower } from "../fabric/motifs/flowers.ts";
import { scallop } from "../fabric/motifs/vines.ts";
import { blockPrint } from "../fabric/print.ts";
import { disc } from "../fabric/shapes.ts";
import { weave } from "../fabric/weave.ts";
import { rgb } from "../maths/colour.ts";
import { fieldOver, readField, strewCreases } from "../props/creases.ts";
import type { Surface } from "../render/scene.ts";
import { gap, inPanels, type LehengaPalette, type Outfit, printedSideOf, sideOf, silk } from "./outfit.ts";

/** Darker than the silver of a border: dots must show on pale organza. */
const deepSilver = "#848992";

/** Three gathered tiers of block-printed cotton. */
export const tiered = (p: LehengaPalette): Outfit => {
	const [indigo, rust] = [rgb(p.border), rgb(p.accent ?? "#a4522e")];
	const [across, along] = [10, 9.4];
	const block = { motif: blockFlower, size: 2.7, across, inks: [indigo, rust], seed: 5 };
	const flowers = blockPrint({ ...block, along: 8.4 });
	// Columns of flowers keep their size towards the gathers, where they stand closer.
	const columns = blockPrint({ ...block, along, square: true });
	const dot = { name: "dot", shapes: [disc(0, 0, 0.72)] };
	const dots: Band = { fill: "motif", rise: 1.3, motif: dot, pitch: 1.5, inks: [rust], size: 0.95 };
	// Dots end at this height, and above them a flower is printed whole or not at all.
	const dotted = (lowest: boolean) => (lowest ? 6.4 : 2.5);
	const above =
		(lowest: boolean): Design =>
		(x, y, mark) => {
			const first = dotted(lowest) - 1.7;
			const shifted = Math.floor(x / across) % 2 === 0 ? 0 : along / 2;
			const centre = (Math.floor((y - first) / along) + 0.5) * along + first - shifted;
			return centre > dotted(lowest) + block.size && columns(x, y - first, mark);
		};
	const hem = (lowest: boolean): Design =>
		bands([...(lowest ? [{ fill: "solid", rise: 4, inks: [indigo] } as Band, gap(0.6)] : [gap(0.7)]), dots, gap(0.5)]);
	const cloth = (lowest: boolean) => (_depth: number, panelAt?: PanelAt) =>
		weave(
			printedSideOf(p, {
				warp: p.warp,
				weft: p.weft,
				threads: p.threads ?? 9,
				slub: 0.13,
				contrast: 0.12,
				sheen: 0.28,
				rough: 0.9,
				bump: 0.018,
				printed: true,
				design: layered(
					hem(lowest),
					panelAt
						? inPanels(panelAt, above(lowest), across, along)
						: (u, v, m) => flowers(u + (lowest ? 0 : 3), v + 1, m),
				),
			}),
		);
	const ruffle = {
		height: 3,
		overlap: 0.3,
		wave: 0.8,
	} as const;
	return {
		half: 25,
		pose: { sweep: 0.8, flare: [0, 1.6], turn: -2.5 },
		tiers: [
			{ ...ruffle, inner: 99, outer: 137, gathers: 64, kept: 26, panels: 24, cloth: cloth(true) },
			{ ...ruffle, hem: 0.8, inner: 68, outer: 105, gathers: 50, kept: 21, panels: 18, cloth: cloth(false) },
			{
				...ruffle,
				hem: 0.8,
				inner: 42,
				outer: 73.5,
				gathers: 38,
				kept: 17,
				height: 2.8,
				panels: 12,
				cloth: cloth(false),
			},
		],
		lining: "#cbbf9f",
		waist: {
			height: 4.4,
			cloth: weave({ warp: p.warp, weft: p.weft, threads: p.threads ?? 9, contrast: 0.12 }),
			gathered: true,
		},
		cord: { colour: p.border, tassel: p.border },
		dupatta: {
			line: [
				[40, -38],
				[48, -72],
				[47, -116],
				[35, -157],
			],
			wide: [20, 27],
			pleats: 5,
			cloth: 92,
			full: 0.95,
			surface: cloth(true)(0),
		},
		view: { cx: 1.5, cy: -97, scale: 9.6 },
	};
};

/** How wide the patch is that organza's creases repeat in, each time mirrored, and how long, cm. */
const patch = { wide: 60, long: 96 };

/** Stiff cloth breaks where it was handled, in short straight creases, and is woven closely along its edges (`wide` apart, and at v = 0). */
const crisp = (surface: Surface, wide = Number.POSITIVE_INFINITY): Surface => {
	const creases = fieldOver(0, 0, patch.wide, patch.long, 0.1);
	strewCreases(creases, 3, 16, 0.12, 1.2);
	strewCreases(creases, 4, 6, 0.1, 0.7);
	return (u, v, texel) => {
		surface(u, v, texel);
		const across = Math.abs(u) % (2 * patch.wide);
		texel.height = texel.height * texel.bump + readField(creases, Math.min(across, 2 * patch.wide - across), v);
		texel.bump = 1;
		if (Math.min(v, u, wide - u) < 0.3) texel.cover = Math.max(texel.cover, 0.8);
	};
};

/** Raw silk filaments: glassy, and hiding little more than a third of what lies below. */
const glassy = {
	slub: 0.06,
	contrast: 0.1,
	spec: 0.22,
	rough: 0.4,
	cover: 0.36,
	lustre: 0.27,
	spread: 0.42,
	pale: 0.1,
};

/** A full circle of organza with dots and scallops. */
export const organza = (p: LehengaPalette): Outfit => {
	const [across, along] = [4, 4];
	const dotsOf = (square: boolean) =>
		scatter({ motif: { name: "dot", shapes: [disc(0, 0, 0.9)] }, size: 0.42, across, along, square });
	const [columns, all] = [dotsOf(true), dotsOf(false)];
	const dotted =
		(panelAt?: PanelAt): Design =>
		(u, v, m) =>
			v > 5 && (panelAt ? inPanels(panelAt, columns, across, along) : all)(u, v, m);
	const lining = weave({
		warp: p.border,
		weft: p.border,
		threads: 9,
		slub: 0.06,
		contrast: 0.1,
		spec: 0.2,
		rough: 0.5,
	});
	const hem = bands([gap(0.2), { fill: "motif", rise: 4.2, motif: scallop, pitch: 4.2, size: 1 }]);
	return {
		half: 22.5,
		pose: { sweep: -0.6, flare: [1, 2.4], turn: 1.6 },
		tiers: [
			{
				inner: 42,
				outer: 134,
				gathers: 38,
				kept: 10,
				height: 4.6,
				overlap: 0.42,
				lying: 0,
				hem: 0.9,
				wave: 1.4,
				atHem: 1,
				sheer: true,
				lining: { short: 9, cloth: lining },
				panels: 34,
				cloth: (_depth, panelAt) =>
					crisp(
						weave(
							sideOf(
								p,
								silk(p, {
									...glassy,
									zari: deepSilver,
									threads: p.threads ?? 9,
									design: layered(hem, dotted(panelAt)),
								}),
							),
						),
					),
			},
		],
		lining: p.border,
		waist: {
			height: 4,
			gathered: true,
			shift: -0.6,
			cloth: weave({
				warp: p.border,
				weft: p.border,
				structure: "satin",
				threads: 12,
				spec: 0.4,
				rough: 0.4,
				slub: 0.05,
				contrast: 0.06,
				shot: p.shot,
			}),
		},
		dupatta: {
			line: [
				[-40, -38],
				[-47, -72],
				[-43, -116],
				[-27, -158],
			],
			wide: [22, 31],
			pleats: 4,
			cloth: 90,
			full: 1.2,
			sheer: true,
			surface: crisp(
				weave(silk(p, { ...glassy, zari: deepSilver, threads: p.threads ?? 9, design: layered(hem, dotted()) })),
				90,
			),
		},
		view: { cx: -3, cy: -98, scale: 9.7 },
	};
};
