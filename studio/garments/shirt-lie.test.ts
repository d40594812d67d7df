import { expect, it } from "vitest";
import { drapes } from "./drapes.ts";
import { edgeLie } from "./shirt-lie.ts";
import { cutOf } from "./shirt-style.ts";
import { topShape } from "./top-shape.ts";

const cut = cutOf({
	cloth: () => {},
	drape: drapes.poplin,
	seed: 18,
	collar: "spread",
	sleeve: "full",
	placket: "stitched",
	pockets: 0,
	curvedHem: true,
	buttons: { colour: "cloth", count: 6 },
});
const shape = topShape(cut, 18);
const lie = edgeLie(shape, 18);

it("lets an edge touch the table here and stand off it there", () => {
	const along = shape.outline.filter(([, y]) => y < cut.underarm).map(([x, y]) => lie(x, y));
	expect(Math.min(...along)).toBeLessThan(-0.05);
	expect(Math.min(...along)).toBeGreaterThan(-0.1);
	expect(Math.max(...along)).toBeGreaterThan(0.2);
});

it("leaves what lies within the edge, and what collar and yoke hold down", () => {
	expect(lie(12, 40)).toBe(0);
	for (const [x, y] of shape.outline) if (y > cut.shoulder[1]) expect(lie(x, y)).toBeLessThanOrEqual(0);
});
