import type { PanelAt } from "../cloth/gathers.ts";
import { type Band, bands } from "../fabric/bands.ts";
import { type Design, layered, scatter, tiled } from "../fabric/design.ts";
import { quatrefoil, rosette, starFlower } from "../fabric/motifs/flowers.ts";
import { paisley } from "../fabric/motifs/paisley.ts";
import { trellis } from "../fabric/motifs/vines.ts";
import { type WeaveOptions, weave } from "../fabric/weave.ts";
import type { Tier } from "../garments/lehenga.ts";
import { rgb } from "../maths/colour.ts";
import { fract } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import { gap, type LehengaPalette, line, type Outfit, sideOf, silk } from "./outfit.ts";
import { gleaming } from "./silk-cloth.ts";
import { trellisField, trellisPanel, trellisSize } from "./trellis-panels.ts";

/** Pale antique gold, whose lights come of the folds. */
const brightGold = "#c0a97e";

const brocaded = (p: LehengaPalette, design: Design, more: Partial<WeaveOptions> = {}, gleam = 0.24): Surface =>
	gleaming(weave(sideOf(p, silk(p, { zari: brightGold, design, ...more }))), gleam);

/** Pleated silk with rows of butis and a heavy zari hem. */
export const bridal = (p: LehengaPalette): Outfit => {
	const hem: Band[] = [
		line(0.6),
		gap(0.3),
		line(0.3),
		{ fill: "motif", rise: 4.2, motif: rosette(8), second: paisley, pitch: 4.1, flip: true },
		line(0.3),
		gap(0.25),
		{ fill: "diaper", rise: 3, motif: quatrefoil, cell: 1.5 },
		line(0.3),
		gap(0.3),
		line(0.5),
		{ fill: "temple", rise: 2.6, pitch: 2.1 },
	];
	const hemDesign = bands(hem, rgb(p.border), p.borderShot ? rgb(p.borderShot) : null);
	const upper = bands([gap(2), line(0.3), { fill: "motif", rise: 1.5, motif: starFlower, pitch: 1.7 }, line(0.3)]);
	const [across, along] = [9, 8.2];
	const spread = { motif: paisley, second: rosette(8), across, along, flip: true } as const;
	const field = scatter({ ...spread, size: 2.25, within: (_u, v) => v > 2.5 });
	// Every panel has a column of butis down its middle, which become smaller where it is too narrow for them.
	const columns = [2.25, 1.35].map((size) => scatter({ ...spread, size, square: true }));
	const panelled =
		(panelAt: PanelAt): Design =>
		(u, v, m) => {
			const { panel, across: off } = panelAt(u, v);
			if (Math.abs(off) > across / 2) return false;
			const above = v - 18.5 + ((panel % 2) * along) / 2;
			const row = Math.floor(above / along);
			const middle = panelAt(u, v - above + (row + 0.5) * along);
			const half = middle.seam + Math.abs(middle.across);
			if (row < panel % 2 || half < 1.7) return false;
			return columns[half > 2.7 ? 0 : 1]((panel + 0.5) * across + off, above, m);
		};
	const tier: Tier = {
		inner: 42,
		outer: 138,
		gathers: 46,
		kept: 10,
		height: 5.8,
		overlap: 0.46,
		atHem: 0.8,
		hem: 1.25,
		wave: 1.7,
		panels: 15,
		seamed: true,
		cloth: (depth, panelAt) =>
			brocaded(
				p,
				layered(
					hemDesign,
					(u, v, m) => v > 12.6 && v < 17.2 && upper(u, v - 12.6, m),
					(u, v, m) => v > 18 && v < depth - 5 && (panelAt ? panelled(panelAt)(u, v, m) : field(u, v - 18.5, m)),
				),
			),
	};
	const dupattaEdge = bands(
		[line(0.5), gap(0.3), { fill: "motif", rise: 2.2, motif: starFlower, pitch: 2.3 }, gap(0.2), line(0.4)],
		rgb(p.border),
	);
	const stars = scatter({ motif: starFlower, size: 0.85, across: 4.4, along: 4.4, square: true });
	const selvedge: Design = (u, _v, m) => {
		if (u > 0.9) return false;
		m.zari = u > 0.25 && u < 0.75;
		return true;
	};
	return {
		half: 24.5,
		pose: { sweep: 0.6, flare: [2.6, 0.4], turn: 2 },
		tiers: [tier],
		lining: "#b5a08a",
		waist: {
			height: 5.2,
			cloth: brocaded(
				{ ...p, warp: p.border, weft: p.border, shot: undefined },
				bands([
					gap(0.3),
					line(0.35),
					gap(0.3),
					{ fill: "motif", rise: 3.3, motif: rosette(8), pitch: 3.4, size: 0.98 },
					gap(0.3),
					line(0.35),
				]),
			),
		},
		cord: { colour: p.accent ?? "#b3904f", tassel: p.border },
		dupatta: {
			line: [
				[-50, -42],
				[-48, -75],
				[-44, -115],
				[-38, -152],
			],
			wide: [21, 29],
			full: 0.95,
			pleats: 5,
			cloth: 90,
			surface: brocaded(
				p,
				layered(
					dupattaEdge,
					(u, v, m) => v > 4.6 && selvedge(u, v, m),
					(u, v, m) => v > 4.6 && stars(u, v - 4.6, m),
				),
				{ threads: p.threads ?? 9, spec: 0.2 },
			),
		},
		blouse: {
			at: [43, -53],
			size: [23, 26],
			turn: -6,
			surface: brocaded(
				{ ...p, warp: p.border, weft: p.border, shot: p.borderShot },
				layered(
					(u, v, m) => dupattaEdge(u, v, m) && m.zari,
					(u, v, m) => v > 4.6 && stars(u, v - 4.6, m),
				),
				{ threads: p.threads ?? 9 },
			),
		},
		view: { cx: -0.5, cy: -95, scale: 9.2 },
	};
};

/** Flared panels of brocade, each cut with a row of flowers down its middle, seams marked in gold. */
export const brocade = (p: LehengaPalette): Outfit => {
	const woven = (design: Design) => brocaded(p, design, { spec: 0.2 });
	return {
		half: 23,
		pose: { sweep: 3.4, flare: [-0.5, 0.6], turn: -4 },
		tiers: [
			{
				inner: 42,
				outer: 136,
				gathers: 40,
				kept: 9,
				height: 5.4,
				overlap: 0.4,
				wave: 1.5,
				panels: 12,
				seamed: true,
				cloth: (_depth, panelAt) => {
					const hem = bands([line(6), gap(0.45), line(0.35), gap(0.3)]);
					return woven(layered(hem, panelAt ? trellisPanel(panelAt) : trellisField));
				},
			},
		],
		lining: "#c9b795",
		turnedHem: { from: [-38, -106], to: [-24, -134] },
		waist: { height: 4.4, cloth: woven(bands([line(0.3), gap(3.8), line(0.3)])), gathered: true },
		cord: { colour: "#c0a468", tassel: "#b89c62" },
		blouse: {
			at: [42, -57],
			size: [24, 26],
			turn: 7,
			surface: woven(layered(bands([line(2), gap(0.4), line(0.3)]), tiled(trellis, trellisSize, trellisSize))),
		},
		view: { cx: 5.5, cy: -88, scale: 10.1 },
	};
};

/** South Indian skirt: gold check, deep temple border. */
export const pavadai = (p: LehengaPalette): Outfit => {
	const magenta = rgb(p.border);
	const hem = bands(
		[
			line(0.8),
			gap(0.6),
			line(2.6),
			gap(0.9),
			{ fill: "motif", rise: 2.2, motif: starFlower, pitch: 2.4 },
			gap(0.9),
			line(2.2),
			gap(0.5),
			line(0.4),
			gap(3.2),
			line(0.3),
			{ fill: "temple", rise: 4.6, pitch: 3.2 },
		],
		magenta,
		p.borderShot ? rgb(p.borderShot) : null,
	);
	// Its upright lines lie where panels would meet: there they are of one width on every fold.
	const check =
		(panelAt?: PanelAt): Design =>
		(u, v, m) => {
			const upright = panelAt ? panelAt(u, v).seam < 0.12 : fract(u / 5) < 0.05;
			if (!upright && fract(v / 5) > 0.05) return false;
			m.zari = true;
			return true;
		};
	return {
		half: 21,
		pose: { sweep: -2.4, flare: [2, 1.2], turn: 4 },
		tiers: [
			{
				inner: 42,
				outer: 137,
				gathers: 52,
				kept: 14,
				height: 4.8,
				overlap: 0.42,
				wave: 1.1,
				panels: 32,
				atHem: 0.95,
				breaks: 0.38,
				thick: 0.2,
				// Its gold is paler than turmeric, or its check would be brown lines; with more gleam turmeric turns to lemon on folds.
				cloth: (_depth, panelAt) =>
					brocaded(p, layered(hem, check(panelAt)), { zari: "#d6b98c", slub: 0.18, spec: 0.1, rough: 0.6 }, 0.18),
			},
		],
		lining: "#c9b184",
		waist: {
			height: 5,
			cloth: weave(silk({ ...p, warp: p.border, weft: p.border, shot: p.borderShot })),
			gathered: true,
		},
		cord: { colour: p.border, tassel: p.border },
		blouse: {
			at: [39, -53],
			size: [22, 24],
			turn: -9,
			surface: brocaded(
				{ ...p, warp: p.border, weft: p.border, shot: p.borderShot },
				bands([gap(0.5), line(1.4), gap(0.5), line(0.3)]),
			),
		},
		view: { cx: 1, cy: -87, scale: 10.2 },
	};
};
