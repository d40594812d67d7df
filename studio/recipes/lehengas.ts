import type { LehengaRecipe } from "../kinds/lehenga.ts";

/** Lehengas with what belongs to the outfit. */
export const lehengas = {
	"bridal-lehenga-set": {
		kind: "lehenga",
		fabric: "bridal",
		palette: {
			warp: "#8a1235",
			weft: "#9b173b",
			shot: "#c8355c",
			border: "#123f3a",
			borderShot: "#2f7a6a",
			accent: "#b3904f",
		},
		seed: 5,
	},
	"brocade-panel-lehenga": {
		kind: "lehenga",
		fabric: "brocade",
		palette: { warp: "#3f1a3e", weft: "#4d214b", shot: "#7c3f74", border: "#3f1a3e" },
		seed: 17,
	},
	"temple-border-pavadai-lehenga": {
		kind: "lehenga",
		fabric: "pavadai",
		palette: { warp: "#b67a1b", weft: "#c08522", shot: "#d8a247", border: "#8a1450", borderShot: "#c23f80" },
		seed: 28,
	},
	"block-print-tiered-lehenga": {
		kind: "lehenga",
		fabric: "tiered",
		palette: { warp: "#e4dac4", weft: "#dfd4bc", border: "#2a3d6e", accent: "#a4522e" },
		seed: 33,
	},
	"organza-lehenga": {
		kind: "lehenga",
		fabric: "organza",
		palette: { warp: "#a9bccd", weft: "#b4c6d5", shot: "#dbe5ee", border: "#8fa6bb" },
		seed: 41,
	},
} as const satisfies Readonly<Record<string, LehengaRecipe>>;
