import { printedMark } from "../cards/printed.ts";
import { gridMesh } from "../cloth/mesh.ts";
import { clamp, degrees } from "../maths/scalar.ts";
import { paper } from "../props/paper.ts";
import type { Piece } from "../render/scene.ts";

/** A sheet of paper slipped below a selvedge near the end: half of it is seen beside sheer cloth and half through it, cm. */
const sheet = { wide: 50, high: 64, from: 46, beside: 15, turn: 9 };

/** The sheet on one `side` of a cloth of this width (1 is the right), the company's mark on what the cloth covers. */
export const slippedBelow = (width: number, side: 1 | -1): Piece => {
	const { wide, high, from, beside, turn } = sheet;
	const [c, s] = [Math.cos(side * turn * degrees), Math.sin(side * turn * degrees)];
	const middle = side * (width / 2 + beside - wide / 2);
	const mesh = gridMesh(60, 60, (a, b) => {
		const [u, v] = [(a - 0.5) * wide, (b - 0.5) * high];
		const x = middle + u * c - v * s;
		// Below the cloth, which is hardly higher at its selvedge, it lies flat; beside it, it bends up as paper from a roll does.
		const bent = 1.5 * clamp((side * x - width / 2 - 2) / beside) ** 1.6;
		return [x, from + high / 2 + u * s + v * c, 0.012 + bent * (0.6 + 0.4 * b), u, v];
	});
	const mark = { ink: printedMark(26), colour: "#2f2018", x: -side * 10, y: 2 };
	return { mesh, surface: paper("#96704a", [mark]) };
};
