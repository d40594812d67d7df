import type { DhotiRecipe } from "../kinds/dhoti.ts";

const maroonBand = { colour: "#70202e", print: "#b8925a" };
const kraftBand = { colour: "#b89a6e", print: "#5a3a22" };
const tealBand = { colour: "#1d5560", print: "#c2a56a" };

/** Dhotis. */
export const dhotis = {
	"zari-border-dhoti": {
		kind: "dhoti",
		fabric: "zari",
		palette: { ground: "#e7dfce", accent: "#7a1f2b", second: "#7a1f2b" },
		style: { seed: 9, on: "folded", band: maroonBand, pose: { turn: -5, mirrored: true } },
	},
	"kasavu-dhoti": {
		kind: "dhoti",
		fabric: "kasavu",
		palette: { ground: "#e0cfae", accent: "#b8965a", second: "#b8965a" },
		style: {
			seed: 16,
			on: "end",
			fringe: "#e0cfae",
			layers: 4,
			closed: true,
			askew: 6,
			size: [50, 54],
			falls: 11,
			pose: { turn: 5, mirrored: true, y: 4 },
		},
	},
	"peacock-border-dhoti": {
		kind: "dhoti",
		fabric: "peacock",
		palette: { ground: "#e6e2d8", accent: "#16647a", second: "#0d4656" },
		style: {
			seed: 25,
			on: "none",
			band: tealBand,
			wrinkle: 1.4,
			layers: 6,
			size: [42, 64],
			pose: { turn: 14, mirrored: true },
		},
	},
	"silk-dhoti": {
		kind: "dhoti",
		fabric: "pattu",
		palette: { ground: "#cbc0a6", accent: "#691429", second: "#d0c6ae" },
		style: {
			seed: 38,
			on: "pleated",
			wrinkle: 1,
			layers: 4,
			size: [52, 52],
			falls: 11,
			pose: { turn: -6, y: 4, keyFrom: 140 },
		},
	},
	"kavi-dhoti": {
		kind: "dhoti",
		fabric: "kavi",
		palette: { ground: "#c4692c", accent: "#6d1a22", second: "#e0b23c" },
		style: {
			seed: 47,
			on: "folded",
			band: kraftBand,
			wrinkle: 1.4,
			layers: 4,
			size: [56, 58],
			spot: { x: 7, y: -3, turn: 12 },
			pose: { turn: -7, y: 1 },
		},
	},
} as const satisfies Readonly<Record<string, DhotiRecipe>>;
