import { cachedMeshes } from "../cloth/cache.ts";
import { fineEdge } from "../cloth/fine-edge.ts";
import { layFlat } from "../cloth/lay-flat.ts";
import type { Mesh } from "../cloth/mesh.ts";
import { lineLookup } from "../maths/polygon.ts";
import { smooth } from "../maths/scalar.ts";
import type { Drape } from "./drapes.ts";
import { draped, knitFoldsVersion } from "./jersey-drapes.ts";
import { laidByHandles, laidByHandlesVersion } from "./laid-by-handles.ts";
import type { TopShape } from "./top-shape.ts";

const version = 28;

/** Height of the edge of a top, which lies on its back, cm. */
const base = 0.12;

/** Jersey lies still, in a few folds of its own. */
const laidStill = (shape: TopShape, { lift, edge, rim, swell }: Drape, seed: number): Mesh => {
	const { cut, outline, armhole, onCut } = shape;
	const seamAt = lineLookup(armhole, 1.2);
	const { mesh, panel } = layFlat({
		outline,
		seed,
		lift,
		edge,
		swell,
		rim,
		base,
		spacing: 0.21,
		sink: (x, y) => {
			const [cutX, cutY] = onCut(x, y);
			return 0.06 * smooth(0.8, 0, seamAt(Math.abs(cutX), cutY).distance);
		},
	});
	return fineEdge(draped(mesh, cut, seed, panel.depth, rim), panel.depth, { edge, lift, thin: true });
};

/** Front (or back) and sleeves as one sheet, as they have been laid down. */
export const topBody = (shape: TopShape, drape: Drape, seed: number): Mesh => {
	const { handled } = drape;
	const lies = handled ? laidByHandlesVersion : knitFoldsVersion;
	// The small creases are drawn, not laid.
	const laidAs = { ...drape, small: undefined };
	return cachedMeshes({ top: version, lies, cut: shape.cut, drape: laidAs, seed }, () => ({
		body: handled ? laidByHandles(shape, seed, handled, { base, ...drape }) : laidStill(shape, drape, seed),
	})).body;
};
