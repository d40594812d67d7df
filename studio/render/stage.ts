import { type Camera, cameraOf } from "./camera.ts";
import { gatherLight, type Light } from "./light.ts";
import { rasterLayers, type Samples } from "./raster.ts";
import { halved, type Relief, reliefOf } from "./relief.ts";
import { opaque, type Piece, type Scene, shading } from "./scene.ts";
import { type Sky, skyOf } from "./sky.ts";

/** The relief of some pieces of a scene and the light of the sky on it. */
export type Lit = { relief: Relief; coarse: Relief; light: Light };

/**
 * All of a picture that no colour changes: what each sample sees, and the light of the sky. Every colour of a product
 * is shaded on the stage of the first; only the bounce asks for colours.
 */
export type Stage = {
	camera: Camera;
	sky: Sky;
	layers: readonly Samples[];
	lit: Lit;
	/** The light without the sheer pieces, where there are any. */
	unveiled: Lit | null;
};

const litBy = (scene: Scene, sky: Sky, pieces: readonly Piece[]): Lit => {
	const relief = reliefOf({ ...scene, pieces });
	return { relief, coarse: halved(relief), light: gatherLight(relief, sky, scene.reach ?? 40, scene.soften) };
};

export const stageOf = (scene: Scene): Stage => {
	const camera = cameraOf(scene);
	const sky = skyOf(scene.keyFrom, scene.keyHeight);
	const all = shading(scene.pieces);
	const solid = opaque(scene.pieces);
	return {
		camera,
		sky,
		layers: rasterLayers(camera, scene.pieces),
		lit: litBy(scene, sky, all),
		unveiled: solid.length < all.length ? litBy(scene, sky, solid) : null,
	};
};
