import { gridMesh, placed } from "../cloth/mesh.ts";
import { kanchi } from "../cloths/silk-sarees.ts";
import { type Rgb, rgb } from "../maths/colour.ts";
import { fbm } from "../maths/noise.ts";
import { hash } from "../maths/random.ts";
import { arch, lerp, smooth } from "../maths/scalar.ts";
import { strands } from "../props/tassel.ts";
import { bar, metal, shuttleBody, wood } from "../props/wood.ts";
import type { Piece, Scene, Surface } from "../render/scene.ts";
import type { Group } from "./group.ts";

/** Half the width of the cloth: 13 columns of motifs, so that the mirrored border meets the field between two. */
const half = 46.8;
/** Where weaving has come to, y in cm. */
const fell = -2;

/** Stretched warp threads, six to the cm, every other one raised; the ground shows dark between them. */
const warp = (body: Rgb, border: Rgb): Surface => {
	const perCm = 6;
	return (u, v, texel) => {
		const thread = Math.floor(u * perCm);
		const across = u * perCm - thread - 0.5;
		const edge = half - Math.abs(u) < 15;
		const c = edge ? border : body;
		const raised = thread & 1;
		const gap = smooth(0.3, 0.46, Math.abs(across));
		const light =
			(0.74 + 0.34 * Math.cos(across * 3)) *
			(0.9 + 0.2 * hash(thread, 1, 3)) *
			(raised ? 1 : 0.72) *
			(1 - 0.72 * gap) *
			(0.96 + 0.05 * fbm(v * 0.4, thread, 2, 5));
		texel.r = c[0] * light;
		texel.g = c[1] * light;
		texel.b = c[2] * light;
		texel.height = Math.cos(across * 3) + raised;
		texel.bump = 0.03;
		texel.spec = 0.22;
		texel.rough = 0.45;
		texel.threadU = 0;
		texel.threadV = 1;
	};
};

const reed = (y: number): Piece[] => {
	const dents = Array.from({ length: 184 }, (_, k): Piece => {
		const x = lerp(-half, half, k / 183);
		const mesh = gridMesh(4, 8, (a, b) => [
			x + (a - 0.5) * 0.14,
			lerp(y - 4.4, y + 4.4, b),
			2.4 + 0.35 * arch(a),
			a,
			b,
		]);
		return { mesh, surface: metal("#8d8a84") };
	});
	return [
		...dents,
		{ mesh: bar(-half - 5, half + 5, y - 5.4, 3, 1.9, 2), surface: wood("#7a5232", 3) },
		{ mesh: bar(-half - 5, half + 5, y + 5.4, 2.6, 1.9, 1.8), surface: wood("#6d482b", 9) },
	];
};

/** A shuttle with a pirn of gold thread, and its weft running to the cloth. */
const shuttle = (): Piece[] => {
	const place = { x: 6, y: 3.4, z: 1.1, turn: -7 };
	const pirn = gridMesh(80, 14, (a, b) => {
		const t = a * 2 - 1;
		const r = 0.95 * (1 - 0.55 * Math.abs(t) ** 1.6);
		const angle = (b - 0.5) * Math.PI;
		return [t * 7.2, Math.sin(angle) * r, 0.9 + Math.cos(angle) * r, b * 3, t * 7.2];
	});
	const tips = [-1, 1].map(
		(side): Piece => ({
			mesh: placed(
				gridMesh(24, 12, (a, b) => [
					side * (16.6 + 2 * a),
					(b - 0.5) * 1.5 * (1 - a) ** 0.7,
					0.25 + 0.9 * arch(b, 0.5) * (1 - a * 0.8),
					a,
					b,
				]),
				place,
			),
			surface: metal("#b08d57"),
		}),
	);
	const thread = gridMesh(120, 3, (a, b) => {
		const x = lerp(-8, -half + 1, a);
		const y = lerp(4.9, fell + 0.3, a ** 0.7) + 0.5 * Math.sin(a * 3.1);
		return [x, y + (b - 0.5) * 0.2, 1.5 - 0.9 * a + 0.12 * arch(b), b, a * 40];
	});
	return [
		{ mesh: placed(shuttleBody(36, 5, 2.1), place), surface: wood("#8a5a33", 17) },
		{ mesh: placed(pirn, place), surface: strands(rgb("#b8934f"), 6) },
		...tips,
		{ mesh: thread, surface: strands(rgb("#b8934f"), 10) },
	];
};

/** A handloom from above: woven cloth, the fell, shuttle, reed, and the open warp. */
const loom = async (): Promise<Scene> => {
	const cloth = kanchi({
		warp: "#661030",
		weft: "#7a1738",
		shot: "#c0476a",
		border: "#0f4433",
		borderShot: "#3f8a6c",
	}).body(half * 2);
	const mirrored: Surface = (u, v, texel) => cloth(u < 19.8 ? half * 2 - u : u, v, texel);
	const woven = gridMesh(300, 240, (a, b) => {
		const x = lerp(-half, half, a);
		const y = lerp(-52, fell, b);
		return [
			x + 0.15 * fbm(y * 0.1, x * 0.01, 2, 3) * smooth(0.9, 1, Math.abs(a * 2 - 1)),
			y,
			0.6 + 1.1 * (fbm(x * 0.035, y * 0.06, 3, 8) + 0.4) * smooth(fell, fell - 14, y),
			x + half,
			y + 60,
		];
	});
	const open = gridMesh(200, 160, (a, b) => {
		const x = lerp(-half, half, a);
		const y = lerp(fell, 60, b);
		return [x, y, 0.55 + 0.9 * smooth(0, 0.3, b), x, y];
	});
	return {
		width: 1500,
		height: 1200,
		cx: -6,
		cy: 0,
		scale: 19,
		pitch: 20,
		cell: 0.12,
		reach: 22,
		pieces: [
			{ mesh: woven, surface: mirrored },
			{ mesh: open, surface: warp(rgb("#7a1738"), rgb("#14503d")) },
			...reed(19),
			...shuttle(),
		],
	};
};

export const looms: readonly Group[] = [
	{ key: "site/making", entry: "pictures/loom.ts", uses: ["kanchi-border-silk-saree"], scene: loom },
];
