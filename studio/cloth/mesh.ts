import { degrees } from "../maths/scalar.ts";

/** Triangles in centimetres (x right, y up, z to the camera) with cloth coordinates, also in centimetres. */
export type Mesh = { pos: Float32Array; uv: Float32Array; tri: Uint32Array };

/** A mesh from a grid of (columns + 1) x (rows + 1) points, given row by row. */
export const gridMesh = (
	columns: number,
	rows: number,
	at: (s: number, t: number) => readonly [x: number, y: number, z: number, u: number, v: number],
): Mesh => {
	const pos = new Float32Array((columns + 1) * (rows + 1) * 3);
	const uv = new Float32Array((columns + 1) * (rows + 1) * 2);
	for (let j = 0; j <= rows; j++) {
		for (let i = 0; i <= columns; i++) {
			const k = j * (columns + 1) + i;
			const [x, y, z, u, v] = at(i / columns, j / rows);
			pos.set([x, y, z], 3 * k);
			uv.set([u, v], 2 * k);
		}
	}
	return { pos, uv, tri: gridTriangles(columns, rows) };
};

/** Two triangles for each cell of a grid. */
export const gridTriangles = (columns: number, rows: number): Uint32Array => {
	const tri = new Uint32Array(columns * rows * 6);
	let k = 0;
	for (let j = 0; j < rows; j++) {
		for (let i = 0; i < columns; i++) {
			const a = j * (columns + 1) + i;
			const c = a + columns + 1;
			tri.set([a, a + 1, c + 1, a, c + 1, c], k);
			k += 6;
		}
	}
	return tri;
};

/** The same mesh with every position moved by `move`; cloth coordinates stay. */
export const moved = (
	mesh: Mesh,
	move: (x: number, y: number, z: number) => readonly [number, number, number],
): Mesh => {
	const pos = new Float32Array(mesh.pos.length);
	for (let i = 0; i < pos.length; i += 3) pos.set(move(mesh.pos[i], mesh.pos[i + 1], mesh.pos[i + 2]), i);
	return { ...mesh, pos };
};

/** Where a piece is laid: scaled, turned (degrees, anticlockwise), shifted, lifted. */
export type Place = { x?: number; y?: number; z?: number; turn?: number; scale?: number };

export const placed = (mesh: Mesh, { x = 0, y = 0, z = 0, turn = 0, scale = 1 }: Place): Mesh => {
	const c = Math.cos(turn * degrees) * scale;
	const s = Math.sin(turn * degrees) * scale;
	return moved(mesh, (px, py, pz) => [px * c - py * s + x, px * s + py * c + y, pz * scale + z]);
};

/** Unit normals, one per point, weighted by the area of the triangles. */
export const normalsOf = ({ pos, tri }: Mesh): Float32Array => {
	const n = new Float32Array(pos.length);
	for (let t = 0; t < tri.length; t += 3) {
		const a = tri[t] * 3;
		const b = tri[t + 1] * 3;
		const c = tri[t + 2] * 3;
		const ux = pos[b] - pos[a];
		const uy = pos[b + 1] - pos[a + 1];
		const uz = pos[b + 2] - pos[a + 2];
		const vx = pos[c] - pos[a];
		const vy = pos[c + 1] - pos[a + 1];
		const vz = pos[c + 2] - pos[a + 2];
		const x = uy * vz - uz * vy;
		const y = uz * vx - ux * vz;
		const z = ux * vy - uy * vx;
		n[a] += x;
		n[a + 1] += y;
		n[a + 2] += z;
		n[b] += x;
		n[b + 1] += y;
		n[b + 2] += z;
		n[c] += x;
		n[c + 1] += y;
		n[c + 2] += z;
	}
	for (let i = 0; i < n.length; i += 3) {
		const l = Math.hypot(n[i], n[i + 1], n[i + 2]) || 1;
		n[i] /= l;
		n[i + 1] /= l;
		n[i + 2] /= l;
	}
	return n;
};

/** Several meshes as one: a picture can tell no more than 255 pieces from each other. */
export const joined = (meshes: readonly Mesh[]): Mesh => {
	const points = meshes.reduce((sum, { pos }) => sum + pos.length / 3, 0);
	const pos = new Float32Array(3 * points);
	const uv = new Float32Array(2 * points);
	const tri = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.tri.length, 0));
	let [first, at] = [0, 0];
	for (const mesh of meshes) {
		pos.set(mesh.pos, 3 * first);
		uv.set(mesh.uv, 2 * first);
		for (const k of mesh.tri) tri[at++] = k + first;
		first += mesh.pos.length / 3;
	}
	return { pos, uv, tri };
};
