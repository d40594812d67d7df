import { expect, test } from "vitest";
import { pleatedLength } from "./pleated-length.ts";

const options = {
	line: [
		[0, 0],
		[0, -50],
		[4, -100],
	],
	wide: [20, 26],
	pleats: 5,
	cloth: 90,
	surface: () => {},
} as const;

test("a pleated dupatta uses its cloth from one selvedge to the other", () => {
	const across = pleatedLength(options, 3).flatMap(({ mesh }) => [...mesh.uv].filter((_, k) => k % 2 === 0));
	expect(across.reduce((least, u) => Math.min(least, u))).toBeGreaterThan(-1);
	expect(across.reduce((most, u) => Math.max(most, u))).toBeCloseTo(90, 1);
});

test("every leaf of it ends at the end of the cloth", () => {
	for (const { mesh } of pleatedLength(options, 3)) {
		const along = [...mesh.uv].filter((_, k) => k % 2 === 1);
		expect(along.reduce((least, v) => Math.min(least, v))).toBeCloseTo(0, 3);
	}
});
