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
	// At its edges the cloth falls as it does elsewhere.
	for (const [u, v] of [
		[0, 40],
		[40, 0],
		[0, 80],
	] as const)
		expect(falling(u, v)).toBeCloseTo(0.097, 3);
	const level = slopesOf(
		sheet(() => 1),
		40,
		80,
	);
	expect(level(11.3, 62.7)).toBeCloseTo(0, 6);
});
