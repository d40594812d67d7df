import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { marked } from "./cards/marked.ts";
import { encodePicture, type PictureEntry } from "./encode.ts";
import { plan } from "./plan.ts";
import { render, scaled } from "./render/render.ts";

/** What the main thread asks for: one picture, at full size for the shop or smaller as a draft. */
export type Order = { key: string; draft: number; publicDir: string; draftDir: string };
export type Delivery = { key: string; entry: PictureEntry | null; seconds: number };

const make = async ({ key, draft, publicDir, draftDir }: Order): Promise<Delivery> => {
	const start = Date.now();
	const picture = plan().find((p) => p.key === key);
	if (!picture) throw new Error(`no picture is called ${key}`);
	const raw = await marked(key, render(scaled(await picture.scene(), draft)));
	const file = join(draftDir, `${key}.png`);
	await mkdir(dirname(file), { recursive: true });
	await sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: 3 } })
		.png({ compressionLevel: 3 })
		.toFile(file);
	const entry = draft === 1 ? await encodePicture(key, raw, publicDir) : null;
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
