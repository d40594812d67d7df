import { fbm } from "../maths/noise.ts";
import { random } from "../maths/random.ts";
import { clamp, degrees, lerp, smooth } from "../maths/scalar.ts";
import { gridMesh, type Mesh } from "./mesh.ts";

export type SlabOptions = {
	x: number;
	y: number;
	z: number;
	width: number;
	depth: number;
	thickness: number;
	/** Degrees, anticlockwise. */
	turn?: number;
	seed: number;
	/** Strength of the wrinkles; 1 is well-kept cloth. */
	wrinkle?: number;
	bulge?: number;
	/** Lines of old folds, measured from the middle, cm. */
	creasesX?: readonly number[];
	creasesY?: readonly number[];
	columns?: number;
	/** How far slanting ridges run over it; less for cloth on which they would look like the print of a thumb. */
	drag?: number;
	/** It goes straight down to the table: a rim that is round below has a hard band of shade under it. */
	grounded?: boolean;
	/** Which line its edges take, where layers are to lie along each other; else it has its own. */
	edgeSeed?: number;
	/** How much lower it lies along its edges, share of its thickness. */
	sag?: number;
	/** A layer within a pile: its folds wander more, and are fuller here and there. */
	layer?: boolean;
};

/** How far a half-round rim has come: inset from the outer edge and height from -1 (bottom) to 1 (top). */
const rim = (i: number, n: number, length: number, radius: number, grounded: boolean): readonly [number, number] => {
	const k = 10;
	const round = (q: number): [number, number] => {
		const angle = -Math.PI / 2 + (Math.PI * q) / k;
		return [grounded && angle < 0 ? 0 : radius * (1 - Math.cos(angle)), Math.sin(angle)];
	};
	if (i < k) return round(i);
	if (i > n - k) {
		const [inset, height] = round(n - i);
		return [length - inset, height];
	}
	return [lerp(radius, length - radius, (i - k) / (n - 2 * k)), 1];
};

/** One folded layer of cloth with half-round rims. Cloth coordinates run from its lower left corner. */
export const slab = (options: SlabOptions): Mesh => {
	const { x: cx, y: cy, z: z0, width, depth, thickness, turn = 0, seed, wrinkle = 1, bulge = 0.25 } = options;
	const {
		creasesX = [],
		creasesY = [],
		columns = 130,
		layer = false,
		drag: ridges = 1,
		grounded = false,
		edgeSeed = seed,
		sag = 0,
	} = options;
	const rows = Math.round((columns * depth) / width);
	const [c, s] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
	const radius = thickness * 0.55;
	return gridMesh(columns, rows, (a, b) => {
		const [u, hu] = rim(Math.round(a * columns), columns, width, radius, grounded);
		const [v, hv] = rim(Math.round(b * rows), rows, depth, radius, grounded);
		let x = u - width / 2;
		let y = v - depth / 2;
		const round = Math.min(hu, hv) * 0.5 + 0.5;
		const edge = Math.min(u, width - u, v, depth - v);
		const nearX = Math.abs(x / (width / 2)) ** 3;
		const nearY = Math.abs(y / (depth / 2)) ** 3;
		const loose = layer ? 1.2 : 1;
		x +=
			1.8 *
			loose *
			wrinkle *
			nearX *
			(0.28 * fbm(y * 0.09, edgeSeed * 3.1, 3, edgeSeed + 1) + 0.05 * fbm(y * 0.5, 1, 2, edgeSeed + 4));
		y +=
			1.8 *
			loose *
			wrinkle *
			nearY *
			(0.28 * fbm(x * 0.09, edgeSeed * 1.7, 3, edgeSeed + 2) + 0.05 * fbm(x * 0.5, 2, 2, edgeSeed + 5));
		const within = smooth(0, 4, edge);
		const flow = fbm(x * 0.045 + y * 0.03, y * 0.05 - x * 0.03, 2, seed + 21);
		const drag = (1 - Math.abs(fbm(x * 0.05 + flow * 1.2, y * 0.1 - x * 0.02 + flow, 2, seed + 23))) ** 5;
		const soft = 0.5 * fbm(x * 0.055 + seed, y * 0.07, 3, seed + 7) * within;
		const fine =
			0.2 * fbm(x * 0.16, y * 0.05 + seed, 3, seed + 8) * (0.3 + 0.7 * within) +
			0.06 * fbm(x * 0.5, y * 0.33, 2, seed + 9);
		let z =
			z0 +
			thickness * round * (layer ? 1 + 0.3 * fbm(x * 0.06 + seed, y * 0.06, 2, seed + 15) : 1) +
			bulge * smooth(0, 12, edge) +
			wrinkle * round * (soft + fine + 0.2 * ridges * within * drag) -
			// Towards its folds a layer is thinner: fewer plies reach as far.
			sag *
				thickness *
				round *
				(1 - (1 - smooth(5, 0, Math.min(u, width - u)) ** 2) * (1 - smooth(5, 0, Math.min(v, depth - v)) ** 2));
		for (const q of creasesX) z += 0.2 * Math.exp(-Math.abs(x - q) / 0.5) * (1 + 0.5 * fbm(y * 0.2, q, 2, 3)) * within;
		for (const q of creasesY) z += 0.2 * Math.exp(-Math.abs(y - q) / 0.5) * (1 + 0.5 * fbm(x * 0.2, q, 2, 4)) * within;
		// What goes straight down is cloth too: its pattern goes on.
		const beyond = (at: number, length: number, h: number) =>
			grounded && h < 0 ? at + (at < length / 2 ? h : -h) * thickness * 0.5 : at;
		return [cx + x * c - y * s, cy + x * s + y * c, z, beyond(u, width, hu), beyond(v, depth, hv)];
	});
};

export type PileOptions = {
	x: number;
	y: number;
	z?: number;
	width: number;
	depth: number;
	layers: number;
	thickness: number;
	seed: number;
	turn?: number;
	/** How untidily the layers lie, cm. */
	jitter?: number;
	wrinkle?: number;
	drag?: number;
	/** How much its layers are turned against each other: 1 is a pile that was squared up by hand. */
	askew?: number;
	/** Every layer goes straight down to the one below and none hangs over it: round below, they cut into each other in teeth. */
	grounded?: boolean;
	/** Its layers lie along one line, as in a pile squared up by hand. */
	closed?: boolean;
};

export type Pile = { meshes: Mesh[]; top: number };

/** A folded cloth: layers on each other, the last of which lies on top and shows its fold lines. */
export const pile = (options: PileOptions): Pile => {
	const {
		x,
		y,
		z: z0 = 0,
		width,
		depth,
		layers,
		thickness,
		seed,
		turn = 0,
		jitter = 0.5,
		wrinkle = 1,
		drag,
		askew = 1,
		grounded = false,
		closed = false,
	} = options;
	const next = random(seed);
	const loose = closed ? 0.35 : 1;
	const meshes: Mesh[] = [];
	let z = z0;
	for (let k = 0; k < layers; k++) {
		const top = k === layers - 1;
		const base = grounded && k === 0;
		const off = () => (top ? 0 : (next() - 0.5) * 0.35 * jitter * loose);
		// Lower layers spread under the weight: a layer that steps back would lie in the dark.
		const more = () => (top ? 0 : 0.2 * (layers - 1 - k) + next() * 0.4 * jitter + (base ? 0.45 * jitter : 0));
		const thick = thickness * (top ? 1 : 0.8 + 0.4 * next());
		meshes.push(
			slab({
				x: x + off(),
				y: y + off(),
				z,
				width: width + more(),
				depth: depth + more(),
				thickness: thick,
				turn: turn + (top ? 0 : (next() - 0.5) * 0.6 * loose * askew),
				seed: seed + k * 13,
				edgeSeed: closed ? seed + (layers - 1) * 13 : undefined,
				wrinkle: wrinkle * (top ? 1 : clamp(0.5 + 0.07 * k)),
				columns: top ? 240 : 110,
				bulge: top ? 0.5 : 0.1,
				sag: top ? 0.3 : 0.12,
				layer: !top,
				drag,
				grounded,
				creasesX: top ? [0] : [],
				creasesY: top ? [-depth / 6, depth / 6] : [],
			}),
		);
		z += thick * 0.97;
	}
	return { meshes, top: z };
};
