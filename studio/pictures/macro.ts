import { gridTriangles, type Mesh } from "../cloth/mesh.ts";
import { banarasi, kanchi } from "../cloths/silk-sarees.ts";
import { fbm } from "../maths/noise.ts";
import type { Scene, Surface } from "../render/scene.ts";
import type { Group } from "./group.ts";

/** Folds that roll across the sheet: place, height, width and how far they lean over, cm. */
const folds = [
	[-13, 2.3, 3, 2],
	[-2.5, 1.6, 3.6, 1.4],
	[9, 2.7, 3.2, 2.3],
	[19, 1.5, 3.4, 1.1],
] as const;

const columns = 520;
const rows = 330;

/** One sheet with rolling folds; u and v are measured along the cloth, so that the weave runs through them. */
const rolling = (width: number, depth: number): Mesh => {
	const pos = new Float32Array((columns + 1) * (rows + 1) * 3);
	const uv = new Float32Array((columns + 1) * (rows + 1) * 2);
	for (let j = 0; j <= rows; j++) {
		const t = (j / rows - 0.5) * depth;
		let along = 0;
		let last: readonly [number, number] = [0, 0];
		for (let i = 0; i <= columns; i++) {
			const s = (i / columns - 0.5) * width;
			const q = s + 0.28 * t + 2.2 * fbm(t * 0.05, 3, 2, 4);
			let x = s;
			let z = 0.3 + 0.16 * fbm(s * 0.25, t * 0.18, 3, 11) + 0.05 * fbm(s * 1.1, t * 0.7, 2, 12);
			for (const [at, height, wide, lean] of folds) {
				const e = (q - at - 1.2 * fbm(t * 0.06, at, 2, 7)) / wide;
				const g = Math.exp(-e * e) * (1 + 0.35 * fbm(t * 0.05, at + 9, 2, 3));
				z += height * g;
				x += lean * g;
			}
			const k = j * (columns + 1) + i;
			pos.set([x - 1, t + 0.1 * z, z], 3 * k);
			if (i > 0) along += Math.hypot(x - last[0], z - last[1]);
			last = [x, z];
			uv.set([along, t + depth / 2 + 0.12 * fbm(s * 0.1, t * 0.1, 2, 3)], 2 * k);
		}
	}
	return { pos, uv, tri: gridTriangles(columns, rows) };
};

const width = 60;

/** A sheet of saree cloth from near, its border at the lower edge. */
const near = (cloth: Surface, margin: number): Scene => ({
	width: 1600,
	height: 1200,
	cx: 0,
	cy: -0.5,
	scale: 44,
	cell: 0.06,
	reach: 14,
	keyFrom: 140,
	pieces: [{ mesh: rolling(48, 34), surface: (u, v, texel) => cloth(width - v + margin, u, texel) }],
});

/** The korvai join: green border, maroon body, every thread. */
const korvai = () =>
	kanchi({
		warp: "#5a0c27",
		weft: "#6c1432",
		shot: "#b03a5a",
		border: "#0f4433",
		borderShot: "#3f8a6c",
		threads: 22,
	}).body(width);

/** A brocade border with its temple points and butis. */
const brocade = () =>
	banarasi({
		warp: "#14565d",
		weft: "#1a6a71",
		shot: "#3d9aa0",
		border: "#7d1233",
		borderShot: "#b8465f",
		threads: 22,
	}).body(width);

const entry = "pictures/macro.ts";

export const macros: readonly Group[] = [
	{ key: "site/about", entry, uses: ["kanchi-border-silk-saree"], scene: async () => near(korvai(), 0.6) },
	{ key: "site/about-teaser", entry, uses: ["banarasi-silk-saree"], scene: async () => near(brocade(), -0.6) },
];
