import { cachedMeshes } from "../cloth/cache.ts";
import { fineEdge } from "../cloth/fine-edge.ts";
import { layFlat } from "../cloth/lay-flat.ts";
import { gridMesh, type Mesh, moved } from "../cloth/mesh.ts";
import { heightOf } from "../cloth/surface-height.ts";
import { darken, seam, stitch } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { fbm } from "../maths/noise.ts";
import { bell, degrees, lerp, smooth } from "../maths/scalar.ts";
import type { Piece, Surface } from "../render/scene.ts";
import { folded } from "./folds.ts";
import { type Laid, piece, posed } from "./piece-set.ts";
import type { Drape } from "./top-body.ts";
import { legFall, trouserFolds } from "./trousers-folds.ts";
import { flyLength, hemOf, legCentre, linesOf, tailored } from "./trousers-lines.ts";
import { cuffBands, drawstringWaist, flapPockets, patchPockets, waistband } from "./trousers-parts.ts";
import { type TrouserCut, trouserOutline } from "./trousers-shape.ts";

export type TrouserStyle = {
	cloth: Surface;
	cut: TrouserCut;
	drape: Drape;
	seed: number;
	waist: "belt-loops" | "tab" | "drawstring";
	crease: boolean;
	/** Height of the long folds in which soft cloth falls, cm. */
	flow?: number;
	/** Pleats a side. */
	pleats: 0 | 2;
	pockets: "slant" | "patch" | "cargo";
	hem: "plain" | "turn-up" | "open" | "gathered";
	/** Tone of the stitches: above 1 is lighter than the cloth. */
	thread: number;
	button: string;
	cord?: string;
	lining?: string;
	/** How a stylist lays them: turn of the whole (degrees), and by how much each hem and each knee is moved, cm. */
	pose: { turn: number; hems: readonly [number, number]; knees: readonly [number, number] };
};

const version = 15;

/** How the edge of a leg is rounded down. */
const rim = { edge: 0.6, lift: 0.36 };

const legs = ({ cut, drape, seed, waist, hem, crease, flow = 0 }: TrouserStyle): Mesh =>
	cachedMeshes({ trousers: version, cut, drape, seed, waist, hem, crease, flow }, () => {
		const k = drape.folds;
		const gathered = waist === "drawstring" ? 1 : 0;
		const cuffs = hem === "gathered" ? 1 : 0;
		const outline = trouserOutline(cut, seed);
		const { mesh, panel } = layFlat({
			outline,
			seed,
			bend: drape.bend,
			fine: drape.fine * 0.4,
			...rim,
			cushion: drape.cushion,
			swell: flow > 0 ? 0.14 : (drape.swell ?? 0) + 0.26,
			grow: (x, y) => {
				const across = Math.abs(x);
				const side = x < 0 ? 31 : 0;
				const stir = smooth(0, 0.42, fbm(x * 0.04 + seed * 3 + side, y * 0.03 + seed, 2, seed + 90));
				const a = fbm(x * 0.08 + seed * 7, y * 0.022, 2, seed + 40);
				const b = fbm(x * 0.035 + side, y * 0.05 + seed, 3, seed + 50);
				const fork = bell(across - 4, 7) * bell(y - cut.crotch - 1, 8);
				const kneeAt = 42 + (x < 0 ? 4 : -3);
				const knee = bell(y - kneeAt, 9) * (0.5 + 0.6 * fbm(x * 0.05 + side, y * 0.09, 2, seed + 60));
				const top = gathered * smooth(cut.rise - 22, cut.rise, y);
				const low = cuffs * smooth(16, 2, y);
				// Soft cloth that falls in long folds has none of the short ones.
				const flat = flow > 0 ? 0.16 : crease ? 0.36 : 0.95;
				return [
					1 + flat * k * (0.002 + (0.003 + 0.016 * Math.max(0, a)) * stir + 0.02 * fork) + 0.07 * top + 0.07 * low,
					1 + flat * k * (0.002 + (0.002 + 0.016 * Math.max(0, b)) * stir + 0.02 * fork + 0.024 * knee) + 0.05 * low,
				];
			},
		});
		const laid = folded(
			mesh,
			trouserFolds(cut, drape.crease, flow > 0 ? 0.42 : crease ? 0.7 : 1, seed, flow > 0),
			panel.depth,
		);
		// Two legs of cloth lie flat on each other, not stuffed: their middle is hardly higher than their edge.
		for (let i = 0; i < panel.count; i++) {
			const z = laid.pos[3 * i + 2];
			const fall =
				flow > 0 ? flow * legFall(cut, laid.uv[2 * i], laid.uv[2 * i + 1], seed) * smooth(0, 3, panel.depth[i]) : 0;
			laid.pos[3 * i + 2] = Math.max(0.05, z + fall - 0.34 * smooth(0.3, 3.4, panel.depth[i]));
		}
		return { legs: fineEdge(laid, panel.depth, rim) };
	}).legs;

/** Draws the legs in towards gathered cuffs. */
const drawnIn = (mesh: Mesh, cut: TrouserCut): Mesh =>
	moved(mesh, (x, y, z) => {
		const middle = (Math.sign(x) * (cut.hem[0] + cut.hem[1])) / 2;
		return [middle + (x - middle) * (1 - 0.2 * smooth(9, 0, y)), y, z];
	});

const sewn = (style: TrouserStyle): Surface => {
	const { cut, thread } = style;
	const { fly, pocket: pocketAt, centre, inside } = linesOf(cut);
	return (x, y, texel) => {
		const across = Math.abs(x);
		style.cloth(x, y, texel);
		seam(texel, centre(x, y).distance);
		if (y < cut.crotch + 1) seam(texel, inside(across, y).distance);
		if (style.waist !== "drawstring" && x > -0.5 && y > cut.crotch) {
			const place = fly(x, y);
			stitch(texel, place.distance, place.along, thread);
			if (place.side < 0) stitch(texel, place.distance - 0.55, place.along, thread);
			// A bar of close stitches ends the fly.
			if (Math.abs(x - 0.9) < 0.55 && Math.abs(y - cut.rise + flyLength - 0.6) < 0.13) darken(texel, thread);
		}
		if (style.pockets !== "patch") {
			const place = pocketAt(across, y);
			seam(texel, place.distance);
			if (place.side < 0) stitch(texel, place.distance - 0.6, place.along, thread);
		}
		const depth = y - 0.2 * Math.sin(x * 0.2);
		if ((style.hem === "plain" || style.hem === "open") && y < 6) stitch(texel, depth - hemOf(style), x, thread);
		if (style.pleats > 0 && y > cut.rise - 26) {
			for (const at of [legCentre(cut, y), legCentre(cut, y) + 3.6 + (cut.rise - y) * 0.02]) {
				const d = across - at;
				const open = smooth(cut.rise - (at > 13 ? 13 : 24), cut.rise - 1, y);
				texel.bump = Math.max(texel.bump, 0.02);
				texel.height -= 5 * open * smooth(0.7, 0, Math.abs(d)) * (d < 0 ? 1 : 0.45);
				darken(texel, 1 - 0.38 * open * smooth(0.16, 0, Math.abs(d)));
			}
		}
		if (style.pockets === "cargo" && y > 34 && y < 48) {
			const dart = Math.abs(y - 41 - (across - 12) * 0.16);
			if (across > legCentre(cut, 41) + 3) seam(texel, dart);
		}
	};
};

/** The back of the legs, seen here and there below the front's hem. */
const backHem = ({ cloth, seed }: TrouserStyle, cut: TrouserCut): Piece[] =>
	[-1, 1].map((side) => {
		const mesh = gridMesh(40, 6, (a, b) => {
			const x = side * lerp(cut.hem[0] + 0.7, cut.hem[1] - 0.7, a);
			const low = 0.5 - (0.85 + 0.2 * Math.sin(a * 5 + seed + side)) * Math.sin(Math.PI * a) ** 0.6;
			return [x, lerp(2.4, low, b) + 0.3 * a, 0.04 + 0.16 * Math.sqrt(1 - b), x, lerp(2.4, 0, b)];
		});
		return piece(mesh, (u, v, texel) => {
			cloth(u, v, texel);
			darken(texel, 0.84);
		});
	});

/** Trousers laid flat. */
export const trousers = (style: TrouserStyle): Laid => {
	const { cut, flow = 0 } = style;
	const flat = tailored(legs(style), style);
	const mesh = style.hem === "gathered" ? drawnIn(flat, cut) : flat;
	const under = heightOf([mesh], 0.5);
	const pieces: Piece[] = [...(style.hem === "gathered" ? [] : backHem(style, cut)), piece(mesh, sewn(style))];
	if (style.waist === "drawstring") pieces.push(...drawstringWaist(style, mesh));
	else {
		const { behind, front } = waistband(style, under);
		pieces.unshift(...behind);
		pieces.push(...front);
	}
	if (style.pockets === "patch") pieces.push(...patchPockets(style, under));
	if (style.pockets === "cargo") pieces.push(...flapPockets(style, under));
	if (style.hem === "turn-up" || style.hem === "gathered") pieces.push(...cuffBands(style, under));
	// Two hands have put the legs down, each a little its own way.
	const { turn, hems, knees } = style.pose;
	const [c, s] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
	const laid = (x: number, y: number): Point => {
		const leg = x < 0 ? 0 : 1;
		const moved = hems[leg] * smooth(cut.crotch + 6, 0, y) + knees[leg] * bell(y - 40, 17);
		const [px, py] = [x + moved + 0.4 * fbm(x * 0.05 + 9, y * 0.05, 2, style.seed + 33), y - cut.length / 2];
		// A waistband that no body holds up is nowhere straight.
		const wave = 0.45 * Math.sin(x * 0.16 + style.seed) + 0.8 * fbm(x * 0.075, style.seed, 2, style.seed + 35);
		const slack = wave * smooth(cut.rise - 16, cut.rise, y);
		// Where a fold comes down to it, a soft hem swings out.
		const swing = flow > 0 ? 0.42 * flow * (0.3 - legFall(cut, x, y, style.seed)) * smooth(22, 0, y) : 0;
		const uneven = 0.6 * fbm(x * 0.05, y * 0.04 + 4, 2, style.seed + 34);
		return [px * c - py * s, px * s + py * c + cut.length / 2 + uneven + slack + swing];
	};
	return {
		pieces: posed(pieces, laid),
		view: { cx: 0, cy: 51.5, scale: 11.1, cell: 0.12 },
		detail: { cx: 6, cy: 90, scale: 38 },
	};
};
