import { random } from "../maths/random.ts";
import { axes, type Lattice } from "./lattice.ts";

/** How much longer the cloth is than its pattern, along x and y: 1.02 is two per cent too long, so it buckles. */
export type Growth = (x: number, y: number) => readonly [number, number];

export type SimulationOptions = {
	start: Float32Array;
	growth: Growth;
	frames: number;
	/** Points that do not move. */
	pinned?: (point: number) => boolean;
	/** Compliance of bending: smaller is stiffer. Silk 6e-6, cotton 3e-6, twill 1.5e-6. */
	bend?: number;
	/** Share of sideways motion that the table takes away. */
	friction?: number;
	/** Share of speed kept per frame. */
	damping?: number;
	gravity?: number;
	/**
	 * Spring towards z = 0 in place of table and weight, per second squared. A garment lies on its own back and on air:
	 * it wrinkles evenly, up and down, where a sheet on a hard table gathers into a few sharp ridges.
	 */
	cushion?: number;
};

type Springs = { a: Int32Array; b: Int32Array; length: Float32Array; compliance: Float32Array };

const springsOf = (panel: Lattice, growth: Growth, bend: number): Springs => {
	const list: [number, number, number, number][] = [];
	const { rest, cell } = panel;
	const link = (p: number, q: number, compliance: number) => {
		if (q < 0) return;
		const [gx, gy] = growth((rest[2 * p] + rest[2 * q]) / 2, (rest[2 * p + 1] + rest[2 * q + 1]) / 2);
		const dx = (rest[2 * p] - rest[2 * q]) * gx;
		const dy = (rest[2 * p + 1] - rest[2 * q + 1]) * gy;
		list.push([p, q, Math.hypot(dx, dy), compliance]);
	};
	for (let p = 0; p < panel.count; p++) {
		const [i, j] = [cell[2 * p], cell[2 * p + 1]];
		for (const [di, dj] of axes) {
			link(p, panel.at(i + di, j + dj), 0);
			if (panel.at(i + di, j + dj) < 0) continue;
			link(p, panel.at(i + 2 * di, j + 2 * dj), bend);
			link(p, panel.at(i + 4 * di, j + 4 * dj), bend * 2);
		}
	}
	const next = random(7);
	for (let k = list.length - 1; k > 0; k--) {
		const other = Math.floor(next() * (k + 1));
		[list[k], list[other]] = [list[other], list[k]];
	}
	return {
		a: Int32Array.from(list, (s) => s[0]),
		b: Int32Array.from(list, (s) => s[1]),
		length: Float32Array.from(list, (s) => s[2]),
		compliance: Float32Array.from(list, (s) => s[3]),
	};
};

const substeps = 10;

/**
 * Extended position-based dynamics of one panel lying on a table at z = 0. Springs are solved in one fixed
 * shuffled order: in grid order the sweep itself would lean the folds. Returns the new positions.
 */
export const simulate = (panel: Lattice, options: SimulationOptions): Float32Array => {
	const {
		start,
		growth,
		frames,
		pinned,
		bend = 3e-6,
		friction = 0.6,
		damping = 0.75,
		gravity = 981,
		cushion = 0,
	} = options;
	const n = panel.count;
	const x = start.slice();
	const before = x.slice();
	const speed = new Float32Array(n * 3);
	const weight = Float32Array.from({ length: n }, (_, i) => (pinned?.(i) ? 0 : 1));
	const { a, b, length, compliance } = springsOf(panel, growth, bend);
	const dt = 1 / 60 / substeps;
	const perStep = 1 / (dt * dt);
	const keep = damping ** (1 / substeps);
	for (let step = 0; step < frames * substeps; step++) {
		for (let i = 0; i < n; i++) {
			const q = 3 * i;
			before[q] = x[q];
			before[q + 1] = x[q + 1];
			before[q + 2] = x[q + 2];
			if (weight[i] === 0) continue;
			speed[q + 2] -= (cushion > 0 ? cushion * x[q + 2] : gravity) * dt;
			for (let c = q; c < q + 3; c++) {
				speed[c] *= keep;
				x[c] += speed[c] * dt;
			}
		}
		for (let s = 0; s < a.length; s++) {
			const wa = weight[a[s]];
			const wb = weight[b[s]];
			if (wa + wb === 0) continue;
			const qa = 3 * a[s];
			const qb = 3 * b[s];
			const dx = x[qa] - x[qb];
			const dy = x[qa + 1] - x[qb + 1];
			const dz = x[qa + 2] - x[qb + 2];
			const d = Math.sqrt(dx * dx + dy * dy + dz * dz);
			if (d < 1e-9) continue;
			const push = (d - length[s]) / (wa + wb + compliance[s] * perStep) / d;
			x[qa] -= wa * push * dx;
			x[qa + 1] -= wa * push * dy;
			x[qa + 2] -= wa * push * dz;
			x[qb] += wb * push * dx;
			x[qb + 1] += wb * push * dy;
			x[qb + 2] += wb * push * dz;
		}
		for (let i = 0; i < n; i++) {
			if (weight[i] === 0) continue;
			const q = 3 * i;
			const floor = cushion === 0 && x[q + 2] < 0;
			if (floor) x[q + 2] = 0;
			if (floor || cushion > 0) {
				x[q] += (before[q] - x[q]) * friction;
				x[q + 1] += (before[q + 1] - x[q + 1]) * friction;
			}
			for (let c = q; c < q + 3; c++) speed[c] = (x[c] - before[c]) / dt;
		}
	}
	return x;
};
