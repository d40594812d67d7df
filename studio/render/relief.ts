import type { Piece, Scene } from "./scene.ts";

/** The scene seen from straight above, as heights in square cells, for everything that has to do with light. */
export type Relief = {
	columns: number;
	rows: number;
	cell: number;
	/** Lower left corner. */
	x0: number;
	y0: number;
	height: Float32Array;
	/** The uppermost piece in each cell (0 is ground) and its cloth coordinates there. */
	piece: Uint8Array;
	u: Float32Array;
	v: Float32Array;
};

const margin = 7;

const emptyRelief = (scene: Scene, cell: number): Relief => {
	const cosine = Math.cos(((scene.pitch ?? 0) * Math.PI) / 180);
	const halfWidth = scene.width / scene.scale / 2 + margin;
	const halfHeight = scene.height / scene.scale / 2 / Math.max(0.3, cosine) + margin;
	const columns = 2 * Math.ceil(halfWidth / cell);
	const rows = 2 * Math.ceil(halfHeight / cell);
	const n = columns * rows;
	return {
		columns,
		rows,
		cell,
		x0: scene.cx - halfWidth,
		y0: scene.cy - halfHeight,
		height: new Float32Array(n),
		piece: new Uint8Array(n),
		u: new Float32Array(n),
		v: new Float32Array(n),
	};
};

const addPiece = (relief: Relief, { mesh: { pos, uv, tri } }: Piece, id: number): void => {
	const { columns, rows, cell, x0, y0 } = relief;
	for (let t = 0; t < tri.length; t += 3) {
		const [i, j, k] = [tri[t], tri[t + 1], tri[t + 2]];
		const [ax, bx, cx] = [(pos[3 * i] - x0) / cell, (pos[3 * j] - x0) / cell, (pos[3 * k] - x0) / cell];
		const [ay, by, cy] = [(pos[3 * i + 1] - y0) / cell, (pos[3 * j + 1] - y0) / cell, (pos[3 * k + 1] - y0) / cell];
		const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
		if (Math.abs(area) < 1e-9) continue;
		const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
		const right = Math.min(columns - 1, Math.ceil(Math.max(ax, bx, cx)));
		const low = Math.max(0, Math.floor(Math.min(ay, by, cy)));
		const high = Math.min(rows - 1, Math.ceil(Math.max(ay, by, cy)));
		for (let y = low; y <= high; y++) {
			for (let x = left; x <= right; x++) {
				const px = x + 0.5;
				const py = y + 0.5;
				const a = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / area;
				const b = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / area;
				const c = 1 - a - b;
				if (a < -1e-4 || b < -1e-4 || c < -1e-4) continue;
				const z = a * pos[3 * i + 2] + b * pos[3 * j + 2] + c * pos[3 * k + 2];
				const q = y * columns + x;
				if (z <= relief.height[q]) continue;
				relief.height[q] = z;
				relief.piece[q] = id;
				relief.u[q] = a * uv[2 * i] + b * uv[2 * j] + c * uv[2 * k];
				relief.v[q] = a * uv[2 * i + 1] + b * uv[2 * j + 1] + c * uv[2 * k + 1];
			}
		}
	}
};

export const reliefOf = (scene: Scene): Relief => {
	const relief = emptyRelief(scene, scene.cell ?? 0.16);
	for (const [k, piece] of scene.pieces.entries()) addPiece(relief, piece, k + 1);
	return relief;
};

/** Half the resolution: the higher of each four cells. */
export const halved = (relief: Relief): Relief => {
	const columns = relief.columns >> 1;
	const rows = relief.rows >> 1;
	const n = columns * rows;
	const out: Relief = {
		...relief,
		columns,
		rows,
		cell: relief.cell * 2,
		height: new Float32Array(n),
		piece: new Uint8Array(n),
		u: new Float32Array(n),
		v: new Float32Array(n),
	};
	for (let y = 0; y < rows; y++) {
		for (let x = 0; x < columns; x++) {
			const q = y * columns + x;
			const first = 2 * y * relief.columns + 2 * x;
			let best = first;
			for (const k of [first + 1, first + relief.columns, first + relief.columns + 1]) {
				if (relief.height[k] > relief.height[best]) best = k;
			}
			out.height[q] = relief.height[best];
			out.piece[q] = relief.piece[best];
			out.u[q] = relief.u[best];
			out.v[q] = relief.v[best];
		}
	}
	return out;
};
