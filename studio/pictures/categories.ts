import { groupScene, type Part } from "./compose.ts";
import type { Group } from "./group.ts";

type View = {
	cx: number;
	cy: number;
	scale: number;
	pitch?: number;
	samples?: number;
	lapped?: number;
	layered?: number;
};

const category = (id: string, view: View, parts: readonly Part[]): Group => ({
	key: `categories/${id}`,
	entry: "pictures/categories.ts",
	uses: parts.map((part) => part.id),
	scene: () => groupScene(parts, view),
});

/** Two or three pieces of each category on one table. */
export const categories: readonly Group[] = [
	category("sarees", { cx: 0, cy: 2, scale: 13.2, pitch: 28 }, [
		{ id: "chettinad-cotton-saree", x: -20, y: 27, turn: 5, scale: 0.74 },
		{ id: "pochampally-ikat-saree", x: 21.5, y: 23, turn: -4, scale: 0.68 },
		{ id: "block-print-mulmul-saree", x: -5, y: -28, turn: 3, scale: 0.78 },
	]),
	category("lehengas", { cx: 1, cy: -88, scale: 7.2, lapped: 0.4 }, [
		{ id: "temple-border-pavadai-lehenga", x: 30, y: 26, turn: 1 },
		{ id: "bridal-lehenga-set", x: -22, y: -12, turn: 2, over: true, bridges: 8 },
	]),
	category("silk-sarees", { cx: 0, cy: 2, scale: 13.2, pitch: 28, lapped: 0.4 }, [
		{ id: "kanchi-border-silk-saree", x: -21, y: 25, turn: -4, scale: 0.76 },
		{ id: "mysore-crepe-silk-saree", x: 23, y: 28, turn: 5, scale: 0.7 },
		{ id: "banarasi-silk-saree", x: 4, y: -28.5, turn: -3, scale: 0.78 },
	]),
	category("silk-shirts", { cx: 2, cy: 46, scale: 13.4, samples: 3, layered: 0.55 }, [
		{ id: "cream-silk-shirt", x: -16.5, y: 4, turn: 7 },
		{ id: "wine-silk-shirt", x: 22, y: -8, turn: -8, over: true, bridges: 6 },
	]),
	category("t-shirts", { cx: 2, cy: 35, scale: 11, samples: 3 }, [
		{ id: "striped-long-sleeve-t-shirt", x: 20, y: 30, turn: -14 },
		{ id: "modal-v-neck-t-shirt", x: -22, y: 14, turn: 10, over: true, bridges: 6 },
		{ id: "cotton-round-neck-t-shirt", x: 12, y: -16, turn: -4, over: true, bridges: 6 },
	]),
	category("shirts", { cx: 2, cy: 44.5, scale: 12 }, [
		{ id: "blue-stripe-shirt", x: 21, y: 8, turn: -7 },
		{ id: "madras-check-shirt", x: -18, y: -8, turn: 6, over: true },
	]),
	category("trousers", { cx: 0, cy: 55, scale: 11, samples: 3, layered: 0.55 }, [
		{ id: "cotton-cargo-trousers", x: 38, y: 12, turn: 4 },
		{ id: "cotton-chino-trousers", x: -37, y: 14, turn: -4 },
		{ id: "taupe-check-trousers", x: 0, y: -8, turn: 0, over: true, bridges: 6 },
	]),
	category("dhotis", { cx: 0, cy: 2, scale: 13.2, pitch: 27 }, [
		{ id: "kasavu-dhoti", x: -23, y: 26, turn: 2, scale: 0.68 },
		{ id: "silk-dhoti", x: 22, y: 22, turn: -5, scale: 0.73 },
		{ id: "zari-border-dhoti", x: 2, y: -28, turn: -2, scale: 0.78 },
	]),
];
