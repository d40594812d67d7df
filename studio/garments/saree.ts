import { type FanOptions, fan } from "../cloth/fan.ts";
import { pile } from "../cloth/fold.ts";
import type { Mesh } from "../cloth/mesh.ts";
import { strip } from "../cloth/strip.ts";
import { type HeightAt, heightOf } from "../cloth/surface-height.ts";
import { degrees, lerp, smooth } from "../maths/scalar.ts";
import type { TwoSided } from "../pictures/turned-corner.ts";
import { hangingFringe } from "../props/hanging-fringe.ts";
import { tassels } from "../props/tassel.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { foldedEnd } from "./folded-end.ts";
import { inPose, type Laid, type Pose, piece } from "./piece-set.ts";
import { plied } from "./plies.ts";
import { type RollLayout, rolled } from "./saree-roll.ts";
import { tuckedBehind } from "./tuck.ts";

/** The cloth of a saree: its body with the border (u up to `width`, the border at the right), and its pallu. */
export type SareeCloth = {
	body: (width: number) => Surface;
	/** The body in the lower layers of a pile, of which only folds are seen: figures would be cut there row after row. */
	under?: (width: number) => Surface;
	/** u across, v from the end of the pallu; with its borders at both sides when it is `edged`. */
	pallu: (width: number, edged?: boolean) => Surface;
	/** The wrong side of the body, or of the pallu where the body has no figures; left out where it is as the right one. */
	wrong?: (width: number) => Surface;
	/** Whether the pallu is what both sides are shown of. */
	showsPallu?: boolean;
	/** Colour of the tassels at the end of the pallu, or none. */
	tassels?: string;
	fringe?: string;
	/** How much further along the cloth each layer of the pile is folded, cm: whole rows, or their motifs are cut. */
	step?: number;
	/** What lies below shows through it. */
	sheer?: boolean;
};

/** A saree's cloth from both sides, `width` cm of it up to the selvedge. */
export const bothSides = (cloth: SareeCloth, width: number): TwoSided => {
	const right = cloth.showsPallu ? cloth.pallu(width) : cloth.body(width);
	return { right, wrong: cloth.wrong?.(width) ?? right, width, sheer: cloth.sheer };
};

export type SareeLayout = {
	/** Pleated fan, or a flat panel, of the pallu across the folded body; or the saree is rolled up (saree-roll.ts). */
	pallu: "fan" | "panel" | "roll";
	seed: number;
	/** Width and depth of the folded cloth, cm, and how it lies. */
	size?: readonly [number, number];
	pose?: Pose;
	layers?: number;
	thickness?: number;
	wrinkle?: number;
	/** How unevenly the layers lie on each other: 1 is a well-kept pile. */
	untidy?: number;
	/** How much the layers are turned against each other (cloth/fold.ts). */
	askew?: number;
	/** Panel only: its width, and the direction it runs. */
	width?: number;
	run?: number;
	ripple?: number;
	/** Middle of the end of the panel, and its length, where it hangs over the front of the pile. */
	end?: readonly [number, number];
	length?: number;
	/** Panel only: it is folded lengthwise, with its border at one side. */
	folded?: boolean;
	/** Panel only: its bars stay straight over the edge of the pile (cloth/strip.ts). */
	straight?: boolean;
	roll?: Omit<RollLayout, "seed">;
	/** Panel only: how many ripples it has, how they differ, how heavily they fall (cloth/strip.ts), and how much narrower its far end is. */
	ripples?: number;
	gather?: number;
	uneven?: number;
	heavy?: number;
	/** Fan only: the pallu has a border on both sides, so that its design must know how wide the fan's cloth is. */
	edged?: boolean;
	/** Over how much the pallu falls to the table at the front of the pile, cm; left out, it ends on the pile. */
	falls?: number;
	/** Fan only: how it is spread, where it differs from the usual one. */
	spread?: Partial<Pick<FanOptions, "centre" | "inner" | "outer" | "from" | "to" | "pleats" | "height" | "scallop">>;
	/** Middle of the close view, cm, where the usual one has nothing to show. */
	near?: readonly [number, number];
};

/** Top of the pile with its edges let down softly, for cloth that hangs over them. */
const overEdge =
	(top: number, relief: HeightAt, reach: number, [width, depth]: readonly [number, number]): HeightAt =>
	(x, y) => {
		const ex = Math.max(0, Math.abs(x) - width / 2 + 0.3);
		// Over the far edge it goes down by itself (tuck.ts).
		const ey = Math.max(0, -y - depth / 2 + 0.3);
		const level = Math.max(top, relief(x, y));
		return level * (1 - smooth(0, reach, Math.hypot(ex, ey)));
	};

/** How far within its selvedge cloth is asked for beyond it, cm: more than half a thread, or its last thread has no border. */
export const selvedge = 0.08;

/** The cloth of a layer below: it may be a little wider than its pattern, and its selvedge is where it ends. */
const shiftedSurface =
	(surface: Surface, k: number, width: number, step: number): Surface =>
	(u, v, texel) =>
		surface(Math.min(u + (k % 2 ? 0.12 : -0.1), width - selvedge), v + k * step, texel);

/** Sheer cloth goes down double behind the far edge of its pile: through single squares the table was seen there, in specks. */
const closedBehind =
	(surface: Surface, depth: number): Surface =>
	(u, v, texel) => {
		surface(u, v, texel);
		texel.cover = lerp(texel.cover, 1, smooth(depth - 2.6, depth - 1.6, v));
	};

type Behind = (mesh: Mesh) => Mesh;

const fanned = (
	cloth: SareeCloth,
	over: (reach: number) => HeightAt,
	behind: Behind,
	{ seed, edged = false, spread, falls }: SareeLayout,
): Piece[] => {
	const { mesh, edges } = fan({
		centre: [-15.5, 88],
		inner: 57,
		outer: 111,
		from: 270 - 4.2,
		to: 270 + 18,
		pleats: 8,
		height: 2.5,
		overlap: 0.46,
		seed: seed + 17,
		scallop: 0.15,
		lift: 0.35,
		under: over(falls ?? 2.4),
		rows: falls ? 320 : 240,
		wander: 1.5,
		ramp: 0.7,
		pleated: true,
		measured: falls !== undefined,
		...spread,
	});
	const width = edged ? edges[edges.length - 1] : 60;
	return [piece(behind(mesh), cloth.pallu(width, edged))];
};

/** The lower half of a pallu that is folded lengthwise: how much lower it lies, and how far it looks out at its end and its side, cm. */
const ply = { thick: 0.3, out: 0.5, aside: 0.25 };

const panelled = (
	cloth: SareeCloth,
	over: (reach: number) => HeightAt,
	behind: Behind,
	layout: SareeLayout,
): Piece[] => {
	const across = layout.width ?? 33;
	const run = layout.run ?? 97;
	const [x, y] = layout.end ?? [-2.5, cloth.tassels ? -23.5 : -26];
	const under = over(layout.falls ?? 1.8);
	const lies = {
		run,
		width: across,
		length: layout.length ?? (cloth.tassels ? 56 : 58.5),
		under,
		ripple: layout.ripple ?? 0.5,
		ripples: layout.ripples ?? 2.6,
		gather: layout.gather ?? 0.16,
		seed: layout.seed,
		straight: layout.straight,
		// An end that rounds down is a lip of rubber.
		level: true,
		uneven: layout.uneven,
		heavy: layout.heavy,
	};
	const mesh = behind(strip({ ...lies, x, y, lift: 0.34 + (layout.folded ? ply.thick : 0) }));
	const pieces: Piece[] = [];
	if (layout.folded) {
		// No two ends of a folded cloth meet: the lower one looks out below the uppermost.
		const [cos, sin] = [Math.cos(run * degrees), Math.sin(run * degrees)];
		const lower = behind(
			strip({ ...lies, x: x - ply.out * cos + ply.aside * sin, y: y - ply.out * sin - ply.aside * cos, lift: 0.2 }),
		);
		pieces.push(foldedEnd(lower, cloth.pallu, across), foldedEnd(mesh, cloth.pallu, across));
	} else pieces.push(piece(mesh, cloth.pallu(across)));
	const edge = { mesh, columns: 170, seed: layout.seed };
	if (cloth.tassels) pieces.push(...tassels({ ...edge, colour: cloth.tassels, count: 13, length: 4.6, under }));
	if (cloth.fringe) pieces.push(hangingFringe({ ...edge, colour: cloth.fringe, length: 2, under }));
	return pieces;
};

/** The relief is fine, or the shadow along the foot of a pile steps. */
const framing = {
	view: { cx: 0, cy: 1.4, scale: 16.4, pitch: 28, cell: 0.09, soften: 6 },
	detail: { cx: 12, cy: -12, scale: 44, pitch: 28, soften: 5 },
};

/** A folded saree with its pallu laid across it. */
export const saree = (cloth: SareeCloth, layout: SareeLayout): Laid => {
	if (layout.roll) {
		const pieces = rolled(cloth, { ...layout.roll, seed: layout.seed });
		const detail = { ...framing.detail, cx: 14, cy: 9, scale: 40 };
		return inPose({ pieces, view: framing.view, detail }, layout.pose ?? {});
	}
	const { layers = 6, thickness = 1.3, seed, wrinkle = 1, size = [50, 60], pose = {}, untidy = 1 } = layout;
	const [width, depth] = size;
	const folded = pile({
		x: 0,
		y: 0,
		width,
		depth,
		layers,
		thickness,
		seed,
		jitter: untidy,
		wrinkle,
		drag: 0.4,
		askew: layout.askew,
		grounded: true,
	});
	const body = cloth.body(width);
	const under = cloth.under?.(width) ?? body;
	const pieces: Piece[] = folded.meshes.map((mesh, k) => {
		const layer =
			k === layers - 1
				? cloth.sheer
					? closedBehind(body, depth)
					: body
				: shiftedSurface(under, layers - k, width, cloth.step ?? 2.3);
		return piece(mesh, plied(mesh, layer, seed + k));
	});
	const relief = heightOf(folded.meshes, 0.6);
	const over = (reach: number) => overEdge(folded.top + 0.3, relief, reach, size);
	const behind = (mesh: Mesh): Mesh => tuckedBehind(mesh, depth / 2 - 0.2, folded.top + 0.3);
	pieces.push(
		...(layout.pallu === "fan" ? fanned(cloth, over, behind, layout) : panelled(cloth, over, behind, layout)),
	);
	const [cx, cy] = layout.near ?? [framing.detail.cx, framing.detail.cy];
	const laid: Laid = {
		pieces: cloth.sheer ? pieces.map((one, k) => ({ ...one, sheer: k >= layers - 2 })) : pieces,
		view: framing.view,
		detail: { ...framing.detail, cx, cy },
	};
	return inPose(laid, pose);
};
