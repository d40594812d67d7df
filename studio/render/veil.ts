import { degrees } from "../maths/scalar.ts";
import { newTexel, resetTexel, type Scene } from "./scene.ts";
import { key } from "./sky.ts";
import type { Stage } from "./stage.ts";

/** Share of the light on a thread of sheer cloth that comes out below it: fine yarn glows more than it shades. */
const through = 0.55;

/** How broad the soft edge of a thread's shadow is for each cm below it, as one part of the window throws it. */
const blur = 0.2;

/** Neighbouring samples look to as many parts of the window along each of its sides, so that its shadows have soft edges. */
const parts = 4;

/** What threads hide of light that falls aslant, as an exponent of what they leave open seen straight on. */
const aslant = 1.2;

/**
 * How much of the window's light comes to a place below the first `layer` layers of sheer cloth: each lets through what it
 * leaves open, and of that a little more for its threads. A layer is asked where the light has come through it and not where
 * the eye does, so that what lies below an open cloth bears the shadow of its threads a little beside them.
 */
export const veilOf = (scene: Scene, { camera, sky, layers }: Stage) => {
	const { pieces } = scene;
	const { width, height, density } = camera;
	const toX = new Float32Array(parts * parts);
	const toY = new Float32Array(parts * parts);
	for (let k = 0; k < parts * parts; k++) {
		const side = (((k % parts) + 0.5) / parts) * 2 - 1;
		const up = ((Math.floor(k / parts) + 0.5) / parts) * 2 - 1;
		const turn = (sky.turn + side * key.halfWidth) * degrees;
		const away = 1 / Math.tan((sky.elevation + up * key.halfHeight) * degrees);
		toX[k] = Math.cos(turn) * away;
		toY[k] = Math.sin(turn) * away;
	}
	const shown = scene.scale * 2;
	const texel = newTexel();
	texel.fine = scene.fine ?? 1;
	return (x: number, y: number, layer: number, z: number): number => {
		let light = 1;
		// Steps of five and seven: within a few samples every part has been looked to.
		const part = (x * 5 + y * 7) % (parts * parts);
		for (let above = 0; above < layer; above++) {
			const samples = layers[above];
			const own = y * width + x;
			const gap = samples.z[own] - z;
			// On the plane of that layer the eye's ray stands further back than on this place, by what the camera leans.
			const across = Math.round(gap * toX[part] * density);
			const down = Math.round(-gap * (toY[part] * camera.cosine + camera.sine) * density);
			const inside = x + across >= 0 && x + across < width && y + down >= 0 && y + down < height;
			const q = gap > 0 && inside ? own + down * width + across : own;
			const id = samples.piece[q];
			if (id === 0 || !pieces[id - 1].sheer) continue;
			resetTexel(texel, Math.min(shown, 2 / (blur * Math.max(0.02, gap))));
			pieces[id - 1].surface(samples.u[q], samples.v[q], texel);
			const open = (1 - texel.cover) ** aslant;
			light *= open + through * (1 - open);
		}
		return light;
	};
};
