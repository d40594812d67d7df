import type { SmallCreases } from "./small-creases.ts";

/** How a cloth answers to hands: its stiffness (settle.ts), and how far it has been pushed beside satin. */
export type Handled = { bend: number; push: number };

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
	/** It is satin, in whose gloss every step is seen. */
	falls?: boolean;
	/** What handling has left in it (small-creases.ts). */
	small?: SmallCreases;
};

/** A knit gives way in every direction, so that it is pushed about more: folds run aslant and are soft. */
const knitted = (bend: number, push: number): Drape => ({
	lift: 0.09,
	edge: 0.3,
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
		small: { height: 0.07, sharp: 0.34, share: 0.8 },
	},
	linen: {
		lift: 0.1,
		edge: 0.5,
		rim: 2.2,
		handled: { bend: 210, push: 1.08, crisp: true },
		pleated: true,
		small: { height: 0.1, sharp: 0.3, share: 0.95 },
	},
	silk: {
		lift: 0.09,
		edge: 0.45,
		rim: 2,
		handled: { bend: 320, push: 1.1 },
		small: { height: 0.06, sharp: 0.45, share: 0.5 },
	},
	/** Satin gives way most of all, and has not a small wrinkle: they make leather of it. */
	satin: { lift: 0.09, edge: 0.45, rim: 2, handled: { bend: 200, push: 1.25 }, falls: true },
	crepe: {
		lift: 0.09,
		edge: 0.45,
		rim: 2,
		handled: { bend: 340, push: 1.15 },
		small: { height: 0.06, sharp: 0.6, share: 0.4 },
	},
	jersey: knitted(320, 1.25),
	modal: knitted(260, 1.25),
	pique: knitted(420, 1.15),
	interlock: knitted(420, 1.25),
} as const satisfies Record<string, Drape>;

/** Legs of crisp cloth are laid once more on a lattice half as coarse: its folds are narrower, and it has more of them. */
export type HandledLegs = Handled & { crisp?: boolean };

/** How the cloth of trousers lies. */
export type TrouserDrape = {
	/** How it answers to the hands that lay it; soft gabardine lies still, in folds of its own (trousers-fall.ts). */
	handled?: HandledLegs;
	small: SmallCreases;
};

export const trouserDrapes = {
	linen: { handled: { bend: 210, push: 0.95, crisp: true }, small: { height: 0.1, sharp: 0.3, share: 0.95 } },
	twill: { handled: { bend: 540, push: 0.95 }, small: { height: 0.05, sharp: 0.55, share: 0.4 } },
	canvas: { handled: { bend: 600, push: 1.1 }, small: { height: 0.05, sharp: 0.55, share: 0.4 } },
	/** What lay under an iron keeps little of what hands have pushed together. */
	pressed: { handled: { bend: 540, push: 0.75 }, small: { height: 0.05, sharp: 0.55, share: 0.4 } },
	gabardine: { small: { height: 0.05, sharp: 0.55, share: 0.4 } },
} as const satisfies Record<string, TrouserDrape>;
