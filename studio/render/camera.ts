import { degrees } from "../maths/scalar.ts";
import type { Scene } from "./scene.ts";

/** From centimetres to samples of the picture. */
export type Camera = {
	width: number;
	height: number;
	/** Samples per cm. */
	density: number;
	/** How far the samples of each row (and, the other way, of each column) of a pixel stand off the upright grid. */
	offsets: readonly number[];
	cosine: number;
	sine: number;
	column: (x: number) => number;
	row: (y: number, z: number) => number;
	/** Nearness to the camera; the largest wins. */
	near: (y: number, z: number) => number;
	worldX: (column: number) => number;
	/** y on the table's plane of height `z` at a row. */
	worldY: (row: number, z: number) => number;
};

export const cameraOf = (scene: Scene): Camera => {
	const samples = scene.samples ?? 2;
	const width = scene.width * samples;
	const height = scene.height * samples;
	const density = scene.scale * samples;
	const cosine = Math.cos((scene.pitch ?? 0) * degrees);
	const sine = Math.sin((scene.pitch ?? 0) * degrees);
	const { cx, cy } = scene;
	return {
		width,
		height,
		density,
		offsets: Array.from({ length: samples }, (_, k) => (scene.turnedSamples ? (k - (samples - 1) / 2) / samples : 0)),
		cosine,
		sine,
		column: (x) => width / 2 + (x - cx) * density,
		row: (y, z) => height / 2 - ((y - cy) * cosine + z * sine) * density,
		near: (y, z) => z * cosine - (y - cy) * sine,
		worldX: (column) => cx + (column + 0.5 - width / 2) / density,
		worldY: (row, z) => cy + ((height / 2 - row - 0.5) / density - z * sine) / cosine,
	};
};
