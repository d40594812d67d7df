import type { TShirtRecipe } from "../kinds/t-shirt.ts";

/** Knitted T-shirts. */
export const tShirts = {
	"cotton-round-neck-t-shirt": {
		kind: "t-shirt",
		knit: "jersey",
		palette: { body: "#b5673a", second: "#b5673a" },
		style: { seed: 31, neck: "round", sleeves: "short", thread: 1.14, pose: { turn: -1.4, arms: [6, -3], sway: 0.8 } },
	},
	"modal-v-neck-t-shirt": {
		kind: "t-shirt",
		knit: "modal",
		palette: { body: "#2f4f43", second: "#2f4f43" },
		style: {
			seed: 15,
			pose: { turn: 1.7, arms: [-3, 6], sway: -0.7 },
			neck: "v",
			sleeves: "slim",
			thread: 1.3,
		},
	},
	"striped-long-sleeve-t-shirt": {
		kind: "t-shirt",
		knit: "stripe",
		palette: { body: "#e5dcc9", second: "#232f4d" },
		style: { seed: 21, neck: "wide", sleeves: "long", pose: { turn: -1, arms: [3, -2], elbows: [6, 34], sway: 0.6 } },
	},
	"pique-polo-t-shirt": {
		kind: "t-shirt",
		knit: "pique",
		palette: { body: "#70202e", second: "#e6dcc6" },
		style: {
			seed: 27,
			neck: "polo",
			sleeves: "short",
			bands: true,
			vents: 4,
			buttons: "#e9e1d0",
			thread: 1.16,
			pose: { turn: 1.1, arms: [8, -3], sway: -0.5 },
		},
	},
	"raglan-t-shirt": {
		kind: "t-shirt",
		knit: "interlock",
		palette: { body: "#e6decd", second: "#1d5f69" },
		style: {
			seed: 39,
			pose: { turn: -1.3, arms: [-2, -1.5], sway: 0.9 },
			neck: "round",
			sleeves: "three-quarter",
			raglan: true,
			curvedHem: true,
		},
	},
} as const satisfies Readonly<Record<string, TShirtRecipe>>;
