import type { SmallCreases } from "./small-creases.ts";

/** How a cloth answers to hands: its stiffness and the curvature at which it breaks (settle.ts), and how far it has been pushed beside satin. */
export type Handled = { bend: number; push: number; breaks?: number };

/** A top of cotton or linen is crisp: creased along the crests of its folds. */
export type HandledTop = Handled & { crisp?: boolean };

/** How the cloth of a top lies. */
export type Drape = {
	/** Height of the cloth within its edge, and width over which the edge is rounded down, cm. */
	lift: number;
	edge: number;
	/** Width over which folds lose a part of their height towards the edge, cm: what lies flat turns down at once. */
	rim: number;
	/** How it answers to the hands that lay it. */
	handled: HandledTop;
	/** Crisp enough for a box pleat below the yoke of its back. */
	pleated?: boolean;
	/** How far it stands up to the folds of its pack (pack-folds.ts), cm; left out of cloth that keeps none. */
	facets?: number;
	/** Share of that to which it stands up to the folds across its body (pack-folds.ts); 1 unless told. */
	across?: number;
	/** It is satin, which lies in long low folds all over (soft-falls.ts), and in whose gloss every step is seen. */
	falls?: boolean;
	/** How much of satin's long falls other cloth has, as a share. */
	slack?: number;
	/** It is silk, which lies in folds that begin at its seams (silk-folds.ts): how high they are beside those of satin. */
	tapered?: number;
	/**
	 * Its face is so even that nothing hides a bead beside a seam or a crease that begins nowhere: seams lie over to one side, cuffs
	 * are evened, its yoke is cut across, and no dents of handling are left.
	 */
	plain?: boolean;
	/** What handling has left in it (small-creases.ts). */
	small?: SmallCreases;
	/** How uneven it is between its folds (rumple.ts), cm; left out of knits and satin. */
	uneven?: number;
};

/** A knit gives way in every direction, so that it is pushed about more: folds run aslant and are soft. */
const knitted = (bend: number, push: number): Drape => ({
	lift: 0.06,
	edge: 0.22,
	rim: 1.4,
	handled: { bend, push },
	small: { height: 0.045, sharp: 0.7, share: 0.3 },
});

export const drapes = {
	poplin: {
		lift: 0.1,
		edge: 0.5,
		rim: 2.2,
		handled: { bend: 240, push: 1.02, crisp: true },
		pleated: true,
		plain: true,
		facets: 0.5,
		across: 0.2,
		small: { height: 0.07, sharp: 0.34, share: 0.8 },
		uneven: 0.014,
	},
	linen: {
		lift: 0.1,
		edge: 0.5,
		rim: 2.2,
		handled: { bend: 210, push: 1.08, crisp: true },
		pleated: true,
		facets: 0.5,
		across: 0.2,
		small: { height: 0.1, sharp: 0.3, share: 0.95 },
		uneven: 0.045,
	},
	/** Dry and heavy, of short silk: it creases as linen does, but hangs. */
	noil: {
		lift: 0.1,
		edge: 0.5,
		rim: 2.2,
		handled: { bend: 210, push: 1, crisp: true },
		tapered: 0.7,
		small: { height: 0.08, sharp: 0.34, share: 0.8 },
		uneven: 0.04,
	},
	silk: {
		lift: 0.09,
		edge: 0.45,
		rim: 2,
		handled: { bend: 320, push: 1.1 },
		tapered: 0.55,
		small: { height: 0.06, sharp: 0.45, share: 0.5 },
		uneven: 0.025,
	},
	rawSilk: {
		lift: 0.09,
		edge: 0.45,
		rim: 2,
		handled: { bend: 230, push: 0.9, crisp: true },
		plain: true,
		tapered: 0.8,
		small: { height: 0.05, sharp: 0.4, share: 0.7 },
		uneven: 0.012,
	},
	/**
	 * Satin lies calm, in broad waves (soft-falls.ts), with few folds of its own. Four times limper and pushed half as much again it
	 * was striped with narrow folds from shoulder to hem, and its lights with them.
	 */
	satin: { lift: 0.06, edge: 0.7, rim: 2, handled: { bend: 150, push: 0.6, breaks: 0.5 }, falls: true, tapered: 0.9 },
	crepe: {
		lift: 0.09,
		edge: 0.45,
		rim: 2,
		handled: { bend: 240, push: 0.75, breaks: 0.6 },
		plain: true,
		tapered: 1,
		small: { height: 0.06, sharp: 0.6, share: 0.4 },
	},
	jersey: knitted(225, 0.85),
	modal: knitted(220, 0.8),
	pique: knitted(300, 0.8),
	interlock: knitted(300, 0.85),
} as const satisfies Record<string, Drape>;
