import type { Mesh } from "../cloth/mesh.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Box } from "./relief-field.ts";
import type { TrouserStyle } from "./trousers.ts";
import { thighPocketOn } from "./trousers-cargo.ts";
import { patchPocketOn, seatPocketOn } from "./trousers-pockets.ts";
import type { Side } from "./trousers-shape.ts";

/** A part of the right half that is sewn flat, and over how many cm before it folds die out. */
type Flat = Box & { before: number };

/** How much of the cloth there is flat. */
const flat = 0.88;

/** What is sewn on the right half of one side, flat and double: pockets, and a waistband that is not gathered. */
const sewnOn = ({ cut, pockets, waist, crease }: TrouserStyle, side: Side): Flat[] => {
	const on = (box: Box): Flat => ({ ...box, before: 2.6 });
	const band = { x0: 1, x1: cut.waist - 1.5, y0: cut.rise - 2.6, y1: cut.rise + 2, before: 5.5 };
	return [
		...(waist !== "drawstring" && !crease ? [band] : []),
		...(pockets === "patch" && side === "front" ? [on(patchPocketOn(cut))] : []),
		...(pockets === "cargo" ? [on(thighPocketOn(cut, side))] : []),
		...(pockets === "cargo" && side === "back" ? [on(seatPocketOn(cut))] : []),
	];
};

/** How far a place lies within such a part: 1 in it, 0 from `before` on outside of it. */
const withinBox = ({ x0, x1, y0, y1, before }: Flat, x: number, y: number): number =>
	smooth(-before, 0.3, Math.min(x - x0, x1 - x)) * smooth(-before, 0.3, Math.min(y - y0, y1 - y));

/** The plane that lies nearest to the points of a mesh within a box, on one half. */
const planeOf = ({ pos }: Mesh, box: Flat, half: number): ((x: number, y: number) => number) => {
	const [mx, my] = [(half * (box.x0 + box.x1)) / 2, (box.y0 + box.y1) / 2];
	const sums = { n: 1e-9, x: 0, y: 0, z: 0, xx: 1e-9, yy: 1e-9, xy: 0, xz: 0, yz: 0 };
	for (let i = 0; i < pos.length; i += 3) {
		if (withinBox(box, half * pos[i], pos[i + 1]) < 0.98) continue;
		const [x, y, z] = [pos[i] - mx, pos[i + 1] - my, pos[i + 2]];
		sums.n++;
		sums.x += x;
		sums.y += y;
		sums.z += z;
		sums.xx += x * x;
		sums.yy += y * y;
		sums.xy += x * y;
		sums.xz += x * z;
		sums.yz += y * z;
	}
	const { n } = sums;
	const [ax, ay, az] = [sums.x / n, sums.y / n, sums.z / n];
	const [xx, yy, xy] = [sums.xx - n * ax * ax, sums.yy - n * ay * ay, sums.xy - n * ax * ay];
	const [xz, yz] = [sums.xz - n * ax * az, sums.yz - n * ay * az];
	const area = xx * yy - xy * xy || 1;
	const [a, b] = [(xz * yy - yz * xy) / area, (yz * xx - xz * xy) / area];
	return (x, y) => az + a * (x - mx - ax) + b * (y - my - ay);
};

/** Legs that lie flat where a pocket makes them double: folds run up to it and die out, and do not go on below it. */
export const stiffened = (mesh: Mesh, style: TrouserStyle, side: Side): Mesh => {
	const pos = mesh.pos.slice();
	for (const box of sewnOn(style, side)) {
		for (const half of [-1, 1]) {
			const plane = planeOf(mesh, box, half);
			for (let i = 0; i < pos.length; i += 3) {
				const within = withinBox(box, half * pos[i], pos[i + 1]);
				if (within > 0) pos[i + 2] = lerp(pos[i + 2], Math.max(0.05, plane(pos[i], pos[i + 1])), flat * within);
			}
		}
	}
	return { ...mesh, pos };
};
