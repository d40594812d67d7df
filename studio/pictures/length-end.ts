import { joined, type Mesh } from "../cloth/mesh.ts";
import type { SareeCloth } from "../garments/saree.ts";
import { hangingFringe } from "../props/hanging-fringe.ts";
import { tassels } from "../props/tassel.ts";
import type { Piece } from "../render/scene.ts";

/** What hangs from the end of an opened length, as from that of the folded goods: warp ends or knotted tassels. */
export type LengthEnd = Pick<SareeCloth, "tassels" | "fringe"> & { hanging?: string; seed: number };

/** A picture has room for 255 pieces, and a fringe has more ends than that. */
const asOne = (pieces: readonly Piece[]): Piece[] =>
	pieces.length > 0 ? [{ mesh: joined(pieces.map(({ mesh }) => mesh)), surface: pieces[0].surface }] : [];

const onTable = (): number => 0;

/** The ends below the first row of a mesh of `columns` + 1 points across, as long as on the folded goods. */
export const endPieces = (mesh: Mesh, columns: number, end: LengthEnd): Piece[] => {
	const edge = { mesh, columns, under: onTable, seed: end.seed };
	const across = Math.hypot(mesh.pos[3 * columns] - mesh.pos[0], mesh.pos[3 * columns + 1] - mesh.pos[1]);
	return [
		...(end.hanging ? [hangingFringe({ ...edge, colour: end.hanging, length: 2.6 })] : []),
		...(end.fringe ? [hangingFringe({ ...edge, colour: end.fringe, length: 2 })] : []),
		...(end.tassels
			? asOne(tassels({ ...edge, colour: end.tassels, count: Math.round(across / 2.5), length: 4.6 }))
			: []),
	];
};
