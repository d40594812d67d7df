import { toLinear } from "../maths/colour.ts";
import { clamp } from "../maths/scalar.ts";
import { gatherBounce } from "./bounce.ts";
import type { Camera } from "./camera.ts";
import { contactShade, shadeBelow } from "./contact.ts";
import { edgeShade } from "./edge-shade.ts";
import { footprintOf } from "./footprint.ts";
import { giltLight, giltMirror } from "./gilt.ts";
import { glintOf } from "./glint.ts";
import { halfwayOf, satinBand, satinFold, stripOf, threadShine } from "./gloss.ts";
import { bakeGround, groundColour } from "./ground.ts";
import { lapShade } from "./lap-shade.ts";
import { layerShade } from "./layer-shade.ts";
import { newProbe, type Probe, probeLight } from "./probe.ts";
import type { Samples } from "./raster.ts";
import { newTexel, opaque, type Piece, resetTexel, type Scene, shading } from "./scene.ts";
import { fillColour, keyColour, openLight } from "./sky.ts";
import type { Lit, Stage } from "./stage.ts";
import { veilOf } from "./veil.ts";

const readerOf = ({ relief, coarse, light }: Lit, pieces: readonly Piece[], rounds?: number) =>
	probeLight(relief, light, gatherBounce(coarse, relief, light, pieces, rounds));

/** Whether cloth lies within a few pixels. */
const isBesideCloth = ({ piece }: Samples, { width, height }: Camera, x: number, y: number): boolean => {
	const near = 12;
	const row = y * width;
	return (
		piece[row + Math.max(0, x - near)] > 0 ||
		piece[row + Math.min(width - 1, x + near)] > 0 ||
		piece[Math.max(0, y - near) * width + x] > 0 ||
		piece[Math.min(height - 1, y + near) * width + x] > 0
	);
};

/** Share of the light that the shadow of sheer cloth takes from what lies beside it. */
const cast = 0.42;

/** Share of the light that comes to sheer cloth through its own folds. */
const throughFolds = 0.3;

/** How far what lies below goes with the light on the cloth over it: the more squarely it stands to the window, the more comes through. */
const along = 0.4;

/** Share of the light on sheer cloth that does not ask how it is turned: what falls on its back glows through it. */
const glow = 0.25;

/**
 * Shades one sample of one layer: linear colour into `out`, and how much of what lies behind it hides.
 * What lies below sheer cloth sees as much of the light as each layer over it lets through (veil.ts).
 */
export const sampleShader = (scene: Scene, stage: Stage) => {
	const { camera, sky, layers, lit, unveiled: unveiledLit } = stage;
	const { pieces } = scene;
	const veil = veilOf(scene, stage);
	const sunlit = openLight(sky);
	const total = sunlit.key + sunlit.fill;
	const read = readerOf(lit, shading(pieces), scene.soften);
	const readThrough = unveiledLit && readerOf(unveiledLit, opaque(pieces), scene.soften);
	const half = halfwayOf(camera, sky);
	const strip = stripOf(sky.turn);
	const mirrorGilt = giltMirror(camera, sky);
	const folded = { own: 0, pale: 0 };
	const mirrored = { window: 0, room: 0 };
	const diffuse = [0, 0, 0];
	const lowY = camera.worldY(camera.height, 0) - 1;
	const ground = bakeGround(camera.worldX(0) - 1, lowY, camera.worldX(camera.width) + 1, camera.worldY(0, 0) + 1, 0.12);
	const paper = { slopeX: 0, slopeY: 0, bright: 1 };
	const tone = scene.groundTone ?? 1;
	const contact = scene.contact ?? 0;
	const contactAt = contact > 0 ? contactShade(lit.relief, sky.turn) : null;
	const below = scene.below ?? 0;
	const belowAt = below > 0 ? shadeBelow(lit.relief) : null;
	// Ground right beside a garment that lies flat is below none of it: where cells reached out from under the cloth it had dashes of shade.
	const lying = contact > 0 && !scene.softEdges;
	const layered = scene.layered ?? 0;
	const layerAt = layered > 0 ? layerShade(layers[0], camera, sky.turn) : null;
	const lapped = scene.lapped ?? 0;
	const lapAt = lapped > 0 ? lapShade(layers[0], camera, sky.turn) : null;
	const atFoot = scene.foot ?? 0;
	const footAt = atFoot > 0 ? edgeShade(layers[0], camera, sky.turn) : null;
	const texel = newTexel();
	texel.fine = scene.fine ?? 1;
	const p = newProbe();
	const unveiled = newProbe();
	const corner = newProbe();
	const reliefRow = new Float32Array(camera.width * 2);
	const looksRow = new Uint8Array(camera.width * 2);
	const outward = (scene.cell ?? 0.16) * 1.6;
	const rgb = [0, 0, 0];
	/** The window's light on the uppermost layer of a sample, which is shaded before those below it, beside that on a level place. */
	let arrived = 1;
	// More samples than two a pixel smooth edges; they do not show finer threads.
	const shown = scene.scale * 2;
	const look = footprintOf(camera.width, camera.density);

	/** The layer whose fine relief is seen: the first, or what lies below clear film. */
	const uppermost = (q: number): number => {
		const first = layers[0].piece[q];
		return first > 0 && pieces[first - 1].clear ? 1 : 0;
	};

	/** What lies beside an edge: read over a cell of the relief, whose corners would show along a slanting edge. */
	const readSoftly = (
		from: typeof read,
		into: Probe,
		wx: number,
		wy: number,
		z: number,
		fx: number,
		fy: number,
		beside = false,
	): void => {
		const apart = (scene.cell ?? 0.16) * 0.6;
		into.fill(0);
		for (let k = 0; k < 4; k++) {
			const [ax, ay] = [k & 1 ? apart : -apart, k & 2 ? apart : -apart];
			from(corner, wx + ax, wy + ay, z, fx + ax, fy + ay, beside);
			for (let c = 0; c < into.length; c++) into[c] += corner[c] / 4;
		}
	};

	/** The light at a place of a piece. */
	const readPiece = (
		from: typeof read,
		into: Probe,
		ax: number,
		ay: number,
		z: number,
		fx: number,
		fy: number,
	): void => {
		const cover = from(into, ax, ay, z, fx, fy);
		if (scene.softEdges && cover > 0) readSoftly(from, into, ax, ay, z, fx, fy);
	};

	return (x: number, y: number, layer: number, out: Float32Array): number => {
		const samples = layers[layer];
		const rowNow = (y & 1) * camera.width;
		const rowBefore = camera.width - rowNow;
		const q = y * camera.width + x;
		const id = samples.piece[q];
		const z = id ? samples.z[q] : 0;
		const wx = camera.worldX(x);
		const wy = camera.worldY(y, z);
		let nx = 0;
		let ny = 0;
		let nz = 1;
		let looks = 1;
		resetTexel(texel, shown);
		if (id) {
			nx = samples.nx[q];
			ny = samples.ny[q];
			nz = samples.nz[q];
			looks = look(samples, pieces[id - 1].surface, q, texel, shown);
		} else {
			ground(wx, wy, paper);
			// Seen through sheer cloth it is shaded by what that lets through, and not by how far the cloth stands off it.
			let bright = contactAt && layer === 0 ? paper.bright * (1 - contact * contactAt(wx, wy)) : paper.bright;
			if (belowAt && layer === 0) bright *= 1 - below * belowAt(wx, wy);
			texel.r = groundColour[0] * tone * bright;
			texel.g = groundColour[1] * tone * bright;
			texel.b = groundColour[2] * tone * bright;
			nx = -paper.slopeX * 0.1;
			ny = -paper.slopeY * 0.1;
			nz = Math.sqrt(Math.max(0.2, 1 - nx * nx - ny * ny));
		}
		const { sheer = false, clear = false } = id > 0 ? pieces[id - 1] : {};
		const steep = 1 - nz * nz;
		const ax = wx + nx * outward * steep;
		const ay = wy + ny * outward * steep;
		const fx = wx + nx * 4 * steep;
		const fy = wy + ny * 4 * steep;
		if (readThrough && layer > 0) {
			// Below a layer the light comes through it alone: what comes in from its sides left stains where it stands off the table.
			readPiece(readThrough, p, ax, ay, z, fx, fy);
			const through = veil(x, y, layer, z) * (1 + along * (arrived - 1));
			for (let k = 0; k < p.length; k++) p[k] *= through;
		} else if (id === 0 && isBesideCloth(samples, camera, x, y)) readSoftly(read, p, wx, wy, 0, wx, wy, lying);
		else readPiece(read, p, ax, ay, z, fx, fy);
		if (readThrough && layer === 0 && !clear) {
			readPiece(readThrough, unveiled, ax, ay, z, fx, fy);
			const own = sheer ? 1 - throughFolds : cast;
			for (let k = 0; k < p.length; k++) p[k] = unveiled[k] + (p[k] - unveiled[k]) * own;
		}
		if (layer === 0)
			arrived = sheer ? clamp((nx * p[0] + ny * p[1] + nz * p[2]) / Math.max(1e-6, unveiled[2]), 0.3, 1.4) : 1;
		const slopeX = nx / Math.max(0.2, nz);
		const slopeY = ny / Math.max(0.2, nz);
		if (id && layer === uppermost(q)) {
			const fine = texel.height * texel.bump;
			reliefRow[rowNow + x] = fine;
			looksRow[rowNow + x] = looks;
			if (texel.bump > 0) {
				// Seen in fewer or more looks, the same thread has another height: their difference was a hairline along the fold.
				const besideLeft = x > 0 && samples.piece[q - 1] === id && looksRow[rowNow + x - 1] === looks;
				const besideAbove = y > 0 && samples.piece[q - camera.width] === id && looksRow[rowBefore + x] === looks;
				const left = besideLeft ? reliefRow[rowNow + x - 1] : fine;
				const above = besideAbove ? reliefRow[rowBefore + x] : fine;
				nx -= clamp((fine - left) * camera.density, -1.2, 1.2);
				ny -= clamp((above - fine) * camera.density, -1.2, 1.2);
				const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
				nx /= length;
				ny /= length;
				nz /= length;
			}
		}
		const faced = Math.max(0, nx * p[0] + ny * p[1] + nz * p[2]);
		const key = sheer ? faced + (p[2] - faced) * glow : faced;
		const fill = Math.max(0, nx * p[3] + ny * p[4] + nz * p[5]) * 0.88 + 0.12 * p[5];
		const facing = clamp(-ny * camera.sine + nz * camera.cosine);
		const turned = clamp((1 - facing) * 1.9) * 0.62;
		const body = (1 - texel.metal * 0.75) * (1 - texel.deep);
		const shine =
			texel.metal > 0 || texel.spec > 0 ? threadShine(texel, half, nx, ny, nz, samples.tx[q], samples.ty[q]) : 0;
		const gloss = shine * (0.15 + (0.85 * p[2]) / sunlit.key) * total * 1.15;
		const mirrors = texel.lustre * (0.12 + (0.88 * p[2]) / sunlit.key) * total;
		const band = texel.lustre > 0 && texel.deep === 0 ? mirrors * satinBand(strip, texel, nx, ny, nz) : 0;
		if (texel.lustre > 0 && texel.deep > 0) satinFold(strip, texel, nx, ny, nz, folded);
		else folded.own = folded.pale = 0;
		const mirror =
			(0.16 + (0.45 * fill) / sunlit.fill + (0.42 * key) / sunlit.key) *
			total *
			0.56 *
			(0.55 + 0.45 * Math.max(0, nx * 0.25 + nz));
		const fuzz = texel.sheen > 0 ? (1 - facing) ** 3 * texel.sheen * (key + fill) * 1.2 : 0;
		const downward = ((1 - nz) / 2) * Math.PI;
		let shaded = 1;
		if (layer === 0) {
			if (layerAt && id) shaded *= 1 - layered * layerAt(x, y);
			if (lapAt && id) shaded *= 1 - lapped * lapAt(x, y);
			// Light comes to the table from more sides than to cloth below cloth.
			if (footAt) shaded *= 1 - atFoot * (id ? 1 : 0.55) * footAt(x, y);
		}
		rgb[0] = texel.r;
		rgb[1] = texel.g;
		rgb[2] = texel.b;
		for (let c = 0; c < 3; c++) {
			let albedo = toLinear(rgb[c]);
			if (texel.shot) albedo += (toLinear(texel.shot[c]) - albedo) * turned;
			const b = 6 + 3 * c;
			const bounced = Math.max(0, nx * p[b] + ny * p[b + 1] + nz * p[b + 2]) + downward * p[15 + c];
			const root = 0.35 + 0.65 * Math.sqrt(albedo);
			diffuse[c] = key * keyColour[c] + fill * fillColour[c] + bounced * 1.25;
			let light = diffuse[c] * albedo * body;
			if (texel.metal > 0) light += texel.metal * albedo * (gloss * 2.3 + mirror * 0.78) * keyColour[c];
			if (texel.spec > 0) light += texel.spec * gloss * (1 - texel.metal) * root;
			light += fuzz * root;
			if (band > 0) light += band * (albedo * 2.2 + 0.05 + texel.pale) * keyColour[c];
			if (folded.own > 0)
				light +=
					mirrors *
					(folded.own * (albedo * 0.95 + 0.008) + folded.pale * (albedo * 0.5 + 0.022 + 0.5 * texel.pale)) *
					keyColour[c];
			out[c] = (Math.min(3 * total, light) / total) * shaded;
		}
		if (texel.gilt > 0) {
			mirrorGilt(texel, slopeX, slopeY, samples.tx[q], samples.ty[q], wx, wy, mirrored);
			const window = mirrored.window * (0.06 + (0.94 * p[2]) / sunlit.key);
			const room = mirrored.room * (0.12 + (0.88 * p[5]) / sunlit.fill);
			for (let c = 0; c < 3; c++) {
				const own = giltLight(toLinear(rgb[c]), diffuse[c] / total, window, room) * shaded;
				out[c] += (own - out[c]) * texel.gilt;
			}
		}
		if (texel.glint > 0) {
			// A spark is what one float does against all the others.
			const spark = ((texel.glint * glintOf(texel, half, nx, ny, nz) * p[2]) / sunlit.key) * shaded;
			for (let c = 0; c < 3; c++) out[c] += spark * (0.35 + 0.65 * rgb[c]) * keyColour[c];
		}
		// Seen from the side, more threads stand behind each other; but most lie flat, and hide as much as before.
		return (sheer || clear) && texel.cover < 1 ? 1 - (1 - texel.cover) ** (Math.max(0.3, facing) ** -0.6) : 1;
	};
};
