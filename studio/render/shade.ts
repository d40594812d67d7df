import { sampleShader } from "./sample.ts";
import type { Scene } from "./scene.ts";
import type { Stage } from "./stage.ts";

const groundOnly = (piece: Uint8Array, width: number, x: number, y: number, per: number): boolean => {
	for (let j = 0; j < per; j++) {
		for (let i = 0; i < per; i++) if (piece[(y + j) * width + x + i] !== 0) return false;
	}
	return true;
};

/** Mean colour of each pixel in linear light, three numbers per pixel; open white ground is 1. */
export const shade = (scene: Scene, stage: Stage): Float32Array => {
	const { camera, layers } = stage;
	const per = scene.samples ?? 2;
	const image = new Float32Array(scene.width * scene.height * 3);
	const shadeSample = sampleShader(scene, stage);
	const first = layers[0].piece;
	const rgb = new Float32Array(3);
	const behind = new Float32Array(3);
	for (let y = 0; y < camera.height; y++) {
		for (let x = 0; x < camera.width; x++) {
			// A pixel that shows nothing but ground needs only one of its samples.
			const id = first[y * camera.width + x];
			const open = id === 0 && groundOnly(first, camera.width, x - (x % per), y - (y % per), per);
			if (open && (x % per > 0 || y % per > 0)) continue;
			const cover = shadeSample(x, y, 0, rgb);
			if (cover < 1) for (let c = 0; c < 3; c++) rgb[c] *= cover;
			let left = 1 - cover;
			for (let layer = 1; left > 0.02 && layer < layers.length; layer++) {
				const own = shadeSample(x, y, layer, behind);
				const share = layer === layers.length - 1 ? left : left * own;
				for (let c = 0; c < 3; c++) rgb[c] += behind[c] * share;
				left -= share;
			}
			const pixel = (((y / per) | 0) * scene.width + ((x / per) | 0)) * 3;
			const weight = open ? 1 : 1 / (per * per);
			for (let c = 0; c < 3; c++) image[pixel + c] += rgb[c] * weight;
		}
	}
	return image;
};
