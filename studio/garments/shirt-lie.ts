import type { Mesh } from "../cloth/mesh.ts";
import { fbm } from "../maths/noise.ts";
import { lineLookup } from "../maths/polygon.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { TopShape } from "./top-shape.ts";

/** How far an edge stands off the table at the most, over what width within it the cloth goes down to where it lies, and how much thinner an edge is that lies, cm. */
const edge = { high: 0.26, within: 5, thinner: 0.07 } as const;

/**
 * How much higher the cloth of a shirt lies at a place of the pattern because its edge touches the table here and stands off it
 * there: the shade at its foot is a hair and wide by turns. With one bevel all round, it was a board that had been cut out.
 */
export const edgeLie = ({ cut, outline, isSleeve }: TopShape, seed: number): ((x: number, y: number) => number) => {
	const edgeAt = lineLookup([...outline, outline[0]], edge.within + 0.5);
	return (x, y) => {
		const deep = Math.min(edge.within, edgeAt(x, y).distance);
		if (deep >= edge.within) return 0;
		const stands = smooth(0.04, 0.5, fbm(x * 0.075 + 3, y * 0.075, 2, seed + 231));
		// Collar and yoke hold it down, and a placket is firm.
		const firm = isSleeve(x, y) ? 1 : lerp(0.25, 1, smooth(1.2, 5, Math.abs(x)));
		const free = firm * smooth(cut.shoulder[1] - 1, cut.shoulder[1] - 8, y);
		return (
			edge.high * free * stands * smooth(edge.within, 0.3, deep) - edge.thinner * (1 - stands) * smooth(1, 0, deep)
		);
	};
};

/** A shirt's body as it lies on the table. */
export const lyingOnTable = (mesh: Mesh, shape: TopShape, seed: number): Mesh => {
	const lie = edgeLie(shape, seed);
	const pos = mesh.pos.slice();
	for (let k = 0; k < pos.length / 3; k++) pos[3 * k + 2] += lie(mesh.uv[2 * k], mesh.uv[2 * k + 1]);
	return { ...mesh, pos };
};
