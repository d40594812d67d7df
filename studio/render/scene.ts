import type { Mesh } from "../cloth/mesh.ts";
import type { Rgb } from "../maths/colour.ts";

/** What the light meets at one place of a surface. A surface fills it anew for every sample. */
export type Texel = {
	r: number;
	g: number;
	b: number;
	/** Fine relief, in units of `bump` cm. */
	height: number;
	bump: number;
	metal: number;
	/** Share of a place that is gilt thread: zari, which mirrors window and room in its own colour (gilt.ts). */
	gilt: number;
	rough: number;
	/** Strength of the thread's own shine, and of the light that grazes fuzz. */
	spec: number;
	sheen: number;
	/** Satin: strength of the band of light along its folds (gloss.ts). */
	lustre: number;
	/** How far that band is white, beyond the colour of the thread. */
	pale: number;
	/** How much a thread leans towards the window beside its cloth, as a slope. */
	lean: number;
	/** Strength of the single spark of a float of metal, and how the float is tilted beside its cloth, as slopes on the table (glint.ts). */
	glint: number;
	tiltX: number;
	tiltY: number;
	/** How many times wider that band is than that of the smoothest filament. */
	spread: number;
	/** Satin as broad as its folds: share of its own light that it lacks where it mirrors no window (gloss.ts). */
	deep: number;
	/** Second colour of shot silk, seen at grazing angles. */
	shot: Rgb | null;
	/** Run of the uppermost thread in cloth coordinates. */
	threadU: number;
	threadV: number;
	/** How much of what lies behind is hidden, seen straight on: below 1 only for pieces that are sheer. */
	cover: number;
	/** Half pixels per cm of cloth: what is finer than half of one must be faded out by the surface. Read only. */
	density: number;
	/** How many times finer threads are woven than a whole view shows them. Read only. */
	fine: number;
};

/** Colour and relief of a piece at its cloth coordinates (cm). */
export type Surface = (u: number, v: number, texel: Texel) => void;

/**
 * A sheer piece lets what lies behind it be seen, as far as its surface does not cover it. A clear one does so too, but
 * takes no light from it: film.
 */
export type Piece = { mesh: Mesh; surface: Surface; sheer?: boolean; clear?: boolean };

/** The pieces that take light from what lies below them. */
export const shading = (pieces: readonly Piece[]): Piece[] => pieces.filter(({ clear }) => !clear);

/** Those of them that let none through. */
export const opaque = (pieces: readonly Piece[]): Piece[] => shading(pieces).filter(({ sheer }) => !sheer);

/** One picture: orthographic view, `scale` pixels per cm, centre (cx, cy) of the table in the middle. */
export type Scene = {
	width: number;
	height: number;
	cx: number;
	cy: number;
	scale: number;
	/** Degrees by which the camera leans back from straight above. */
	pitch?: number;
	pieces: readonly Piece[];
	/** Cell of the relief for the light, cm, and how far shadows are looked for, cm. */
	cell?: number;
	reach?: number;
	/** Rounds of blur over the light, two when left out: a finer relief needs more, or soft shadows shimmer. */
	soften?: number;
	/** Samples per pixel along each side. */
	samples?: number;
	/**
	 * The samples of a pixel stand on a turned grid, as many steps apart as there are samples: an edge that leans by a
	 * pixel or two over the whole picture would climb in three steps a pixel, each as long as a finger.
	 */
	turnedSamples?: boolean;
	/** Threads of woven cloth, finer by this factor: from near, those of a whole view would look like matting. */
	fine?: number;
	/** Turn of the key light, degrees; 132 is the upper left. */
	keyFrom?: number;
	/** How high it stands over the table, degrees, where it is lower than in other pictures. */
	keyHeight?: number;
	/** How light the ground is beside its own colour: pale goods need a deeper one to stand off it. */
	groundTone?: number;
	/** Share of the light that the ground loses at the edge of what lies on it (contact.ts). */
	contact?: number;
	/** Share of the light that the ground loses where it is seen below an edge that stands off it. */
	below?: number;
	/** Whether light at the foot of an edge is read over more than a cell of the relief, whose corners show along edges that are nearly upright. */
	softEdges?: boolean;
	/** Share of the light that a piece loses at the foot of another that lies on it (layer-shade.ts). */
	layered?: number;
	/** How dark the narrow shade is where a fold of a cloth lies over the next one (render/lap-shade.ts). */
	lapped?: number;
	/** Share of the light that is lost right at the foot of an edge of cloth, on what it lies on (edge-shade.ts). */
	foot?: number;
};

export const newTexel = (): Texel => ({
	r: 0,
	g: 0,
	b: 0,
	height: 0,
	bump: 0,
	metal: 0,
	gilt: 0,
	rough: 0.8,
	spec: 0,
	sheen: 0,
	lustre: 0,
	pale: 0,
	lean: 0,
	glint: 0,
	tiltX: 0,
	tiltY: 0,
	spread: 1,
	deep: 0,
	shot: null,
	threadU: 1,
	threadV: 0,
	cover: 1,
	density: 20,
	fine: 1,
});

/** Sets everything back to a plain matt surface, before a surface writes to it. */
export const resetTexel = (texel: Texel, density: number): void => {
	texel.height = 0;
	texel.bump = 0;
	texel.metal = 0;
	texel.gilt = 0;
	texel.rough = 0.8;
	texel.spec = 0;
	texel.sheen = 0;
	texel.lustre = 0;
	texel.pale = 0;
	texel.lean = 0;
	texel.glint = 0;
	texel.spread = 1;
	texel.deep = 0;
	texel.shot = null;
	texel.threadU = 1;
	texel.threadV = 0;
	texel.cover = 1;
	texel.density = density;
};
