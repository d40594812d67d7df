import { type Band, bands, bandsHeight, line } from "../fabric/bands.ts";
import { brocade } from "../fabric/brocade.ts";
import { brocadeBack } from "../fabric/brocade-back.ts";
import { crepeGrain } from "../fabric/crepe-grain.ts";
import { crepePebble } from "../fabric/crepe-pebble.ts";
import { type Design, layered, outlined, paint, scatter } from "../fabric/design.ts";
import { largeInkAt } from "../fabric/motif.ts";
import { buti, quatrefoil, rosette, starFlower } from "../fabric/motifs/flowers.ts";
import { paisley } from "../fabric/motifs/paisley.ts";
import { bareLozenge, leafJal, lozenge } from "../fabric/motifs/vines.ts";
import { ribbedZari } from "../fabric/ribbed-zari.ts";
import { type WeaveOptions, weave } from "../fabric/weave.ts";
import { wrongSide } from "../fabric/wrong-side.ts";
import type { SareeCloth } from "../garments/saree.ts";
import { mix, rgb } from "../maths/colour.ts";
import { fract } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import { cloth, type SilkPalette, silk } from "./silk-cloth.ts";

/** How strongly the ground of silk from near mirrors the window. */
const skin = 0.26;

/** Silk with figures of metal thread, and its wrong side. */
const brocaded = (options: WeaveOptions): Surface => brocade(options, { far: cloth(options), silken: skin });
const reversed = ({ design, ...options }: WeaveOptions): Surface =>
	brocade(
		{ ...options, design: design && brocadeBack(design) },
		{ far: weave(wrongSide({ ...options, design })), silken: 0.6 * skin, back: true },
	);

const double: Band[] = [
	{ fill: "solid", rise: 0.34 },
	{ fill: "plain", rise: 0.22 },
	{ fill: "solid", rise: 0.2 },
	{ fill: "plain", rise: 0.2 },
];
const doubleBack = double.slice().reverse();

/** A pallu with the same border along both of its sides. */
const besidePallu = (border: Design, width: number, pallu: Design): Design =>
	layered(
		(u, v, m) => border(v, u, m),
		(u, v, m) => border(v, width - u, m),
		pallu,
	);

/** Half the size of the flowers spread over a Banarasi, cm: on body and pallu they are of one loom. */
const buttiSize = 0.95;

/** Brocade butis, a framed border and a rich pallu. */
export const banarasi = (p: SilkPalette): SareeCloth => {
	const ground = rgb(p.border);
	const shot = rgb(p.borderShot);
	const edge: Band[] = [
		// The selvedge itself is plain: in zari it was a wall of olive along the side of a pile.
		{ fill: "plain", rise: 0.34 },
		...double,
		{ fill: "motif", rise: 4.9, motif: rosette(8), second: paisley, pitch: 5.2, framed: true, flip: true },
		...doubleBack,
		{ fill: "temple", rise: 2.1, pitch: 1.5 },
	];
	const border = bands(edge, ground, shot);
	const rich: Band[] = [
		{ fill: "solid", rise: 0.5 },
		{ fill: "plain", rise: 0.25 },
		{ fill: "motif", rise: 3.8, motif: paisley, pitch: 3.2, size: 0.84 },
		...double,
		{ fill: "motif", rise: 6.6, motif: rosette(12), second: rosette(8), pitch: 6.4 },
		...double,
		{ fill: "motif", rise: 4.4, motif: buti, pitch: 3.2 },
		...double,
		{ fill: "diaper", rise: 15.6, motif: lozenge, cell: 2.6 },
		...doubleBack,
		{ fill: "temple", rise: 2.6, pitch: 1.9 },
	];
	const pallu = bands(rich, ground, shot);
	const side = edge.slice(0, -1);
	const beside = bands(side, ground, shot);
	// Flowers stand clear of the temple points on both sides: one that a point cuts looks misprinted.
	const clear = bandsHeight(rich) + 0.9;
	const between = 4.3;
	const edged = (flowers: Design): Design => (p.outline ? outlined(flowers, rgb(p.outline)) : flowers);
	const stars = scatter({
		motif: starFlower,
		size: buttiSize,
		across: between,
		along: 2.3,
		square: true,
		within: (u, v) => v > clear && (Math.floor(u / between) + Math.floor(v / 2.3)) % 2 === 0,
	});
	const reach = bandsHeight(edge) + 2.1;
	const field = (width: number) =>
		scatter({
			motif: buti,
			second: starFlower,
			size: buttiSize,
			across: 5.4,
			along: 4.6,
			flip: true,
			// Nor is one cut in two by the fold along the left side of a pile.
			within: (u) => u > 1.2 && u < width - reach,
		});
	const woven = (width: number) =>
		silk(p, { design: layered((u, v, m) => border(v, width - u, m), edged(field(width))) });
	const whole = layered(pallu, edged(stars));
	return {
		body: (width) => brocaded(woven(width)),
		wrong: (width) => reversed(woven(width)),
		pallu: (width, bordered = false) =>
			brocaded(
				silk(p, {
					design: bordered ? besidePallu(beside, width, whole) : whole,
				}),
			),
		step: 4.6,
	};
};

/** A broad contrast border joined on the loom, three rows of flowers, tall temple points. */
export const kanchi = (p: SilkPalette): SareeCloth => {
	const ground = rgb(p.border);
	const shot = rgb(p.borderShot);
	const edge: Band[] = [
		{ fill: "plain", rise: 0.34 },
		...double,
		{ fill: "motif", rise: 3.2, motif: rosette(8), pitch: 3.3 },
		{ fill: "solid", rise: 0.28 },
		{ fill: "diaper", rise: 3.4, motif: quatrefoil, cell: 1.7 },
		{ fill: "solid", rise: 0.28 },
		{ fill: "motif", rise: 3.2, motif: rosette(8), pitch: 3.3 },
		...doubleBack,
		{ fill: "temple", rise: 3.6, pitch: 1.9 },
	];
	const border = bands(edge, ground, shot);
	const rich: Band[] = [
		{ fill: "solid", rise: 1.6 },
		{ fill: "plain", rise: 0.3 },
		{ fill: "motif", rise: 5.4, motif: rosette(12), pitch: 5.2 },
		{ fill: "solid", rise: 0.6 },
		...double,
		{ fill: "diaper", rise: 6.9, motif: lozenge, cell: 2.3 },
		{ fill: "solid", rise: 0.5 },
		...double,
		{ fill: "motif", rise: 6.2, motif: paisley, second: paisley, pitch: 5, flip: true },
		...doubleBack,
		{ fill: "diaper", rise: 13.6, motif: quatrefoil, cell: 1.7 },
		{ fill: "solid", rise: 0.4 },
		{ fill: "temple", rise: 3.6, pitch: 1.9 },
	];
	const pallu = bands(rich, ground, shot);
	// Beside the pallu only the border's outer row of flowers runs on.
	const side = edge.slice(0, 1 + double.length + 2);
	const beside = bands(side, ground, shot);
	const reach = bandsHeight(edge) + 1.6;
	const field = (width: number) =>
		scatter({ motif: paisley, size: 1.5, across: 7.2, along: 6, flip: true, within: (u) => u < width - reach });
	const woven = (width: number) => silk(p, { design: layered((u, v, m) => border(v, width - u, m), field(width)) });
	const clear = bandsHeight(rich) + 1.8;
	const whole = layered(
		pallu,
		scatter({ motif: paisley, size: 1.35, across: 5.2, along: 4.6, flip: true, within: (_, v) => v > clear }),
	);
	return {
		body: (width) => brocaded(woven(width)),
		wrong: (width) => reversed(woven(width)),
		pallu: (width, edged = false) => brocaded(silk(p, { design: edged ? besidePallu(beside, width, whole) : whole })),
		step: 6,
	};
};

/** Its gold from near: ribs have a dark side each, and make it browner than it is. */
const nearGold = "#d3be8a";

/** From as many threads per cm on, a picture is so near that pebbles of crepe and ribs of zari are seen. */
const near = 20;

/** One colour of heavy crepe, flat gold edges, gold lines on the pallu. */
export const mysoreCrepe = (p: SilkPalette): SareeCloth => {
	const isNear = (p.threads ?? 0) >= near;
	const crepeGleam = isNear ? 0.46 : 0.25;
	// Warp and weft of two tones are a melange as soon as single threads are seen.
	const even = { warp: () => mix(rgb(p.warp), rgb(p.weft), 0.5), weft: () => mix(rgb(p.warp), rgb(p.weft), 0.5) };
	const gold = p.zari ?? nearGold;
	const crepe: Partial<WeaveOptions> = {
		...{ structure: "crepe", spec: 0.1, rough: 0.62, bump: 0.03 },
		...(isNear ? { ...even, slub: 0.03, contrast: 0.03 } : { slub: 0.1, contrast: 0.14 }),
	};
	// From near the selvedge itself is seen, which is of silk: of gold to the end, the sides of a pile were slats of wood.
	const rim: Band[] = isNear ? [{ fill: "plain", rise: 0.26 }] : [];
	const edge = bands([...rim, { fill: "solid", rise: isNear ? 3.74 : 4 }, ...line(0.24, 0.35)]);
	const pallu = bands([
		{ fill: "plain", rise: 0.8 },
		{ fill: "solid", rise: 6 },
		...Array.from({ length: 9 }, (_, k) => line(0.55, 1.5 + k * 0.14)).flat(),
	]);
	const drawn = (options: WeaveOptions): Surface => {
		const silken = cloth(options, crepeGleam);
		return isNear ? ribbedZari(crepePebble(silken), rgb(gold), rgb(p.weft)) : crepeGrain(silken);
	};
	const woven = (width: number) => silk(p, { ...crepe, design: (u, v, m) => edge(v, width - u, m) });
	// Its border is of gold from side to side, so that both sides are alike.
	return {
		body: (width) => drawn(woven(width)),
		pallu: (width) =>
			drawn(
				silk(p, {
					...crepe,
					design: layered(
						(u, v, m) => edge(v, width - u, m),
						(u, v, m) => edge(v, u, m),
						pallu,
					),
				}),
			),
	};
};

/** From one repeat of the vine to the next, cm. */
const vineTile = 8.6;

/** Copper that has been polished: on rose and lilac the old kind sinks in. */
const brightCopper = "#cb8d62";

/** Shot silk with a copper vine all over and leaf stripes on the pallu. */
export const softSilk = (p: SilkPalette): SareeCloth => {
	// Figured all along: of plain copper as broad as this it was a plank of wood.
	const figured: Band[] = [
		{ fill: "solid", rise: 0.3 },
		{ fill: "plain", rise: 0.12 },
		{ fill: "motif", rise: 1.56, motif: bareLozenge, pitch: 1.5, size: 1 },
		{ fill: "plain", rise: 0.12 },
		{ fill: "solid", rise: 0.3 },
	];
	const edge: Band[] = [
		...figured,
		{ fill: "plain", rise: 0.3 },
		{ fill: "solid", rise: 0.25 },
		{ fill: "plain", rise: 0.45 },
	];
	const border = bands(edge);
	// By its outlines: tiles as large as this show the cells of their bitmap.
	const vine: Design = (u, v, mark) =>
		paint(mark, largeInkAt(leafJal, fract(u / vineTile) * 2 - 1, fract(v / vineTile) * 2 - 1), undefined);
	// As many whole flowers as there is room for beside the border.
	const pitchOf = (room: number): number => room / Math.max(1, Math.round(room / 3.6));
	const stripes = (room: number) =>
		bands(
			Array.from({ length: 6 }, (_, k): Band[] => [
				{ fill: "motif", rise: 5.2, motif: k % 2 ? quatrefoil : buti, pitch: pitchOf(room), size: 0.98 },
				{ fill: "plain", rise: 0.3 },
				{ fill: "solid", rise: 0.85 },
				{ fill: "plain", rise: 0.4 },
				{ fill: "solid", rise: 0.3 },
				{ fill: "plain", rise: 0.4 },
			]).flat(),
			rgb(p.border),
			rgb(p.borderShot),
		);
	const woven = (width: number) =>
		silk(p, { zari: brightCopper, spec: 0.26, design: layered((u, v, m) => border(v, width - u, m), vine) });
	return {
		body: (width) => brocaded(woven(width)),
		wrong: (width) => reversed(woven(width)),
		pallu: (width) => {
			const rows = stripes(width - bandsHeight(edge.slice(0, -1)));
			return brocaded(
				silk(p, {
					zari: brightCopper,
					spec: 0.26,
					design: layered(
						bands([...figured, { fill: "plain", rise: 0.8 }], rgb(p.border)),
						(u, v, m) => rows(u, v - 3.2, m),
						vine,
					),
				}),
			);
		},
	};
};
