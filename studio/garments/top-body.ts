import { cachedMeshes } from "../cloth/cache.ts";
import type { Mesh } from "../cloth/mesh.ts";
import type { Drape } from "./drapes.ts";
import { laidByHandles, laidByHandlesVersion } from "./laid-by-handles.ts";
import { calmFallsVersion, softFallsVersion } from "./soft-falls.ts";
import type { TopShape } from "./top-shape.ts";

const version = 29;

/** Height of the edge of a top, which lies on its back, cm. */
const base = 0.1;

/** Front (or back) and sleeves as one sheet, as they have been laid down. */
export const topBody = (shape: TopShape, drape: Drape, seed: number): Mesh => {
	// The small creases and the folds across are drawn, not laid, and the folds of silk are added to what has been laid.
	const tapered = drape.tapered !== undefined;
	const laidAs = { ...drape, small: undefined, across: undefined, tapered: tapered ? calmFallsVersion : undefined };
	const soft = drape.falls || drape.slack ? softFallsVersion : undefined;
	return cachedMeshes({ top: version, lies: laidByHandlesVersion, cut: shape.cut, drape: laidAs, soft, seed }, () => ({
		body: laidByHandles(shape, seed, drape.handled, { base, ...drape, tapered }),
	})).body;
};
