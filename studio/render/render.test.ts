import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { gridMesh } from "../cloth/mesh.ts";
import { bands } from "../fabric/bands.ts";
import { rosette } from "../fabric/motifs/flowers.ts";
import { weave } from "../fabric/weave.ts";
import { rgb } from "../maths/colour.ts";
import { raiseLocalContrast } from "./local-contrast.ts";
import { render, renderOn } from "./render.ts";
import type { Scene } from "./scene.ts";
import { stageOf } from "./stage.ts";

const scene = (warp = "#14565d"): Scene => {
	const border = bands([{ fill: "motif", rise: 3, motif: rosette(8), pitch: 3 }], rgb("#7d1233"));
	const mesh = gridMesh(24, 24, (s, t) => [s * 10 - 5, t * 12 - 6, 1 + Math.sin(s * 6) * 0.6, s * 10, t * 12]);
	const surface = weave({ warp, weft: "#1a6a71", threads: 10, spec: 0.2, design: border });
	return { width: 96, height: 120, cx: 0, cy: 0, scale: 7, cell: 0.3, reach: 8, pieces: [{ mesh, surface }] };
};

it("gives the same bytes for the same scene", () => {
	const { data, width, height } = render(scene());
	expect([width, height]).toEqual([96, 120]);
	expect(createHash("sha256").update(data).digest("hex").slice(0, 16)).toBe("f450750813e3b691");
});

it("gives another colour on the stage of the first the bytes of a picture of its own", () => {
	const other = scene("#8f3129");
	const onStage = renderOn(stageOf(scene()), other);
	expect(onStage.data).toEqual(render(other).data);
	expect(onStage.data).not.toEqual(render(scene()).data);
});

it("refuses a picture that has a hole, where a place of a mesh is no number", () => {
	const torn = scene();
	torn.pieces[0].mesh.pos[3 * 300 + 2] = Number.NaN;
	expect(() => render(torn)).toThrow(/the colour at \d+, \d+ of the picture is no number/);
});

it("raises what differs within a piece, and leaves an even piece and the ground beside it as they are", () => {
	const stage = stageOf(scene());
	const [width, height] = [96, 120];
	const even = new Float32Array(width * height * 3).fill(0.3);
	const striped = even.map((light, i) => (Math.floor(i / 3) % 2 === 0 ? light : light * 1.1));
	const shown = [even.slice(), striped.slice()];
	for (const image of shown) raiseLocalContrast(image, stage, width, height);
	for (const [i, light] of shown[0].entries()) expect(light).toBeCloseTo(even[i], 5);
	const onPiece = 3 * (60 * width + 48);
	const apart = (image: Float32Array) => image[onPiece + 3] / image[onPiece];
	expect(apart(shown[1])).toBeGreaterThan(apart(striped) * 1.02);
	expect([...shown[1].slice(0, 6)]).toEqual([...striped.slice(0, 6)]);
});
