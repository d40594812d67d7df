import { type GatherOptions, gathered, type PanelAt } from "../cloth/gathers.ts";
import { type Mesh, moved, placed } from "../cloth/mesh.ts";
import { bridged, heightOf } from "../cloth/surface-height.ts";
import { darken, deepened, ply, stitch } from "../fabric/sewing.ts";
import type { Point } from "../maths/curve.ts";
import { noise } from "../maths/noise.ts";
import { degrees, lerp, smooth } from "../maths/scalar.ts";
import { dori } from "../props/dori.ts";
import type { Piece, Surface, Texel } from "../render/scene.ts";
import { type FoldedPiece, foldedPiece } from "./folded-piece.ts";
import { type Laid, piece } from "./piece-set.ts";
import { type PleatedLength, pleatedLength } from "./pleated-length.ts";
import { skirtWaist } from "./skirt-waist.ts";
import { type SmallCreases, smallCreases } from "./small-creases.ts";
import { hemTurned, insideOf, type TurnedHem } from "./turned-hem.ts";

/** One ring of a skirt, drawn up at its upper end, with its cloth (u along the hem, v up from it). */
export type Tier = Pick<
	GatherOptions,
	"gathers" | "kept" | "height" | "overlap" | "lying" | "panels" | "wave" | "atHem" | "breaks" | "thick"
> & {
	/** Radius of its two ends round the centre of the skirt. */
	inner: number;
	outer: number;
	/** Seams between panels are seen as a fine line. */
	seamed?: boolean;
	/** How wide its hem is turned in, cm. */
	hem?: number;
	/** Sheer cloth over a lining that ends `short` cm above its hem. */
	sheer?: boolean;
	lining?: { short: number; cloth: Surface };
	/** `depth`: v at the waist; `panelAt`: the place in a panel of the skirt. */
	cloth: (depth: number, panelAt?: PanelAt) => Surface;
};

/** How a skirt was put down: every product in its own way. Degrees. */
export type SkirtPose = {
	/** How far its hem is swept to the right. */
	sweep?: number;
	/** How much further than straight each side of the hem is drawn out. */
	flare?: readonly [left: number, right: number];
	/** Turn of it all. */
	turn?: number;
};

export type LehengaStyle = {
	seed: number;
	/** Half of the angle the skirt is spread over, degrees. */
	half: number;
	pose?: SkirtPose;
	/** From the lowest tier to the uppermost. */
	tiers: readonly Tier[];
	waist: { height: number; cloth: Surface; gathered?: boolean; shift?: number };
	lining: string;
	/** A corner of the front that is turned over to show the lining, before the skirt is turned. */
	turnedHem?: TurnedHem;
	cord?: { colour: string; tassel: string };
	/** What else belongs to the outfit: a dupatta, part of which may lie below the skirt, and a blouse piece beside it. */
	dupatta?: PleatedLength;
	blouse?: FoldedPiece;
	/** Middle of the whole view and its scale, pixels per cm. */
	view: { cx: number; cy: number; scale: number };
};

const waistRadius = 42;
/** Where the middle of a skirt lies. */
const middle = -90;

/** Where a place of a skirt lies: `s` across, so far from the centre. */
const spread = ({ half, pose = {} }: LehengaStyle, outermost: number) => {
	const { sweep = 0, flare = [0, 0] } = pose;
	return (s: number, radius: number): Point => {
		const down = (radius - waistRadius) / (outermost - waistRadius);
		const side = 2 * s - 1;
		const drawn = (side < 0 ? -flare[0] : flare[1]) * Math.abs(side) ** 1.5;
		const angle = (270 + half * side + (sweep + drawn) * Math.max(0, down) ** 1.6) * degrees;
		return [Math.cos(angle) * radius, Math.sin(angle) * radius];
	};
};

/** A skirt's back where its hem looks out below the front, or is seen through it. */
const backOf = (options: GatherOptions): Mesh => {
	const { mesh } = gathered({
		...options,
		place: (s, t, out) => options.place(lerp(0.05, 0.95, s), t, 0.8 * out),
		kept: Math.round(options.kept * 0.5),
		gathers: options.kept,
		height: 1,
		atHem: 1,
		overlap: 0.08,
		seed: options.seed + 91,
		lift: 0,
		wave: 0.7,
		columns: 420,
	});
	// So low that it nowhere comes up through a valley of the front.
	const pos = mesh.pos.slice();
	for (let k = 0; k < pos.length / 3; k++)
		pos[3 * k + 2] = 0.04 + 0.25 * pos[3 * k + 2] * (0.5 + 0.5 * smooth(9, 3, mesh.uv[2 * k + 1]));
	return { ...mesh, pos };
};

/** How wide the cloth itself goes round the edge of a back, and the tape that faces it inside, cm. */
const rolled = 0.4;
const tape = 2.1;

/** A facing of ribbed tape over the lining's raw edge, sewn on along both sides. */
const taped = (texel: Texel, u: number, v: number): void => {
	if (v > rolled && v < tape) {
		deepened(texel);
		const rib = Math.sin(u * 62) * smooth(20, 60, texel.density);
		darken(texel, 0.8 + 0.04 * rib);
		texel.height += 0.3 * rib;
	}
	ply(texel, v - tape);
	stitch(texel, v - tape + 0.16, u, 1.3);
};

/** The inside of that back. */
const backHem = (style: LehengaStyle, options: GatherOptions, cloth: Surface): Piece => {
	const inside = insideOf(cloth, style.lining, rolled);
	return piece(backOf(options), (u, v, texel) => {
		inside(u, v, texel);
		taped(texel, u, v);
		texel.gilt *= 0.4;
		// Least light falls in below the front's hem.
		darken(texel, 0.84 - 0.12 * smooth(0.7, 0.4, v));
	});
};

/** A hem that is turned in and sewn down: cloth lies double there, and a row of stitches holds it. */
const hemmed = (texel: Texel, u: number, v: number, hem: number): void => {
	// On zari thread shows by its shade, on silk by its light.
	stitch(texel, v - hem + 0.2, u, texel.metal > 0.5 ? 0.72 : 1.28);
	ply(texel, v - hem);
	darken(texel, 1 - 0.14 * smooth(0.1, 0, v));
};

/** A seam between panels, which runs on through the border: its cloth is drawn into a furrow, here more and there less. */
const panelSeam = (texel: Texel, distance: number, v: number): void => {
	if (distance > 0.5) return;
	deepened(texel);
	const drawn = 0.5 + noise(v * 1.7, 0, 61);
	texel.height -= (0.022 * drawn * smooth(0.45, 0, distance)) / texel.bump;
	darken(texel, 1 - 0.14 * drawn * smooth(0.07, 0, distance));
};

/** What hands have left in the cloth of a skirt besides its folds. */
const handled: SmallCreases = { height: 0.1, sharp: 0.38, share: 0.85 };

const ring = (style: LehengaStyle, tier: Tier, index: number): Piece[] => {
	const { inner, outer, lining, seamed, hem = 1.9, sheer, cloth } = tier;
	const at = spread(style, style.tiers[0].outer);
	const length = outer - inner;
	const radiusAt = (t: number) => lerp(inner, outer, t);
	const options: GatherOptions = {
		...tier,
		length,
		place: (s, t, out) => at(s, radiusAt(t) + out),
		spanAt: (t) => {
			const [left, right] = [at(0, radiusAt(t)), at(1, radiusAt(t))];
			return 1.03 * Math.hypot(right[0] - left[0], right[1] - left[1]);
		},
		seed: style.seed + index * 7,
		lift: (lining || style.turnedHem ? 1.2 : 0.4) + index * 1.9,
	};
	const { mesh, panelAt } = gathered(options);
	const woven = cloth(length, panelAt);
	// Where the hem turns under, it shows its last threads.
	const surface: Surface = (u, v, texel) => woven(u, Math.max(v, 0.08), texel);
	const crease = smallCreases(style.seed + index * 3, handled);
	const sewn: Surface = (u, v, texel) => {
		surface(u, v, texel);
		if (!sheer) crease(texel, u, v);
		hemmed(texel, u, v, hem);
		if (seamed) panelSeam(texel, panelAt(u, v).seam, v);
	};
	const skirt = { mesh, surface: sewn, sheer };
	if (!lining) {
		if (index > 0) return [skirt];
		const front = style.turnedHem ? hemTurned(skirt, style.turnedHem, style.lining) : [skirt];
		return [backHem(style, options, surface), ...front];
	}
	const below = gathered({
		...options,
		length: length - lining.short,
		place: (s, t, out) => at(lerp(0.03, 0.97, s), lerp(inner, outer - lining.short, t) + out),
		height: 0.5,
		lift: 0.8,
	});
	// Below sheer cloth its back is seen too: where both lie on the table they are denser than one.
	const back = { mesh: backOf(options), surface, sheer };
	return [back, piece(below.mesh, lining.cloth), skirt];
};

/** A skirt turned about its middle. */
const turned = (mesh: Mesh, turn: number): Mesh =>
	placed(
		moved(mesh, (x, y, z) => [x, y - middle, z]),
		{ y: middle, turn },
	);

/** The pieces of a skirt where they lie on something: it bridges what is below, and nothing of that looks through. */
const over = (pieces: readonly Piece[], below: readonly Piece[]): Piece[] => {
	if (below.length === 0) return [...pieces];
	const meshes = below.map(({ mesh }) => mesh);
	// The edges of thin pleats are steep beside their height: read finely, they left dimples in what bridges them.
	const [soft, sharp] = [bridged(heightOf(meshes, below[0].sheer ? 3 : 1), 5), heightOf(meshes, 0.5)];
	// What is sheer itself may be seen through anyway; lifted off every edge below, it had dimples.
	const least = (x: number, y: number, z: number) => (below[0].sheer ? 0 : sharp(x, y) + 0.08 - z);
	return pieces.map((one) => ({
		...one,
		mesh: moved(one.mesh, (x, y, z) => [x, y, z + Math.max(soft(x, y), least(x, y, z))]),
	}));
};

/** A skirt spread on the table, seen from straight above. */
export const lehenga = (style: LehengaStyle): Laid => {
	const skirt = [
		...style.tiers.flatMap((tier, k) => ring(style, tier, k)),
		...skirtWaist({ radius: waistRadius, half: style.half - 0.35, lining: style.lining, ...style.waist }),
	].map((one) => ({ ...one, mesh: turned(one.mesh, style.pose?.turn ?? 0) }));
	const dupatta = style.dupatta ? pleatedLength(style.dupatta, style.seed) : [];
	const pieces = [...dupatta, ...over(skirt, dupatta)];
	const under = heightOf(
		pieces.map((p) => p.mesh),
		0.5,
	);
	if (style.blouse) pieces.push(...foldedPiece(style.blouse, style.seed + 5));
	if (style.cord) {
		const mirrored = style.seed % 2 === 0;
		const x = (mirrored ? 1 : -1) * (4 + (style.seed % 7));
		const y = -Math.sqrt((waistRadius + 1.4) ** 2 - x * x);
		pieces.push(...dori({ x, y, mirrored }, style.cord.colour, style.cord.tassel, under));
	}
	return {
		pieces,
		view: { ...style.view, cell: 0.2 },
		// The light is smoothed, or a shadow on the ground is combed.
		detail: { cx: 12, cy: -114.5, scale: 27, soften: 6 },
	};
};
