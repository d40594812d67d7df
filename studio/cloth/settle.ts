import { random } from "../maths/random.ts";
import { axes, type Lattice } from "./lattice.ts";

/** What a cloth is made of, per unit of its own weight: cm and seconds. All but the threads' stretch, which is as stiff as a step allows. */
export type Material = {
	/** Stiffness of bending, cm⁴/s²: with `base` it sets how wide folds are. */
	bend: number;
	/** Curvature, 1/cm, at which bending begins to break the cloth: beyond it folds are kinks. None is broken without it. */
	breaks?: number;
	/** Stiffness of shear, cm²/s²: threads turn against each other long before they stretch. */
	shear: number;
	/** Pull of its weight, cm/s². */
	weight: number;
	/** Spring of what it lies on, per second squared: a shirt lies on its own back and on air. */
	base: number;
	/** Share of that spring that draws it down from above: cloth clings to cloth, and what does not gathers in one high ridge. */
	cling: number;
	/** Grip of what it lies on, as a share of its weight. */
	friction: number;
	/** Share of its speed that is left after a second. */
	keep: number;
};

export type Settling = {
	/** Where each point lies in the cloth laid flat and free, two numbers per point. */
	flat: Float32Array;
	/** Where each point is at the beginning. */
	start: Float32Array;
	/** Turn of the threads at a point, radians. */
	grain: (point: number) => number;
	/** How many times stiffer than the plain cloth a point is. */
	stiff: (point: number) => number;
	/** Share of the way to its place on the table that a held point is led in one step, across and along the pattern; 0 is free, 1 pinned. */
	hold: (point: number) => readonly [number, number];
	/** How firmly its height is held to the base, in the same way. */
	down: (point: number) => number;
	steps: number;
	/** Share of the steps over which the held points are moved from their place at the beginning to the pattern's. */
	moving: number;
	material: Material;
};

const shuffled = (count: number, seed: number): Int32Array => {
	const order = Int32Array.from({ length: count }, (_, k) => k);
	const next = random(seed);
	for (let k = count - 1; k > 0; k--) {
		const other = Math.floor(next() * (k + 1));
		[order[k], order[other]] = [order[other], order[k]];
	}
	return order;
};

/** By how many times broken cloth is softer at most: softer still, it would fold within a spacing of the lattice. */
const weakest = 6;

/** cm that a pull travels in a second: steps are as short as the lattice is fine, so that it is equally stiff at every spacing. */
const pull = 430;

/**
 * Cloth that is laid by its handles. It begins flat and free; the points that hands, seams and stiff parts hold are
 * moved to where they lie in the end, and what is between them follows: it turns in its threads, is pushed together and
 * rises in folds. Triangles resist stretch along warp and weft, and little shear: cloth that resists all alike folds as
 * paper does. Bending is linear in the height, so that no fold is narrower than the stiffness lets it be, up to a curvature at
 * which cloth may break.
 */
export const settle = (panel: Lattice, options: Settling): Float32Array => {
	const { flat, start, grain, stiff, hold, down, steps, moving, material } = options;
	const { count, tri, rest, cell, spacing } = panel;
	const dt = spacing / pull;
	const perStep = 1 / (dt * dt);
	const x = start.slice();
	const before = x.slice();
	const speed = new Float32Array(3 * count);
	const holds = Float32Array.from({ length: 2 * count }, (_, k) => hold(k >> 1)[k & 1]);
	const downs = Float32Array.from({ length: count }, (_, k) => down(k));

	// Triangles: inverse of their two sides in thread coordinates.
	const triangles = tri.length / 3;
	const order = shuffled(triangles, 7);
	const corner = new Int32Array(3 * triangles);
	const inverse = new Float32Array(4 * triangles);
	const share = new Float32Array(2 * triangles);
	const yieldShear = new Float32Array(triangles);
	let used = 0;
	for (let n = 0; n < triangles; n++) {
		const t = 3 * order[n];
		const [a, b, c] = [tri[t], tri[t + 1], tri[t + 2]];
		const turn = -grain(a);
		const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
		const side = (p: number): [number, number] => {
			const [dx, dy] = [flat[2 * p] - flat[2 * a], flat[2 * p + 1] - flat[2 * a + 1]];
			return [dx * cos - dy * sin, dx * sin + dy * cos];
		};
		const [u1, v1] = side(b);
		const [u2, v2] = side(c);
		const det = u1 * v2 - u2 * v1;
		if (Math.abs(det) < 0.15 * spacing * spacing) continue;
		corner.set([a, b, c], 3 * used);
		const [bu, bv, cu, cv] = [v2 / det, -u2 / det, -v1 / det, u1 / det];
		inverse.set([bu, bv, cu, cv], 4 * used);
		share.set([1 / ((bu + cu) ** 2 + bu ** 2 + cu ** 2), 1 / ((bv + cv) ** 2 + bv ** 2 + cv ** 2)], 2 * used);
		yieldShear[used] = (2 * perStep) / (material.shear * Math.abs(det));
		used++;
	}
	const own = spacing * spacing * (Math.sqrt(3) / 2);

	// Bending over one and over two spacings along each axis.
	const bends: number[] = [];
	for (let p = 0; p < count; p++) {
		const [i, j] = [cell[2 * p], cell[2 * p + 1]];
		for (const [di, dj] of axes) {
			for (const far of [1, 2]) {
				const [q, r] = [panel.at(i - far * di, j - far * dj), panel.at(i + far * di, j + far * dj)];
				if (q >= 0 && r >= 0) bends.push(p, q, r, far);
			}
		}
	}
	const bendOrder = shuffled(bends.length / 4, 11);
	const bend = new Int32Array(3 * bendOrder.length);
	const yieldBend = new Float32Array(bendOrder.length);
	const broken = new Float32Array(bendOrder.length);
	for (let n = 0; n < bendOrder.length; n++) {
		const t = 4 * bendOrder[n];
		bend.set([bends[t], bends[t + 1], bends[t + 2]], 3 * n);
		const wide = (bends[t + 3] * spacing) ** 4;
		if (material.breaks) broken[n] = 1 / (material.breaks * (bends[t + 3] * spacing) ** 2);
		// Two of each: half the stiffness apiece. In units of a point's own weight.
		yieldBend[n] = (2 * 9 * wide * perStep) / (8 * material.bend * stiff(bends[t]));
	}

	const keep = material.keep ** dt;
	const grip = material.friction * material.weight * dt * dt;
	for (let step = 0; step < steps; step++) {
		const led = Math.min(1, (step + 1) / (steps * moving));
		const way = led * led * (3 - 2 * led);
		for (let k = 0; k < count; k++) {
			const q = 3 * k;
			before[q] = x[q];
			before[q + 1] = x[q + 1];
			before[q + 2] = x[q + 2];
			const z = x[q + 2];
			speed[q + 2] -= (material.weight + material.base * (z < 0 ? z : material.cling * z)) * dt;
			x[q] += speed[q] * keep * dt;
			x[q + 1] += speed[q + 1] * keep * dt;
			x[q + 2] += speed[q + 2] * keep * dt;
		}
		for (let n = 0; n < used; n++) {
			const a = 3 * corner[3 * n];
			const b = 3 * corner[3 * n + 1];
			const c = 3 * corner[3 * n + 2];
			const iu1 = inverse[4 * n];
			const iv1 = inverse[4 * n + 1];
			const iu2 = inverse[4 * n + 2];
			const iv2 = inverse[4 * n + 3];
			for (let part = 0; part < 3; part++) {
				const bx = x[b] - x[a];
				const by = x[b + 1] - x[a + 1];
				const bz = x[b + 2] - x[a + 2];
				const cx = x[c] - x[a];
				const cy = x[c + 1] - x[a + 1];
				const cz = x[c + 2] - x[a + 2];
				if (part < 2) {
					const g1 = part === 0 ? iu1 : iv1;
					const g2 = part === 0 ? iu2 : iv2;
					let fx = bx * g1 + cx * g2;
					let fy = by * g1 + cy * g2;
					let fz = bz * g1 + cz * g2;
					const length = Math.sqrt(fx * fx + fy * fy + fz * fz);
					const g0 = -g1 - g2;
					const push = (1 / length - 1) * share[2 * n + part];
					fx *= push;
					fy *= push;
					fz *= push;
					x[a] += g0 * fx;
					x[a + 1] += g0 * fy;
					x[a + 2] += g0 * fz;
					x[b] += g1 * fx;
					x[b + 1] += g1 * fy;
					x[b + 2] += g1 * fz;
					x[c] += g2 * fx;
					x[c + 1] += g2 * fy;
					x[c + 2] += g2 * fz;
				} else {
					const ux = bx * iu1 + cx * iu2;
					const uy = by * iu1 + cy * iu2;
					const uz = bz * iu1 + cz * iu2;
					const vx = bx * iv1 + cx * iv2;
					const vy = by * iv1 + cy * iv2;
					const vz = bz * iv1 + cz * iv2;
					const g1x = iu1 * vx + iv1 * ux;
					const g1y = iu1 * vy + iv1 * uy;
					const g1z = iu1 * vz + iv1 * uz;
					const g2x = iu2 * vx + iv2 * ux;
					const g2y = iu2 * vy + iv2 * uy;
					const g2z = iu2 * vz + iv2 * uz;
					const g0x = -g1x - g2x;
					const g0y = -g1y - g2y;
					const g0z = -g1z - g2z;
					const sum =
						g0x * g0x + g0y * g0y + g0z * g0z + g1x * g1x + g1y * g1y + g1z * g1z + g2x * g2x + g2y * g2y + g2z * g2z;
					const push = -(ux * vx + uy * vy + uz * vz) / (sum + yieldShear[n] * own);
					x[a] += push * g0x;
					x[a + 1] += push * g0y;
					x[a + 2] += push * g0z;
					x[b] += push * g1x;
					x[b + 1] += push * g1y;
					x[b + 2] += push * g1z;
					x[c] += push * g2x;
					x[c + 1] += push * g2y;
					x[c + 2] += push * g2z;
				}
			}
		}
		for (let n = 0; n < yieldBend.length; n++) {
			const p = 3 * bend[3 * n] + 2;
			const q = 3 * bend[3 * n + 1] + 2;
			const r = 3 * bend[3 * n + 2] + 2;
			const bent = x[q] - 2 * x[p] + x[r];
			const past = bent * broken[n];
			const push = -bent / (6 + yieldBend[n] * Math.min(weakest, 1 + past * past));
			x[p] -= 2 * push;
			x[q] += push;
			x[r] += push;
		}
		for (let k = 0; k < count; k++) {
			const q = 3 * k;
			x[q] += (start[q] + (rest[2 * k] - start[q]) * way - x[q]) * holds[2 * k];
			x[q + 1] += (start[q + 1] + (rest[2 * k + 1] - start[q + 1]) * way - x[q + 1]) * holds[2 * k + 1];
			x[q + 2] -= x[q + 2] * downs[k];
			if (x[q + 2] < 0.05) {
				const mx = x[q] - before[q];
				const my = x[q + 1] - before[q + 1];
				const far = Math.sqrt(mx * mx + my * my);
				const left = far > grip ? (far - grip) / far : 0;
				x[q] = before[q] + mx * left;
				x[q + 1] = before[q + 1] + my * left;
			}
			speed[q] = (x[q] - before[q]) / dt;
			speed[q + 1] = (x[q + 1] - before[q + 1]) / dt;
			speed[q + 2] = (x[q + 2] - before[q + 2]) / dt;
		}
	}
	return x;
};
