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
	/** Tone of the stitches: above 1 is lighter than the cloth. */
	thread?: number;
	pose?: Pose;
};

export const cutOf = ({ sleeve, curvedHem, womens, vents }: ShirtStyle): TopCut => {
	const full = sleeve === "full";
	const slim = womens ? 2.2 : 0;
	return {
		hem: 25 - slim,
		chest: 25 - slim * 1.2,
		underarm: 51.5,
		shoulder: [21.8 - slim, 74.6],
		neck: [7.2, 80.2],
		neckDepth: 11,
		neckRound: 0.95,
		sleeveIn: full ? [33.6 - slim, 12.2] : [32.6 - slim, 44.5],
		sleeveOut: full ? [42.6 - slim, 14.6] : [43.4 - slim, 50.2],
		sleeveBend: full
			? [
					[30 - slim, 70.2],
					[38.4 - slim, 40],
				]
			: [
					[31 - slim, 70.8],
					[38 - slim, 60.5],
				],
		hemRise: curvedHem ? 9 : 0,
		vent: vents,
	};
};
