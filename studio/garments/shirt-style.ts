import type { Surface } from "../render/scene.ts";
import type { Drape } from "./drapes.ts";
import type { Pose } from "./pose.ts";
import type { CollarKind } from "./shirt-collar.ts";
import type { TopCut } from "./top-shape.ts";

export type ShirtStyle = {
	cloth: Surface;
	drape: Drape;
	seed: number;
	collar: CollarKind;
	sleeve: "full" | "half";
	placket: "stitched" | "plain" | "concealed" | "narrow";
	pockets: 0 | 1 | 2;
	curvedHem: boolean;
	buttons: { colour: string; metal?: boolean; count: number; radius?: number };
	cuff?: { buttons: number; height?: number; small?: boolean };
	/** A buttoned tab on the sleeve. */
	tab?: boolean;
	womens?: boolean;
	/** Height of the side vents; the back is the longer. */
	vents?: number;
	/** Pressed hard: placket and pocket do not follow the small steps below them, and seams hardly pucker. */
	pressed?: boolean;
	darkLabel?: boolean;
	/** What its tab says: one of the sizes that it is sold in. Default: "M". */
	size?: string;
	/** Tone of the stitches: above 1 is lighter than the cloth. */
	thread?: number;
	/**
	 * It has not been stroked flat: share of satin's long falls that other cloth lies in, edges that stand off the table here and
	 * there, a slim collar.
	 */
	slack?: number;
	/** How far its threads lie out of their lines (unruled.ts), cm; where that of other cloth would be seen, as in stripes. */
	waver?: number;
	pose?: Pose;
};

/** Height of its cuffs, cm. */
export const cuffHeight = ({ cuff }: Pick<ShirtStyle, "cuff">): number => cuff?.height ?? 6.2;

export const cutOf = ({ sleeve, curvedHem, womens, vents }: ShirtStyle): TopCut => {
	const full = sleeve === "full";
	const slim = womens ? 2.6 : 0;
	return {
		hem: 27.4 - slim * 0.9,
		chest: 27.4 - slim,
		underarm: 51,
		shoulder: [23.4 - slim * 0.8, 74.2],
		neck: [7.2, 80.2],
		neckDepth: 11,
		neckRound: 0.95,
		sleeveIn: full ? [32.6 - slim, 12] : [31.8 - slim, 42.6],
		sleeveOut: full ? [42.6 - slim, 13.8] : [41 - slim, 49.6],
		// It runs straight from the shoulder, as wide as an upper arm, and narrows below the elbow.
		sleeveBend: full
			? [
					[31.6 - slim, 69.6],
					[42.2 - slim, 52],
				]
			: [
					[31 - slim, 70],
					[37.4 - slim, 60],
				],
		hemRise: curvedHem ? 9 : 0,
		vent: vents,
	};
};
