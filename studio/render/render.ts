import type { RawPicture } from "../encode.ts";
import { raiseLocalContrast } from "./local-contrast.ts";
import type { Scene } from "./scene.ts";
import { shade } from "./shade.ts";
import { type Stage, stageOf } from "./stage.ts";
import { develop } from "./tone.ts";

/** Computes one picture. The same scene gives the same bytes on the same Node. */
export const render = (scene: Scene): RawPicture => renderOn(stageOf(scene), scene);

/**
 * The same on a stage that was made before, from a scene that differs in nothing but the surfaces of its pieces.
 * Throws where a colour is no number: a single point of a mesh that is none spreads over the light about it, as a black hole.
 */
export const renderOn = (stage: Stage, scene: Scene): RawPicture => {
	const image = shade(scene, stage);
	const hole = image.findIndex((value) => !Number.isFinite(value));
	if (hole >= 0) {
		const pixel = Math.floor(hole / 3);
		throw new Error(
			`the colour at ${pixel % scene.width}, ${Math.floor(pixel / scene.width)} of the picture is no number: look for a place of a mesh that is none`,
		);
	}
	raiseLocalContrast(image, stage, scene.width, scene.height);
	return { data: develop(image, scene.width, scene.height), width: scene.width, height: scene.height };
};

/** The same scene at a fraction of its size, for drafts. */
export const scaled = (scene: Scene, factor: number): Scene => ({
	...scene,
	width: Math.round(scene.width * factor),
	height: Math.round(scene.height * factor),
	scale: scene.scale * factor,
	cell: (scene.cell ?? 0.16) * Math.max(1, 0.62 / factor),
});
