import { expect, it } from "vitest";
import { cameraOf } from "./camera.ts";
import { lapShade } from "./lap-shade.ts";
import type { Samples } from "./raster.ts";

const size = 40;
const camera = cameraOf({ width: size, height: size, cx: 0, cy: 0, scale: 20, samples: 1, pieces: [] });
const empty = () => new Float32Array(size * size);

/** One piece whose height goes by the distance from the left side, cm. */
const sheet = (heightAt: (x: number) => number): Samples => ({
	...{ near: empty(), u: empty(), v: empty(), nx: empty(), ny: empty(), nz: empty(), tx: empty(), ty: empty() },
	piece: new Uint8Array(size * size).fill(1),
	z: Float32Array.from({ length: size * size }, (_, q) => heightAt((q % size) / camera.density)),
});

it("darkens what lies right below a fold, and more on the side away from the window", () => {
	const fold = lapShade(
		sheet((x) => (x < 1 ? 1.5 : 0)),
		camera,
		180,
	);
	expect(fold(21, 20)).toBeGreaterThan(0.4);
	expect(fold(38, 20)).toBe(0);
	expect(fold(10, 20)).toBe(0);
	const turned = lapShade(
		sheet((x) => (x < 1 ? 1.5 : 0)),
		camera,
		0,
	);
	expect(turned(21, 20)).toBeLessThan(fold(21, 20));
});

it("leaves a slope as it is", () => {
	const slope = lapShade(
		sheet((x) => 1.2 * x),
		camera,
		180,
	);
	expect(slope(20, 20)).toBe(0);
});
