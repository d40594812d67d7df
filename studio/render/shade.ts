import { toLinear } from "../maths/colour.ts";
import { clamp } from "../maths/scalar.ts";
import { type Bounce, gatherBounce } from "./bounce.ts";
import type { Camera } from "./camera.ts";
import { halfwayOf, threadShine } from "./gloss.ts";
import { bakeGround, groundColour } from "./ground.ts";
import { gatherLight, type Light } from "./light.ts";
import { newProbe, probeLight } from "./probe.ts";
import type { Samples } from "./raster.ts";
import { halved, type Relief, reliefOf } from "./relief.ts";
import { newTexel, resetTexel, type Scene } from "./scene.ts";
import { fillColour, keyColour, openLight, skyOf } from "./sky.ts";

type Lit = { relief: Relief; light: Light; bounce: Bounce };

const lit = (scene: Scene, sky: ReturnType<typeof skyOf>): Lit => {
	const relief = reliefOf(scene);
	const light = gatherLight(relief, sky, scene.reach ?? 40);
	return { relief, light, bounce: gatherBounce(halved(relief), relief, light, scene.pieces) };
};

const groundOnly = (piece: Uint8Array, width: number, x: number, y: number, per: number): boolean => {
	for (let j = 0; j < per; j++) {
		for (let i = 0; i < per; i++) if (piece[(y + j) * width + x + i] !== 0) return false;
	}
	return true;
};

/** Mean colour of each pixel in linear light, three numbers per pixel; open white ground is 1. */
export const shade = (scene: Scene, camera: Camera, samples: Samples): Float32Array => {
	const per = scene.samples ?? 2;
	const image = new Float32Array(scene.width * scene.height * 3);
	const sky = skyOf(scene.keyFrom);
	const sunlit = openLight(sky);
	const total = sunlit.key + sunlit.fill;
	const { relief, light, bounce } = lit(scene, sky);
	const read = probeLight(relief, light, bounce);
	const half = halfwayOf(camera, sky.turn);
	const lowY = camera.worldY(camera.height, 0) - 1;
	const ground = bakeGround(camera.worldX(0) - 1, lowY, camera.worldX(camera.width) + 1, camera.worldY(0, 0) + 1, 0.12);
	const paper = { slopeX: 0, slopeY: 0, bright: 1 };
	const texel = newTexel();
	const p = newProbe();
	const reliefRow = new Float32Array(camera.width * 2);
	const outward = relief.cell * 1.6;
	const rgb = [0, 0, 0];
	const weight = 1 / (per * per * total);

	for (let y = 0; y < camera.height; y++) {
		const rowNow = (y & 1) * camera.width;
		const rowBefore = camera.width - rowNow;
		for (let x = 0; x < camera.width; x++) {
			const q = y * camera.width + x;
			const id = samples.piece[q];
			// A pixel that shows nothing but ground needs only one of its samples.
			const open = id === 0 && groundOnly(samples.piece, camera.width, x - (x % per), y - (y % per), per);
			if (open && (x % per > 0 || y % per > 0)) continue;
			const z = id ? samples.z[q] : 0;
			const wx = camera.worldX(x);
			const wy = camera.worldY(y, z);
			let nx = 0;
			let ny = 0;
			let nz = 1;
			if (id) {
				nx = samples.nx[q];
				ny = samples.ny[q];
				nz = samples.nz[q];
				resetTexel(texel, camera.density);
				scene.pieces[id - 1].surface(samples.u[q], samples.v[q], texel);
			} else {
				resetTexel(texel, camera.density);
				ground(wx, wy, paper);
				texel.r = groundColour[0] * paper.bright;
				texel.g = groundColour[1] * paper.bright;
				texel.b = groundColour[2] * paper.bright;
				nx = -paper.slopeX * 0.1;
				ny = -paper.slopeY * 0.1;
				nz = Math.sqrt(Math.max(0.2, 1 - nx * nx - ny * ny));
			}
			const steep = 1 - nz * nz;
			read(p, wx + nx * outward * steep, wy + ny * outward * steep, z, wx + nx * 4 * steep, wy + ny * 4 * steep);
			if (id) {
				const fine = texel.height * texel.bump;
				reliefRow[rowNow + x] = fine;
				if (texel.bump > 0) {
					const left = x > 0 && samples.piece[q - 1] === id ? reliefRow[rowNow + x - 1] : fine;
					const above = y > 0 && samples.piece[q - camera.width] === id ? reliefRow[rowBefore + x] : fine;
					nx -= clamp((fine - left) * camera.density, -1.2, 1.2);
					ny -= clamp((above - fine) * camera.density, -1.2, 1.2);
					const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
					nx /= length;
					ny /= length;
					nz /= length;
				}
			}
			const key = Math.max(0, nx * p[0] + ny * p[1] + nz * p[2]);
			const fill = Math.max(0, nx * p[3] + ny * p[4] + nz * p[5]) * 0.88 + 0.12 * p[5];
			const facing = clamp(-ny * camera.sine + nz * camera.cosine);
			const turned = clamp((1 - facing) * 1.9) * 0.62;
			const body = 1 - texel.metal * 0.75;
			const shine =
				texel.metal > 0 || texel.spec > 0 ? threadShine(texel, half, nx, ny, nz, samples.tx[q], samples.ty[q]) : 0;
			const gloss = shine * (0.15 + (0.85 * p[2]) / sunlit.key) * total * 1.15;
			const mirror =
				(0.16 + (0.45 * fill) / sunlit.fill + (0.42 * key) / sunlit.key) *
				total *
				0.56 *
				(0.55 + 0.45 * Math.max(0, nx * 0.25 + nz));
			const fuzz = texel.sheen > 0 ? (1 - facing) ** 3 * texel.sheen * (key + fill) * 1.2 : 0;
			const downward = ((1 - nz) / 2) * Math.PI;
			rgb[0] = texel.r;
			rgb[1] = texel.g;
			rgb[2] = texel.b;
			const pixel = (((y / per) | 0) * scene.width + ((x / per) | 0)) * 3;
			for (let c = 0; c < 3; c++) {
				let albedo = toLinear(rgb[c]);
				if (texel.shot) albedo += (toLinear(texel.shot[c]) - albedo) * turned;
				const b = 6 + 3 * c;
				const bounced = Math.max(0, nx * p[b] + ny * p[b + 1] + nz * p[b + 2]) + downward * p[15 + c];
				const root = 0.35 + 0.65 * Math.sqrt(albedo);
				let out = (key * keyColour[c] + fill * fillColour[c] + bounced * 1.25) * albedo * body;
				if (texel.metal > 0) out += texel.metal * albedo * (gloss * 1.5 + mirror) * keyColour[c];
				if (texel.spec > 0) out += texel.spec * gloss * (1 - texel.metal) * root;
				out += fuzz * root;
				image[pixel + c] += Math.min(3 * total, out) * (open ? weight * per * per : weight);
			}
		}
	}
	return image;
};
