import { expect, test } from "vitest";
import { lengthScene, seedOf } from "./length.ts";
import { barsOf } from "./length-bars.ts";
import { acrossCount } from "./length-lay.ts";
import { measuresOf } from "./length-measures.ts";
import { drawnAt, viewOf } from "./length-view.ts";
import { recipeOf } from "./product.ts";

const sceneOf = (id: string) => {
	const recipe = recipeOf(id);
	const measures = measuresOf(id, recipe.kind);
	if (!measures) throw new Error(`${id} is no length of cloth`);
	return lengthScene(recipe, measures);
};

test("the bars of length and width end where the cloth does, within the finger's breadth that its ends waver", async () => {
	const id = "kasavu-dhoti";
	const measures = measuresOf(id, recipeOf(id).kind);
	if (!measures) throw new Error(`${id} is no length of cloth`);
	const [{ mesh }] = (await sceneOf(id)).pieces;
	const last = mesh.pos.length / 3 - (acrossCount + 1);
	const view = viewOf(seedOf(recipeOf(id)), measures, "dhoti");
	const bars = barsOf(measures, view.lean);
	const across = bars.find(({ side }) => side === "below");
	const along = bars.find(({ side }) => side !== "below");
	if (!across || !along) throw new Error("a bar is missing");
	const far = (point: number, x: number, y: number) => {
		const [px, py] = drawnAt(view, x, y);
		return Math.hypot(mesh.pos[3 * point] - px, mesh.pos[3 * point + 1] - py);
	};
	for (const [point, x] of [
		[0, across.from[0]],
		[acrossCount, across.to[0]],
	])
		expect(far(point, x, along.from[1])).toBeLessThan(1.5);
	for (const point of [last, last + acrossCount])
		expect(far(point, point === last ? across.from[0] : across.to[0], along.to[1])).toBeLessThan(1.5);
}, 60_000);

test("an opened cloth has the fringe of its front picture as one piece beside its own", async () => {
	expect((await sceneOf("kasavu-dhoti")).pieces).toHaveLength(2);
}, 60_000);
