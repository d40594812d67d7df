import { expect, test } from "vitest";
import { gridMesh } from "../cloth/mesh.ts";
import { posed } from "./piece-set.ts";

test("a cuff that lay on the body lies below it once both are turned under", () => {
	const flat = (z: number) => ({ mesh: gridMesh(1, 1, (s, t) => [s, t, z, s, t]), surface: () => {} });
	const [body, cuff] = posed([flat(0.2), flat(1.4)], (x, y) => [x, y, 3, -1]);
	expect(cuff.mesh.pos[2]).toBeLessThan(body.mesh.pos[2]);
	expect(body.mesh.pos[2]).toBeLessThan(3);
});
