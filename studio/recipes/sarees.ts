import type { CottonSareeRecipe } from "../kinds/cotton-saree.ts";
import type { SilkSareeRecipe } from "../kinds/silk-saree.ts";

/** Cotton, linen and silk sarees. */
export const sarees = {
	"chettinad-cotton-saree": {
		kind: "cotton-saree",
		fabric: "chettinad",
		palette: { ground: "#c08a2a", accent: "#6d1a2a", second: "#7a2433" },
		layout: { pallu: "panel", seed: 5, wrinkle: 1.2 },
	},
	"kota-doria-saree": {
		kind: "cotton-saree",
		fabric: "kotaDoria",
		palette: { ground: "#b9d3bc", accent: "#b3904f", second: "#b3904f" },
		layout: {
			pallu: "panel",
			seed: 12,
			width: 38,
			run: 81,
			ripple: 1.1,
			end: [-13, -43],
			length: 77,
			layers: 5,
			thickness: 0.9,
			wrinkle: 1.1,
		},
	},
	"block-print-mulmul-saree": {
		kind: "cotton-saree",
		fabric: "blockMulmul",
		palette: { ground: "#27396b", accent: "#e2d8c0", second: "#8f3129" },
		layout: { pallu: "fan", seed: 9, wrinkle: 1.25, thickness: 1.15 },
	},
	"pochampally-ikat-saree": {
		kind: "cotton-saree",
		fabric: "pochampally",
		palette: { ground: "#a14a2c", accent: "#e0d3b6", second: "#231f20" },
		layout: { pallu: "panel", seed: 31, width: 38, run: 98 },
	},
	"linen-saree": {
		kind: "cotton-saree",
		fabric: "linen",
		palette: { ground: "#aba294", accent: "#45413f", second: "#45413f" },
		layout: { pallu: "panel", seed: 44, width: 34, run: 84, wrinkle: 1.5, ripple: 0.7 },
	},
	"banarasi-silk-saree": {
		kind: "silk-saree",
		fabric: "banarasi",
		palette: { warp: "#14565d", weft: "#1a6a71", shot: "#3d9aa0", border: "#7d1233", borderShot: "#b8465f" },
		layout: { pallu: "fan", seed: 4 },
	},
	"kanchi-border-silk-saree": {
		kind: "silk-saree",
		fabric: "kanchi",
		palette: { warp: "#5a0c27", weft: "#68112e", shot: "#a02c4a", border: "#0f4433", borderShot: "#3f8a6c" },
		layout: { pallu: "fan", seed: 14, layers: 7 },
	},
	"mysore-crepe-silk-saree": {
		kind: "silk-saree",
		fabric: "mysoreCrepe",
		palette: { warp: "#27633a", weft: "#2f6f40", shot: "#5a9a5c", border: "#27633a", borderShot: "#5a9a5c" },
		layout: { pallu: "fan", edged: true, seed: 22, thickness: 1.1 },
	},
	"tussar-silk-saree": {
		kind: "silk-saree",
		fabric: "tussar",
		palette: { warp: "#bd9355", weft: "#c9a066", shot: "#dcbf86", border: "#9a4526", borderShot: "#b8683f" },
		layout: { pallu: "panel", seed: 37, width: 28.8, run: 84, wrinkle: 1.2 },
	},
	"soft-silk-saree": {
		kind: "silk-saree",
		fabric: "softSilk",
		palette: { warp: "#862c4e", weft: "#903756", shot: "#9a86c0", border: "#54407e", borderShot: "#a97bb0" },
		layout: { pallu: "fan", seed: 52, thickness: 1.15 },
	},
} as const satisfies Readonly<Record<string, CottonSareeRecipe | SilkSareeRecipe>>;
