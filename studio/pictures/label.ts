import type { Mesh } from "../cloth/mesh.ts";

export type Box = { x0: number; x1: number; y0: number; y1: number };

export const boxOf = ({ pos }: Mesh): Box => {
	const box = { x0: 1e9, x1: -1e9, y0: 1e9, y1: -1e9 };
	for (let i = 0; i < pos.length; i += 3) {
		box.x0 = Math.min(box.x0, pos[i]);
		box.x1 = Math.max(box.x1, pos[i]);
		box.y0 = Math.min(box.y0, pos[i + 1]);
		box.y1 = Math.max(box.y1, pos[i + 1]);
	}
	return box;
};

/** A woven label is 4.6 x 2.7 cm, with its end up to 3.1 and turned a little more, and nothing else on a garment is. */
export const isLabel = ({ x0, x1, y0, y1 }: Box): boolean =>
	x1 - x0 > 4 && x1 - x0 < 5.3 && y1 - y0 > 2.3 && y1 - y0 < 3.7;
