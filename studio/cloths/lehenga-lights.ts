import type { PanelAt, PleatAt } from "../cloth/fan.ts";
import { type Band, bands } from "../fabric/bands.ts";
import { type Design, layered, scatter } from "../fabric/design.ts";
import { blockFlower } from "../fabric/motifs/flowers.ts";
import { scallop } from "../fabric/motifs/vines.ts";
import { blockPrint } from "../fabric/print.ts";
import { disc } from "../fabric/shapes.ts";
import { weave } from "../fabric/weave.ts";
import { rgb } from "../maths/colour.ts";
import { gap, type LehengaPalette, type Outfit, printedSideOf, sideOf, silk } from "./outfit.ts";

/** Darker than the silver of a border: dots must show on pale organza. */
const deepSilver = "#777c86";

/** Three gathered tiers of block-printed cotton. */
export const tiered = (p: LehengaPalette): Outfit => {
	const [indigo, rust] = [rgb(p.border), rgb(p.accent ?? "#a4522e")];
	const [across, along] = [10, 9.4];
	const block = { motif: blockFlower, size: 2.7, across, inks: [indigo, rust], seed: 5 };
	const flowers = blockPrint({ ...block, along: 8.4 });
	const columns = blockPrint({ ...block, along, square: true });
	// Every pleat has a column of its own in the middle of its face: a flower that went over a crest was seen twice.
	const pleated =
		(pleatAt: PleatAt, hemHigh: number): Design =>
		(u, v, m) => {
			const { pleat, across: off } = pleatAt(u, v);
			if (Math.abs(off) > across / 2) return false;
			return columns((pleat + 0.5) * across + off, v - hemHigh + (pleat % 2 ? along / 2 : 0), m);
		};
	const dot = { name: "dot", shapes: [disc(0, 0, 0.72)] };
	const dots: Band = { fill: "motif", rise: 1.3, motif: dot, pitch: 1.5, inks: [rust], size: 0.95 };
	const hem = (lowest: boolean): Design =>
		bands([...(lowest ? [{ fill: "solid", rise: 4, inks: [indigo] } as Band, gap(0.6)] : [gap(0.7)]), dots, gap(0.5)]);
	const cloth =
		(lowest: boolean) => (_edges?: readonly number[], _depth?: number, _panelAt?: PanelAt, pleatAt?: PleatAt) =>
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
					design: layered(
						hem(lowest),
						pleatAt ? pleated(pleatAt, lowest ? 3.7 : -0.1) : (u, v, m) => flowers(u + (lowest ? 0 : 3), v + 1, m),
					),
				}),
			);
	const ruffle = {
		height: 2.8,
		overlap: 0.16,
		wander: 1.2,
		scallop: 1,
		ramp: 0.7,
		even: true,
		made: "pleated",
	} as const;
	return {
		half: 26,
		tiers: [
			{ ...ruffle, inner: 99, outer: 137, pleats: 21, cloth: cloth(true) },
			{ ...ruffle, inner: 68, outer: 105, pleats: 17, cloth: cloth(false) },
			{ ...ruffle, inner: 42, outer: 73.5, pleats: 13, height: 2.2, cloth: cloth(false) },
		],
		lining: "#cbbf9f",
		waist: {
			height: 4.4,
			cloth: weave({ warp: p.warp, weft: p.weft, threads: p.threads ?? 9, contrast: 0.12 }),
			gathered: true,
		},
		cord: { colour: p.border, tassel: p.border },
		folded: [{ x: 0, width: 44, cloth: () => cloth(true)() }],
	};
};

/** A full circle of organza with dots and scallops. */
export const organza = (p: LehengaPalette): Outfit => {
	const dots = scatter({
		motif: { name: "dot", shapes: [disc(0, 0, 0.9)] },
		size: 0.42,
		across: 4,
		along: 4,
		within: (_u, v) => v > 5,
	});
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
		half: 27.5,
		tiers: [
			{
				inner: 42,
				// Its folds are low: what pleats hide in their sides would show as slits in place of dots.
				made: "panelled",
				outer: 134,
				pleats: 10,
				height: 5,
				overlap: 0.12,
				wander: 1.1,
				scallop: 2.4,
				ramp: 1.3,
				least: 0.12,
				sheer: true,
				lining: { short: 9, cloth: lining },
				cloth: () =>
					weave(
						sideOf(
							p,
							silk(p, {
								zari: deepSilver,
								threads: p.threads ?? 9,
								slub: 0.06,
								contrast: 0.1,
								spec: 0.22,
								rough: 0.4,
								cover: 0.5,
								design: layered(hem, dots),
							}),
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
		folded: [
			{
				x: 0,
				width: 42,
				sheer: true,
				cloth: () =>
					weave(
						silk(p, {
							zari: deepSilver,
							threads: p.threads ?? 9,
							slub: 0.06,
							contrast: 0.1,
							cover: 0.5,
							design: layered(hem, dots),
						}),
					),
			},
		],
	};
};
