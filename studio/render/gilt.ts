import { clamp, smooth } from "../maths/scalar.ts";
import type { Camera } from "./camera.ts";
import { halfwayOf, stripOf } from "./gloss.ts";
import type { Texel } from "./scene.ts";
import type { Sky } from "./sky.ts";

/** How much of the window and of the dim room a thread of gilt mirrors: 1 is all window, and a lit wall. */
export type Mirrored = { window: number; room: number };

/**
 * How far, as slopes, a thread may lie from the one that mirrors the window: little along its run, much across it, for it is
 * round. The light so runs on along the warp as a broad band. A dim one is wider still: ribbon is wound aslant.
 */
const alongRun = 0.17;
const acrossRun = 0.8;
const dim = { share: 0.22, wider: 2.6 };

/** Window and eye stand no further off than a few widths of the picture: how far the slope that mirrors changes over half of it. */
const nearby = 0.55;

/** The room: dark behind the cloth, lit on the window's side, by slope towards the window; how much of a turn across the run counts. */
const room = { dark: 0.11, lit: 0.54, from: -0.58, to: 0.62, acrossRun: 0.5, nearby: 0.2 };

/** What a gilt thread of a picture mirrors, by the slopes of its cloth and the direction (ux, uy) of cloth coordinate u. */
export const giltMirror = (camera: Camera, sky: Sky) => {
	const half = halfwayOf(camera, sky);
	const [toX, toY] = stripOf(sky.turn);
	const [midX, midY] = [camera.worldX(camera.width / 2), camera.worldY(camera.height / 2, 0)];
	const reach = (0.5 * Math.hypot(camera.width, camera.height)) / camera.density;
	return (
		{ threadU, threadV, lean }: Pick<Texel, "threadU" | "threadV" | "lean">,
		slopeX: number,
		slopeY: number,
		ux: number,
		uy: number,
		x: number,
		y: number,
		into: Mirrored,
	): void => {
		const away = -((x - midX) * toX + (y - midY) * toY) / reach;
		const far = 1 + nearby * away;
		let tx = ux * threadU - uy * threadV;
		let ty = uy * threadU + ux * threadV;
		const length = Math.sqrt(tx * tx + ty * ty) || 1;
		tx /= length;
		ty /= length;
		const sx = clamp(slopeX, -1.6, 1.6);
		const sy = clamp(slopeY, -1.6, 1.6);
		const mirrorX = (far * half[0]) / half[2];
		const mirrorY = (far * half[1]) / half[2];
		const facing = tx * toX + ty * toY;
		const along = ((sx - mirrorX) * tx + (sy - mirrorY) * ty + lean * facing) / alongRun;
		const across = ((sy - mirrorY) * tx - (sx - mirrorX) * ty) / acrossRun;
		const off = along * along + across * across;
		into.window = (1 - dim.share) * Math.exp(-off) + dim.share * Math.exp(-off / (dim.wider * dim.wider));
		const run = sx * tx + sy * ty + lean * facing;
		const side = (sy * tx - sx * ty) * room.acrossRun;
		const towards = run * facing + side * (tx * toY - ty * toX) - room.nearby * away;
		into.room = room.dark + (room.lit - room.dark) * smooth(room.from, room.to, towards);
	};
};

/** How much lighter ribbon is than the colour given for it, which is that of a band of it in even light. */
const polish = 1.55;
const strength = { window: 0.62, room: 1, core: 0.22 };

/**
 * Light of a gilt thread, in one channel; open white ground is 1. What is mirrored from turn to turn of the ribbon takes its
 * colour more than once: dark gilt is bronze, and what mirrors the window pale.
 * @param diffuse light that falls there
 */
export const giltLight = (albedo: number, diffuse: number, window: number, lit: number): number => {
	const own = Math.min(0.97, albedo * polish);
	const bronze = own ** 1.75;
	return (
		strength.core * bronze * diffuse +
		strength.room * lit * own ** 1.22 +
		strength.window * window * (0.07 + 0.93 * own ** 0.85)
	);
};
