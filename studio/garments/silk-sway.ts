import type { Mesh } from "../cloth/mesh.ts";
import { heightOf } from "../cloth/surface-height.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { clamp, smooth } from "../maths/scalar.ts";
import type { SewnOn } from "./silk-causes.ts";
import type { TopShape } from "./top-shape.ts";

/** How far aside folds are led at the most, and how often in a cm across and along that changes. */
const led = { aside: 3.4, across: 0.04, along: 0.052 } as const;

/** Share of their height that folds lose where they are lowest, and how often in a cm across and along that changes. */
const fades = { share: 0.5, across: 0.05, along: 0.06 } as const;

/** Height of the cloth between folds, cm. */
const level = 0.2;

/**
 * Silk whose long falls wind and come and go: as they were laid, they stood side by side from yoke to hem, as straight as spears and as
 * high all along. Its seams, its placket and its edges stay as they are.
 */
export const swaying = (mesh: Mesh, shape: TopShape, sewnOn: SewnOn, seed: number): Mesh => {
	const { outline, armhole, isSleeve } = shape;
	const high = heightOf([mesh], 0.5);
	const edgeAt = lineLookup([...outline, outline[0]], 7);
	const armAt = lineLookup(armhole, 7);
	const pos = mesh.pos.slice();
	for (let k = 0; k < pos.length / 3; k++) {
		const [u, v] = [mesh.uv[2 * k], mesh.uv[2 * k + 1]];
		if (isSleeve(u, v)) continue;
		const across = Math.abs(u);
		const held = Math.min(edgeAt(u, v).distance, armAt(across, v).distance, sewnOn.yoke(across) - v);
		const free = smooth(0.6, 6, held) * (sewnOn.half === "back" ? 1 : smooth(2, 6, across));
		if (free <= 0) continue;
		const aside = free * led.aside * fbm(u * led.across, v * led.along, 2, seed + 301);
		const [x, y] = [pos[3 * k], pos[3 * k + 1]];
		const lower = free * fades.share * clamp(0.5 + 1.6 * fbm(u * fades.across, v * fades.along, 2, seed + 303));
		pos[3 * k + 2] = level + (high(x + aside, y) - level) * (1 - lower);
	}
	return { ...mesh, pos };
};
