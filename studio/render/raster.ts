import { normalsOf } from "../cloth/mesh.ts";
import type { Camera } from "./camera.ts";
import type { Piece } from "./scene.ts";

/** What each sample of the picture sees; `piece` is 0 for the ground, else the number of the piece plus 1. */
export type Samples = {
	piece: Uint8Array;
	near: Float32Array;
	u: Float32Array;
	v: Float32Array;
	/** Height above the table. */
	z: Float32Array;
	nx: Float32Array;
	ny: Float32Array;
	nz: Float32Array;
	/** Direction of cloth coordinate u on the table's plane. */
	tx: Float32Array;
	ty: Float32Array;
};

const emptySamples = (n: number): Samples => ({
	piece: new Uint8Array(n),
	near: new Float32Array(n).fill(-1e9),
	u: new Float32Array(n),
	v: new Float32Array(n),
	z: new Float32Array(n),
	nx: new Float32Array(n),
	ny: new Float32Array(n),
	nz: new Float32Array(n),
	tx: new Float32Array(n),
	ty: new Float32Array(n),
});

/** Surfaces nearer to each other than this, in cm, are one. */
const apart = 0.02;

const direction: [number, number] = [1, 0];

/** Where cloth coordinate u runs to on a triangle, as a unit vector on the table, left in `direction`. */
const threadDirection = (uv: Float32Array, pos: Float32Array, a: number, b: number, c: number): void => {
	const du1 = uv[2 * b] - uv[2 * a];
	const dv1 = uv[2 * b + 1] - uv[2 * a + 1];
	const du2 = uv[2 * c] - uv[2 * a];
	const dv2 = uv[2 * c + 1] - uv[2 * a + 1];
	const area = du1 * dv2 - du2 * dv1;
	direction[0] = 1;
	direction[1] = 0;
	if (Math.abs(area) < 1e-9) return;
	const x = ((pos[3 * b] - pos[3 * a]) * dv2 - (pos[3 * c] - pos[3 * a]) * dv1) / area;
	const y = ((pos[3 * b + 1] - pos[3 * a + 1]) * dv2 - (pos[3 * c + 1] - pos[3 * a + 1]) * dv1) / area;
	const length = Math.hypot(x, y) || 1;
	direction[0] = x / length;
	direction[1] = y / length;
};

const rasterPiece = (out: Samples, camera: Camera, { mesh }: Piece, id: number, before: Samples | null): void => {
	const { pos, uv, tri } = mesh;
	const { offsets } = camera;
	const per = offsets.length;
	const normal = normalsOf(mesh);
	const count = pos.length / 3;
	const column = new Float32Array(count);
	const row = new Float32Array(count);
	const near = new Float32Array(count);
	for (let i = 0; i < count; i++) {
		column[i] = camera.column(pos[3 * i]);
		row[i] = camera.row(pos[3 * i + 1], pos[3 * i + 2]);
		near[i] = camera.near(pos[3 * i + 1], pos[3 * i + 2]);
	}
	for (let t = 0; t < tri.length; t += 3) {
		const [i, j, k] = [tri[t], tri[t + 1], tri[t + 2]];
		const [x0, x1, x2] = [column[i], column[j], column[k]];
		const [y0, y1, y2] = [row[i], row[j], row[k]];
		const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
		if (Math.abs(area) < 1e-9) continue;
		const left = Math.max(0, Math.floor(Math.min(x0, x1, x2)));
		const right = Math.min(camera.width - 1, Math.ceil(Math.max(x0, x1, x2)));
		const top = Math.max(0, Math.floor(Math.min(y0, y1, y2)));
		const bottom = Math.min(camera.height - 1, Math.ceil(Math.max(y0, y1, y2)));
		if (left > right || top > bottom) continue;
		threadDirection(uv, pos, i, j, k);
		for (let y = top; y <= bottom; y++) {
			for (let x = left; x <= right; x++) {
				const px = x + 0.5 + offsets[y % per];
				const py = y + 0.5 - offsets[x % per];
				const a = ((x1 - px) * (y2 - py) - (x2 - px) * (y1 - py)) / area;
				const b = ((x2 - px) * (y0 - py) - (x0 - px) * (y2 - py)) / area;
				const c = 1 - a - b;
				if (a < -1e-6 || b < -1e-6 || c < -1e-6) continue;
				const depth = a * near[i] + b * near[j] + c * near[k];
				const q = y * camera.width + x;
				if (depth <= out.near[q] || (before && depth >= before.near[q] - apart)) continue;
				out.near[q] = depth;
				out.piece[q] = id;
				out.u[q] = a * uv[2 * i] + b * uv[2 * j] + c * uv[2 * k];
				out.v[q] = a * uv[2 * i + 1] + b * uv[2 * j + 1] + c * uv[2 * k + 1];
				out.z[q] = a * pos[3 * i + 2] + b * pos[3 * j + 2] + c * pos[3 * k + 2];
				const nx = a * normal[3 * i] + b * normal[3 * j] + c * normal[3 * k];
				const ny = a * normal[3 * i + 1] + b * normal[3 * j + 1] + c * normal[3 * k + 1];
				const nz = a * normal[3 * i + 2] + b * normal[3 * j + 2] + c * normal[3 * k + 2];
				const side = nz * camera.cosine - ny * camera.sine < 0 ? -1 : 1;
				out.nx[q] = nx * side;
				out.ny[q] = ny * side;
				out.nz[q] = nz * side;
				out.tx[q] = direction[0];
				out.ty[q] = direction[1];
			}
		}
	}
};

/** Draws all pieces into the samples; the nearest surface wins, or the nearest one behind those of `before`. */
export const raster = (camera: Camera, pieces: readonly Piece[], before: Samples | null = null): Samples => {
	const out = emptySamples(camera.width * camera.height);
	for (const [k, piece] of pieces.entries()) rasterPiece(out, camera, piece, k + 1, before);
	return out;
};

/** How many surfaces are looked through where there is sheer cloth. */
const deepest = 4;

/** What is seen, from the front to the back: one set of samples, or several when there is sheer cloth. */
export const rasterLayers = (camera: Camera, pieces: readonly Piece[]): Samples[] => {
	const layers = [raster(camera, pieces)];
	if (!pieces.some(({ sheer, clear }) => sheer || clear)) return layers;
	while (layers.length < deepest) layers.push(raster(camera, pieces, layers[layers.length - 1]));
	return layers;
};
