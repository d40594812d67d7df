import { expect, test } from "vitest";
import { gridMesh } from "../cloth/mesh.ts";
import { slopesOf } from "./length-slopes.ts";

test("cloth that falls towards the window leans to it, and level cloth does not", () => {
	const sheet = (z: (x: number) => number) => gridMesh(40, 80, (s, t) => [40 * s, 80 * t, z(40 * s), 40 * s, 80 * t]);
	const falling = slopesOf(
		sheet((x) => 0.1 * x),
		40,
		80,
	);
	expect(falling(20, 40)).toBeCloseTo(0.097, 3);
	const level = slopesOf(
		sheet(() => 1),
		40,
		80,
	);
	expect(level(11.3, 62.7)).toBeCloseTo(0, 6);
});
