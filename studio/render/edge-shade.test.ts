import { expect, test } from "vitest";
import { gridMesh } from "../cloth/mesh.ts";
import { cameraOf } from "./camera.ts";
import { edgeShade } from "./edge-shade.ts";
import { rasterLayers } from "./raster.ts";
import type { Piece, Scene } from "./scene.ts";

const sheet = (x0: number, x1: number, z: number): Piece => ({
	mesh: gridMesh(2, 2, (s, t) => [x0 + (x1 - x0) * s, 10 * t - 5, z, s, t]),
	surface: () => {},
});

test("the foot of a flap is darkest at its edge, more so on the side away from the window, and its own top is not shaded", () => {
	const scene: Scene = {
		...{ width: 320, height: 40, cx: 0, cy: 0, scale: 40, samples: 2 },
		pieces: [sheet(-5, 5, 0.2), sheet(-1, 1, 0.8)],
	};
	const camera = cameraOf(scene);
	const shade = edgeShade(rasterLayers(camera, scene.pieces)[0], camera, 180);
	const at = (x: number) => shade(Math.round(camera.column(x)), Math.round(camera.height / 2));
	expect(at(1.05)).toBeGreaterThan(0.5);
	expect(at(1.05)).toBeGreaterThan(at(1.4));
	expect(at(1.4)).toBeGreaterThan(at(-1.4));
	expect(at(2.8)).toBeLessThan(0.02);
	expect(at(0)).toBe(0);
});
