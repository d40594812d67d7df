import { gridMesh, type Mesh } from "../cloth/mesh.ts";
import type { SareeCloth } from "../garments/saree.ts";
import { lerp } from "../maths/scalar.ts";
import { farFringe } from "../props/far-fringe.ts";
import type { Piece } from "../render/scene.ts";

/** What hangs from the end of an opened length, as from that of the folded goods: warp ends or knotted tassels. */
export type LengthEnd = Pick<SareeCloth, "tassels" | "fringe"> & { hanging?: string; seed: number };

/** Places per cm of the edge that ends or tassels hang from: it runs as finely as they do. */
const places = 12;

/** The first two rows of a mesh of `columns` + 1 points across, with `fine` + 1 points each. */
const finerEnd = ({ pos, uv }: Mesh, columns: number, fine: number): Mesh =>
	gridMesh(fine, 1, (s, t) => {
		const k = Math.min(columns - 1, Math.floor(s * columns));
		const share = s * columns - k;
		const at = k + Math.round(t) * (columns + 1);
		const between = (values: Float32Array, size: number, c: number) =>
			lerp(values[size * at + c], values[size * (at + 1) + c], share);
		return [between(pos, 3, 0), between(pos, 3, 1), between(pos, 3, 2), between(uv, 2, 0), between(uv, 2, 1)];
	});

/** The ends below the first row of a mesh of `columns` + 1 points across, a little longer than on the folded goods, where they are seen from near. */
export const endPieces = (mesh: Mesh, columns: number, end: LengthEnd): Piece[] => {
	const across = Math.hypot(mesh.pos[3 * columns] - mesh.pos[0], mesh.pos[3 * columns + 1] - mesh.pos[1]);
	const fine = Math.round(across * places);
	const edge = { mesh: finerEnd(mesh, columns, fine), columns: fine, seed: end.seed };
	return [
		...(end.hanging ? [farFringe({ ...edge, colour: end.hanging, length: 3.4 })] : []),
		...(end.fringe ? [farFringe({ ...edge, colour: end.fringe, length: 3.6 })] : []),
		...(end.tassels ? [farFringe({ ...edge, colour: end.tassels, length: 4.6, apart: 1.9 })] : []),
	];
};
