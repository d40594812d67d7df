import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { marked } from "./cards/marked.ts";
import { encodePicture, type PictureEntry } from "./encode.ts";
import { plan } from "./plan.ts";
import { renderOn, scaled } from "./render/render.ts";
import type { Scene } from "./render/scene.ts";
import { type Stage, stageOf } from "./render/stage.ts";

/** What the main thread asks for: one picture for the shop, or a draft of so many times its size. */
export type Order = { key: string; draft: number | undefined; publicDir: string; draftDir: string };
export type Delivery = { key: string; entry: PictureEntry | null; seconds: number };

/** The stage that the last picture of a family was shaded on: its other colours are shaded on the same. */
let last: { family: string; scale: number; scene: Scene; stage: Stage } | undefined;

const isSamePlace = (a: Scene, b: Scene): boolean =>
	a.pieces.length === b.pieces.length &&
	a.pieces.every(({ mesh }, k) => Buffer.from(mesh.pos.buffer).equals(Buffer.from(b.pieces[k].mesh.pos.buffer)));

const stageFor = (scene: Scene, family: string | undefined, scale: number): Stage => {
	if (last && last.family === family && last.scale === scale && isSamePlace(last.scene, scene)) return last.stage;
	const stage = stageOf(scene);
	last = family === undefined ? undefined : { family, scale, scene, stage };
	return stage;
};

const make = async ({ key, draft, publicDir, draftDir }: Order): Promise<Delivery> => {
	const start = Date.now();
	const picture = plan().find((p) => p.key === key);
	if (!picture) throw new Error(`no picture is called ${key}`);
	const scale = draft ?? 1;
	const scene = scaled(await picture.scene(), scale);
	const raw = await marked(key, renderOn(stageFor(scene, picture.family, scale), scene));
	const file = join(draftDir, `${key}.png`);
	await mkdir(dirname(file), { recursive: true });
	await sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: 3 } })
		.png({ compressionLevel: 3 })
		.toFile(file);
	const entry = draft === undefined ? await encodePicture(key, raw, publicDir) : null;
	return { key, entry, seconds: (Date.now() - start) / 1000 };
};

parentPort?.on("message", (order: Order) => {
	make(order).then(
		(delivery) => parentPort?.postMessage(delivery),
		(error: unknown) => {
			throw error;
		},
	);
});
