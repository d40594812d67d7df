import { cachedMeshes } from "../cloth/cache.ts";
import { holding, laidSheet, type SheetHands } from "../cloth/laid-sheet.ts";
import type { Lattice } from "../cloth/lattice.ts";
import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import type { Material } from "../cloth/settle.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { bell, clamp, lerp, smooth } from "../maths/scalar.ts";
import { billowsAt, billowsOf } from "./length-billows.ts";
import { breaksAt } from "./length-breaks.ts";
import { creasesOf, crumpledBy } from "./length-creases.ts";
import { edgeWaves, turnedDown, wavering } from "./length-edges.ts";
import { blurred, type Field, gentle, type Moved } from "./length-field.ts";
import { longWaves } from "./length-waves.ts";

/** Part of the key under which laid lengths are kept: another number for another way of laying them. */
const layVersion = 17;

/** Cells of a laid length from one selvedge to the other, and along it. */
export const acrossCount = 200;
export const alongCount = 1000;

/** Half the spacing of the last lattice that is settled, cm. */
const spacing = 0.8;

const material: Material = { bend: 15000, shear: 7000, weight: 40, base: 42, cling: 0.2, friction: 0.3, keep: 2e-7 };

/** How long it is moved, and how long it rests on finer lattices. */
const rounds = [
	[700, 0.6],
	[400, 0.001],
	[160, 0.001],
] as const;

/** Which length is to be laid: its measures, and what is different of this one. */
export type Lay = { width: number; length: number; seed: number };

/** By how much the cloth was somewhere else, cm, when it was still flat: what hands have pushed together since. */
const handsOf = ({ width, length, seed }: Lay): SheetHands["hands"] => {
	const next = random(seed * 53 + 12);
	const about = (x: number, spread: number) => x + (next() - 0.5) * 2 * spread;
	// Where it was put down in more than it needs, and not drawn straight again.
	const slack = Array.from({ length: Math.round(length / 52) }, () => ({
		y: next() * length,
		r: about(22, 14),
		by: about(0.8, 0.6),
		turn: about(0, 1.5),
	}));
	const shoves = Array.from({ length: Math.round(length / 60) }, (_, k) => ({
		x: about(0, width * 0.42),
		y: about(60 * (k + 0.5), 30),
		r: about(36, 8),
		by: [about(0, 1.3), about(0, 1)] as Point,
	}));
	return (x, y) => {
		const side = (2 * x) / width;
		let [dx, dy] = [0, 0];
		// One selvedge in more than the other: what lies between them is drawn aslant.
		for (const { y: at, r, by, turn } of slack) dy += (by + turn * side) * smooth(at - r, at + r, y);
		for (const { x: cx, y: cy, r, by } of shoves) {
			const near = bell(Math.hypot(x - cx, y - cy), r);
			dx += by[0] * near;
			dy += by[1] * near;
		}
		// No more than that: it would rise in a row of like folds along the cloth.
		dx += x * Math.min(0.018, 0.005 + 0.05 * fbm(y * 0.008, 3, 2, seed + 3));
		return [dx, dy];
	};
};

const heldOf =
	({ length }: Lay): SheetHands["held"] =>
	(_x, y, depth) => {
		const { held, least } = holding();
		const isEnd = y < 3 || y > length - 3;
		const stiff = depth < 1.6 ? 2.5 : 1;
		if (isEnd) least(0.03, 0.05, 0, stiff);
		else if (depth === 0) least(0.003, 0.002, 0, stiff);
		else least(0.0006, 0.0006, 0, stiff);
		if (depth === 0) least(0, 0, 0.004);
		return held;
	};

/** How far points of the settled sheet count for a place of the grid that is drawn, cm. */
const reach = 1.1;

/** The settled sheet's displacement and height on the grid that is drawn. */
const onGrid = ({ width, length }: Lay, panel: Lattice, pos: Float32Array): [Field, Field, Field] => {
	const [columns, rows] = [acrossCount + 1, alongCount + 1];
	const [cellX, cellY] = [width / acrossCount, length / alongCount];
	const fields = Array.from({ length: 4 }, () => new Float32Array(columns * rows));
	const [total] = fields;
	for (let k = 0; k < panel.count; k++) {
		const [x, y] = [panel.rest[2 * k], panel.rest[2 * k + 1]];
		const [ci, cj] = [(x + width / 2) / cellX, y / cellY];
		const values = [1, pos[3 * k] - x, pos[3 * k + 1] - y, pos[3 * k + 2]];
		const [farX, farY] = [(2.5 * reach) / cellX, (2.5 * reach) / cellY];
		for (let j = Math.max(0, Math.ceil(cj - farY)); j <= Math.min(alongCount, cj + farY); j++) {
			for (let i = Math.max(0, Math.ceil(ci - farX)); i <= Math.min(acrossCount, ci + farX); i++) {
				const near = bell(Math.hypot((i - ci) * cellX, (j - cj) * cellY), reach);
				for (let c = 0; c < 4; c++) fields[c][j * columns + i] += near * values[c];
			}
		}
	}
	const field = (c: number): Field => ({
		columns,
		rows,
		cellX,
		cellY,
		values: fields[c].map((sum, k) => sum / Math.max(1e-9, total[k])),
	});
	return [field(1), field(2), field(3)];
};

/** Over how many cm of its length the cloth's outline is evened: a selvedge is woven firm and runs in long curves. */
const evened = 14;

/** How far the cloth sinks into the floor by its own weight, as the simulation has it, cm: so much is given back to it. */
const sunk = (material.weight / material.base) * 0.9;

/** How high it lies where it is level, cm. */
const level = 0.42;

/** Height without what is below the floor, cm; where it comes down to that it turns softly. */
const overFloor = (z: number): number => 0.5 * (z + Math.sqrt(z * z + 0.01));

/** How far from an end the cloth lies flatter, which was drawn straight there, and what is left of its height at the end itself. */
const byEnd = { reach: 18, left: 0.3 };

/**
 * A border is woven closer: it lies flatter and goes over several folds in one wave, or its edge is a row of notches. How far
 * from the selvedge that is felt, how broad the wave is, cm, how much of its height it keeps, and how much of each fold.
 */
const byBorder = { reach: 12, wave: 14, left: 0.6, folds: 0.12 };

/** Over how many cm slack is spread, and its steepest slope (`gentle`): what settles as tubes has been stroked down to ripples. */
const stroked = { across: 3, along: 4, steepest: 0.07 };

/** The steepest slope of all that lies on the floor, of limp cloth and of crisp cloth. */
const steepest = [0.42, 0.7] as const;

/** How far from an end cloth keeps its place, which is measured. */
const measured = 30;

/**
 * How cloth takes to lying on a floor: how far it crumples, 1 being the most, how sharply its billows break, 0 being round all
 * over, how firmly the folds it was packed in still show, 1 being those of starched cloth that has only been opened, and how many
 * times as high all of these stand as they do in plain cloth.
 */
export type Hand = { crumpled: number; crisp: number; pressed: number; relief: number };

/** What starch leaves of the billows of cloth that is shaken out, and of the waves in which its selvedges stand off the floor. */
const starchedBillows = 0.3;
const starchedEdges = 0.45;

/** What it leaves of the long waves of the whole. */
const starchedWaves = 0.95;

const unmoved: Moved = [0, 0, 0];

/** How far its own folds have moved each place of the cloth, beside where it has settled: to the sides as well as up. */
const foldedOf = (
	settled: Field,
	{ width, length, seed }: Lay,
	{ crumpled, crisp, pressed, relief }: Hand,
): [Field, Field, Field] => {
	const half = width / 2;
	const crease = creasesOf(width, length, seed, pressed);
	const stays = lerp(1, starchedBillows, pressed);
	const edges = edgeWaves(width, length, seed);
	const stands = lerp(1, starchedEdges, pressed ** 3);
	const lifted = (x: number, y: number) => stands * edges(x, y);
	const billows = billowsAt(width, length, seed, crisp);
	const breaks = crisp > 0 ? breaksAt(billowsOf(width, length, seed, crisp), width, length, seed) : null;
	const crumple = crumpledBy(seed);
	const waves = longWaves(width, length, seed);
	const heaves = lerp(1, starchedWaves, pressed ** 3);
	const rim = turnedDown(width, length);
	const xOf = (k: number) => (k % settled.columns) * settled.cellX - half;
	const yOf = (k: number) => Math.floor(k / settled.columns) * settled.cellY;
	const slack = blurred(
		{ ...settled, values: settled.values.map((z) => overFloor(z + sunk)) },
		stroked.across,
		stroked.along,
	);
	const ripples = gentle(slack, stroked.steepest).values;
	const risen = ripples.map((z, k) => {
		const y = yOf(k);
		const kept = smooth(-0.25, 0.45, fbm(xOf(k) * 0.013, y * 0.013, 2, seed + 37));
		return lerp(byEnd.left, 1, smooth(0, byEnd.reach, Math.min(y, length - y))) * (z * kept + level);
	});
	const wave = blurred({ ...settled, values: risen }, 0, byBorder.wave).values;
	const [across, along] = [new Float32Array(risen.length), new Float32Array(risen.length)];
	const values = risen.map((z, k) => {
		const [x, y] = [xOf(k), yOf(k)];
		const within = smooth(0, byBorder.reach, half - Math.abs(x));
		const lying = lerp(byBorder.left * lerp(wave[k], z, byBorder.folds), z, within);
		const [slipAcross, slipAlong, folded] = crease(x, y);
		const [leanAcross, leanAlong, billow] = billows(x, y).map((by) => relief * stays * by);
		const [brokenAcross, brokenAlong, broken] = (breaks ? breaks(x, y, billow / relief) : unmoved).map(
			(by) => relief * by,
		);
		const free = smooth(0, measured, Math.min(y, length - y));
		// A selvedge is firm: less of a step shows there.
		across[k] = free * (lerp(0.4, 1, within) * slipAcross + leanAcross + crisp * brokenAcross);
		along[k] = free * (slipAlong + leanAlong + crisp * brokenAlong);
		// Folds run out over the selvedge, but low: each that stands off the floor there has a bead of shadow.
		const near = lerp(0.25, 1, within) * relief * (folded + crumpled * crumple(x, y));
		return (lying + near) * rim(x, y) + lifted(x, y) + heaves * relief * waves(x, y) + billow + crisp * broken;
	});
	return [
		{ ...settled, values: across },
		{ ...settled, values: along },
		gentle({ ...settled, values }, lerp(...steepest, crisp) * Math.sqrt(relief)),
	];
};

/** The cloth as it has settled, on the grid that is drawn. */
const settledCloth = (lay: Lay): Mesh => {
	const { width, length, seed } = lay;
	const half = width / 2;
	const outline: Point[] = [
		[-half, 0],
		[half, 0],
		[half, length],
		[-half, length],
	];
	const { panel, pos } = laidSheet(
		outline,
		spacing,
		{ hands: handsOf(lay), held: heldOf(lay), material, seed },
		rounds,
	);
	const [across, along, { values: heights, columns }] = onGrid(lay, panel, pos);
	const [dx, dy] = [blurred(across, 1, evened), blurred(along, 3, evened)];
	return gridMesh(acrossCount, alongCount, (s, t) => {
		const k = Math.round(t * alongCount) * columns + Math.round(s * acrossCount);
		const [x, y] = [(s - 0.5) * width, t * length];
		return [x + dx.values[k], y + dy.values[k], heights[k], s * width, y];
	});
};

/** By what share of its length the cloth may wander to a side: six metres of it by a hand's breadth, less than its bars are off. */
const wander = 0.011;

/** What is left of that where starched cloth is laid down, which is as stiff as paper on its length. */
const starchedWander = 0.5;

/** Nobody lays six metres down along a ruler, but the ends are measured. */
const swayOf = ({ length, seed }: Lay, pressed: number) => {
	const free = (y: number) => 14 * fbm(y * 0.0042, 5, 2, seed + 21);
	const sway = (y: number) => free(y) - free(0) - (free(length) - free(0)) * (y / length);
	const most = Math.max(...Array.from({ length: 33 }, (_, k) => Math.abs(sway((k / 32) * length))));
	return (y: number) => sway(y) * (pressed === 1 ? starchedWander : 1) * Math.min(1, (wander * length) / most);
};

/** A length of cloth laid out on a floor: it begins at y = 0, its middle on x = 0. */
export const laidLength = (lay: Lay, hand: Hand): Mesh => {
	const { width, length } = lay;
	const { cloth } = cachedMeshes(["length", layVersion, lay], () => ({ cloth: settledCloth(lay) }));
	const { pos } = cloth;
	const field: Field = {
		columns: acrossCount + 1,
		rows: alongCount + 1,
		cellX: width / acrossCount,
		cellY: length / alongCount,
		values: pos.filter((_, k) => k % 3 === 2),
	};
	const [across, along, up] = foldedOf(field, lay, hand);
	const sway = swayOf(lay, hand.pressed);
	const waver = wavering(width, length, lay.seed);
	const at = (i: number, j: number) => clamp(j, 0, alongCount) * field.columns + clamp(i, 0, acrossCount);
	return gridMesh(acrossCount, alongCount, (s, t) => {
		const k = at(Math.round(s * acrossCount), Math.round(t * alongCount));
		return [
			pos[3 * k] + sway(t * length) + across.values[k],
			pos[3 * k + 1] + waver((s - 0.5) * width, t * length) + along.values[k],
			Math.max(0.04, up.values[k]),
			s * width,
			t * length,
		];
	});
};
