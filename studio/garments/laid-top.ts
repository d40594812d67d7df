import { fineEdge } from "../cloth/fine-edge.ts";
import { type Held, laidOnTable, laidSheet, type Shift } from "../cloth/laid-sheet.ts";
import type { Lattice } from "../cloth/lattice.ts";
import type { Mesh } from "../cloth/mesh.ts";
import type { Material } from "../cloth/settle.ts";
import { lineLookup } from "../maths/polygon.ts";
import { smooth } from "../maths/scalar.ts";
import type { TopShape } from "./top-shape.ts";

/** Front (or back) and sleeves as one sheet, moved by hands and come to rest; its threads turn with the sleeves. */
export const settledTop = (
	{ grain, outline }: TopShape,
	hands: Shift,
	held: (x: number, y: number, depth: number) => Held,
	material: Material,
	seed: number,
): { panel: Lattice; pos: Float32Array } => {
	const turnAt = (x: number, y: number): number => {
		const [u0, v0] = grain(x, y);
		const [u1, v1] = grain(x + Math.sign(x) * 0.01, y);
		return -Math.sign(x || 1) * Math.atan2(v1 - v0, u1 - u0);
	};
	return laidSheet(outline, 0.19, { hands, held, turnAt, material, seed }, [
		[900, 0.65],
		[500, 0.001],
		[240, 0.001],
	]);
};

/** How it lies: material and edge as `laidOnTable` takes them, and how deep its armholes draw it down, cm. */
type Lie = Omit<Parameters<typeof laidOnTable>[2], "seam"> & { drawn?: number };

/** That sheet on the table: drawn in along its armholes, and with a thin edge. */
export const topOnTable = ({ armhole }: TopShape, panel: Lattice, settled: Float32Array, lie: Lie): Mesh => {
	const seamAt = lineLookup(armhole, 1.2);
	const { edge, lift, drawn = 0.06 } = lie;
	const seam = (x: number, y: number) => drawn * smooth(0.8, 0, seamAt(Math.abs(x), y).distance);
	const pos = laidOnTable(panel, settled, { ...lie, seam });
	return fineEdge({ pos, uv: panel.rest.slice(), tri: panel.tri }, panel.depth, { edge, lift, thin: true });
};
