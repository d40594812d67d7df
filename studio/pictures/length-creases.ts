import { fbm } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";

/*
 * What is left in an opened cloth of the folds it has lain in: crests and furrows in a grid, and between them panels that
 * each bulge a little in their own way. It was halved again and again, first in its width and then in its length, so which
 * of them is a crest goes as in a folded map.
 */

/** About how long a panel is along the cloth, cm, and how many lie side by side. */
const panelLength = 42;
const panelsAcross = 4;

/** How high a crest stands over the floor's level and how deep a furrow goes, and how far to its sides it is felt, cm. */
const high = 0.5;
const felt = 4.2;
/** The width over which it turns, cm: a pressed fold is as sharp as the mesh can show it. */
const turns = 0.3;

/** Whether the `k`th fold of a strip that was halved again and again goes up (1) or down (-1). */
const turned = (k: number): number => {
	let odd = k;
	while (odd % 2 === 0) odd /= 2;
	return odd % 4 === 1 ? 1 : -1;
};

/** A crease at distance `d`: 1 on it, less beside it. */
const ridge = (d: number): number => Math.exp(-(Math.hypot(d, turns) - turns) / felt);

/** How far a cloth of these measures stands up or sinks at a place because of the folds it has lain in, cm; 0 on average. */
export const creasesOf = (width: number, length: number, seed: number) => {
	const along = 2 ** Math.round(Math.log2(length / panelLength));
	const [wide, long] = [width / panelsAcross, length / along];
	/** How firmly each was pressed: here and there hardly anything is left of it. */
	const firm = (k: number, way: number, at: number) =>
		(way === 1 ? 0.7 : 0.2 + 0.85 * hash(k, way, seed + 71)) * (0.8 + 1.3 * fbm(at * 0.017, k * 7 + way, 2, seed + 73));
	/** No hand folds along a ruler. */
	const off = (k: number, way: number, at: number) => 0.5 * fbm(at * 0.012, k * 5 + way, 2, seed + 79);
	const bulge = (i: number, j: number, s: number, t: number) =>
		(hash(i, j, seed + 83) - 0.4) * 0.5 * Math.sin(Math.PI * s) * Math.sin(Math.PI * t) +
		(hash(i, j, seed + 89) - 0.5) * 0.5 * Math.sin(2 * Math.PI * s) * Math.sin(Math.PI * t);
	return (x: number, y: number): number => {
		let sum = 0;
		const [across, up] = [x + width / 2, y];
		for (let k = 1; k < panelsAcross; k++) sum += turned(k) * firm(k, 1, y) * ridge(across - k * wide + off(k, 1, y));
		// Each panel lay the other way up than the one beside it when the length was folded: between two of them it is level.
		const inner = Math.min(panelsAcross - 1, Math.max(1, Math.round(across / wide)));
		const side = (Math.floor(across / wide) % 2 === 0 ? 1 : -1) * Math.min(1, Math.abs(across - inner * wide) / 2.5);
		const near = Math.round(up / long);
		for (const k of [near - 1, near, near + 1])
			if (k > 0 && k < along) sum += side * turned(k) * firm(k, 2, x) * ridge(up - k * long + off(k, 2, x));
		const [i, j] = [Math.floor(across / wide), Math.floor(up / long)];
		return high * sum + bulge(i, j, across / wide - i, up / long - j);
	};
};
