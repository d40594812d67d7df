import { expect, test } from "vitest";
import { gridMesh } from "../cloth/mesh.ts";
import { cameraOf } from "./camera.ts";
import { rasterLayers } from "./raster.ts";
import { render } from "./render.ts";
import type { Piece, Scene, Surface } from "./scene.ts";
import { stageOf } from "./stage.ts";
import { veilOf } from "./veil.ts";

const coloured =
	(r: number, g: number, b: number, cover = 1): Surface =>
	(_u, _v, texel) => {
		texel.r = r;
		texel.g = g;
		texel.b = b;
		texel.cover = cover;
	};

const sheet = (z: number, surface: Surface, sheer?: boolean): Piece => ({
	mesh: gridMesh(4, 4, (a, b) => [a * 8 - 4, b * 8 - 4, z, a * 8, b * 8]),
	surface,
	sheer,
});

const scene = (pieces: readonly Piece[]): Scene => ({
	width: 24,
	height: 24,
	cx: 0,
	cy: 0,
	scale: 4,
	cell: 0.5,
	reach: 6,
	pieces,
});

const middleOf = (pieces: readonly Piece[]): number[] => {
	const { data, width, height } = render(scene(pieces));
	const at = ((height / 2) * width + width / 2) * 3;
	return [...data.subarray(at, at + 3)];
};

const blue = sheet(0.2, coloured(0.1, 0.2, 0.7));
const veil = (cover: number) => sheet(0.6, coloured(0.9, 0.9, 0.88, cover), true);

test("without sheer cloth one set of samples is enough", () => {
	expect(rasterLayers(cameraOf(scene([blue])), [blue])).toHaveLength(1);
});

test("behind a sheer sheet its samples show what lies under it", () => {
	const pieces = [blue, veil(0.4)];
	const [front, back] = rasterLayers(cameraOf(scene(pieces)), pieces);
	const middle = 24 * 48 + 24;
	expect(front.piece[middle]).toBe(2);
	expect(back.piece[middle]).toBe(1);
});

test("the less a veil covers, the more of the blue below is seen", () => {
	const [thick, half, thin] = [1, 0.6, 0.2].map((cover) => middleOf([blue, veil(cover)]));
	expect(thick[0]).toBeGreaterThan(half[0] + 10);
	expect(half[0]).toBeGreaterThan(thin[0] + 10);
});

test("every layer takes a share of the light, by how much it covers", () => {
	const light = (pieces: readonly Piece[], layer: number) => {
		const whole = scene(pieces);
		return veilOf(whole, stageOf(whole))(24, 24, layer, 0);
	};
	const one = light([veil(0.4)], 1);
	expect(one).toBeGreaterThan(0.6);
	expect(one).toBeLessThan(0.95);
	expect(light([veil(0.7)], 1)).toBeLessThan(one);
	expect(light([sheet(0.2, coloured(0.9, 0.9, 0.9, 0.4), true), veil(0.4)], 2)).toBeCloseTo(one * one, 5);
});
