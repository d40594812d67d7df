/** Fine relief of a cloth, worked out once for every place and read as a smooth surface. */
export type ReliefField = {
	/** Height at a place, cm. */
	read: (x: number, y: number) => number;
};

/** A box of the pattern, cm. */
export type Box = { x0: number; x1: number; y0: number; y1: number };

/** cm between two values: a third of the steep side of the sharpest crease. */
const cell = 0.09;

/**
 * A field over a box that is filled by `fill`: `put(box, heightAt)` sets every value within a smaller box, cm, `before` being
 * the height that lies there so far.
 */
export const reliefField = (
	{ x0, x1, y0, y1 }: Box,
	fill: (put: (box: Box, heightAt: (x: number, y: number, before: number) => number) => void) => void,
): ReliefField => {
	const columns = Math.ceil((x1 - x0) / cell) + 4;
	const rows = Math.ceil((y1 - y0) / cell) + 4;
	const high = new Float32Array(columns * rows);
	fill((box, heightAt) => {
		const [i0, i1] = [Math.max(1, Math.floor((box.x0 - x0) / cell)), Math.min(columns - 2, (box.x1 - x0) / cell + 2)];
		const [j0, j1] = [Math.max(1, Math.floor((box.y0 - y0) / cell)), Math.min(rows - 2, (box.y1 - y0) / cell + 2)];
		for (let j = j0; j <= j1; j++) {
			for (let i = i0; i <= i1; i++) {
				const k = j * columns + i;
				high[k] = heightAt(x0 + (i - 1) * cell, y0 + (j - 1) * cell, high[k]);
			}
		}
	});
	return {
		// Quadratic B-splines: read bilinearly, each cell is a facet in the light.
		read: (x, y) => {
			const fx = (x - x0) / cell + 1;
			const fy = (y - y0) / cell + 1;
			const i = Math.round(fx);
			const j = Math.round(fy);
			if (i < 1 || j < 1 || i > columns - 2 || j > rows - 2) return 0;
			const u = fx - i;
			const v = fy - j;
			const a0 = 0.5 * (0.5 - u) ** 2;
			const a1 = 0.75 - u * u;
			const a2 = 0.5 * (0.5 + u) ** 2;
			const b0 = 0.5 * (0.5 - v) ** 2;
			const b1 = 0.75 - v * v;
			const b2 = 0.5 * (0.5 + v) ** 2;
			const k = j * columns + i;
			const below = a0 * high[k - columns - 1] + a1 * high[k - columns] + a2 * high[k - columns + 1];
			const at = a0 * high[k - 1] + a1 * high[k] + a2 * high[k + 1];
			const above = a0 * high[k + columns - 1] + a1 * high[k + columns] + a2 * high[k + columns + 1];
			return b0 * below + b1 * at + b2 * above;
		},
	};
};
