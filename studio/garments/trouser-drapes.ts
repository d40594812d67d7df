import type { Handled } from "./drapes.ts";
import type { SmallCreases } from "./small-creases.ts";

/** How the cloth of trousers lies. */
export type TrouserDrape = {
	/** How it answers to the hands that lay it. */
	handled: Handled;
	/** How far it stands up to the folds of its pack (leg-folds.ts), cm; left out of cloth that was pressed. */
	facets?: number;
	small: SmallCreases;
	/** How high the small rumples between its folds stand (trousers-crinkle.ts), cm. */
	uneven: number;
};

/** Of trousers: heavier cloth than a shirt's, creased less. */
const sturdy = { height: 0.05, sharp: 0.55, share: 0.4 };

export const trouserDrapes = {
	linen: {
		handled: { bend: 150, push: 0.62 },
		facets: 0.3,
		small: { height: 0.1, sharp: 0.3, share: 0.95 },
		uneven: 0.2,
	},
	twill: { handled: { bend: 210, push: 0.48 }, facets: 0.3, small: sturdy, uneven: 0.19 },
	canvas: { handled: { bend: 210, push: 0.5 }, facets: 0.3, small: sturdy, uneven: 0.2 },
	/** What lay under an iron keeps little of what hands have pushed together. */
	pressed: { handled: { bend: 200, push: 0.45 }, small: sturdy, uneven: 0.11 },
	gabardine: { handled: { bend: 210, push: 0.42 }, small: sturdy, uneven: 0.1 },
} as const satisfies Record<string, TrouserDrape>;
