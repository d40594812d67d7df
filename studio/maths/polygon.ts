import type { Point } from "./curve.ts";
import { clamp } from "./scalar.ts";

const closest = (x: number, y: number, a: Point, b: Point): Point => {
	const dx = b[0] - a[0];
	const dy = b[1] - a[1];
	const length2 = dx * dx + dy * dy;
	const t = length2 > 0 ? clamp(((x - a[0]) * dx + (y - a[1]) * dy) / length2) : 0;
	return [a[0] + t * dx, a[1] + t * dy];
};

/** Even-odd rule. */
export const inside = (x: number, y: number, polygon: readonly Point[]): boolean => {
	let within = false;
	for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
		const a = polygon[i];
		const b = polygon[j];
		if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
	}
	return within;
};

/** How often a closed outline goes round a point: anticlockwise is positive, and 0 is outside. */
export const winding = (x: number, y: number, polygon: readonly Point[]): number => {
	let turns = 0;
	for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
		const a = polygon[j];
		const b = polygon[i];
		if (a[1] > y === b[1] > y) continue;
		if (x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) turns += b[1] > a[1] ? 1 : -1;
	}
	return turns;
};

/** The point of the outline that lies nearest. */
export const nearest = (x: number, y: number, polygon: readonly Point[]): Point => {
	let best = Number.POSITIVE_INFINITY;
	let found: Point = [x, y];
	for (let i = 0; i < polygon.length; i++) {
		const p = closest(x, y, polygon[i], polygon[(i + 1) % polygon.length]);
		const d = Math.hypot(x - p[0], y - p[1]);
		if (d < best) {
			best = d;
			found = p;
		}
	}
	return found;
};

/** Distance to the outline: negative inside, positive outside. */
export const signedDistance = (x: number, y: number, polygon: readonly Point[]): number => {
	const p = nearest(x, y, polygon);
	const d = Math.hypot(x - p[0], y - p[1]);
	return inside(x, y, polygon) ? -d : d;
};

/** Place of a point relative to a line: distance, length along it, and the side (positive is left of its run). */
export type LinePlace = { distance: number; along: number; side: number };

/**
 * Looks up the nearest place on an open line. Segments are binned, because seams are asked for at every sample:
 * points further than `reach` away get an infinite distance at once.
 */
export const lineLookup = (line: readonly Point[], reach: number): ((x: number, y: number) => LinePlace) => {
	const bins = new Map<number, number[]>();
	const key = (i: number, j: number) => i * 4096 + j;
	const along = [0];
	for (let k = 0; k + 1 < line.length; k++) {
		const [a, b] = [line[k], line[k + 1]];
		along.push(along[k] + Math.hypot(b[0] - a[0], b[1] - a[1]));
		for (let i = Math.floor(Math.min(a[0], b[0]) - reach); i <= Math.floor(Math.max(a[0], b[0]) + reach); i++) {
			for (let j = Math.floor(Math.min(a[1], b[1]) - reach); j <= Math.floor(Math.max(a[1], b[1]) + reach); j++) {
				const list = bins.get(key(i, j));
				if (list) list.push(k);
				else bins.set(key(i, j), [k]);
			}
		}
	}
	const place: LinePlace = { distance: 0, along: 0, side: 1 };
	return (x, y) => {
		place.distance = Number.POSITIVE_INFINITY;
		const list = bins.get(key(Math.floor(x), Math.floor(y)));
		if (!list) return place;
		for (const k of list) {
			const a = line[k];
			const b = line[k + 1];
			const dx = b[0] - a[0];
			const dy = b[1] - a[1];
			const length2 = dx * dx + dy * dy;
			const t = length2 > 0 ? clamp(((x - a[0]) * dx + (y - a[1]) * dy) / length2) : 0;
			const d = Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
			if (d < place.distance) {
				place.distance = d;
				place.along = along[k] + t * Math.sqrt(length2);
				place.side = dx * (y - a[1]) - dy * (x - a[0]) >= 0 ? 1 : -1;
			}
		}
		return place;
	};
};
