import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { publishCards, publishedCards } from "./cards/publish.ts";
import { type PictureEntry, removeOrphans } from "./encode.ts";
import { writeManifest } from "./manifest.ts";
import { type Picture, plan } from "./plan.ts";
import { writeSheets } from "./sheet.ts";
import type { Delivery, Order } from "./worker.ts";

const root = import.meta.dirname;
const publicDir = join(root, "..", "public");
const draftDir = join(root, ".cache", "pictures");
const madeFile = join(root, "made.json");
const contentDir = join(root, "..", "content");

/** What has been made, by key: the hash of its recipe and code, and its entry. Committed, so that clones know. */
type Made = Record<string, { hash: string; entry: PictureEntry }>;

const readMade = async (): Promise<Made> => {
	try {
		return JSON.parse(await readFile(madeFile, "utf8"));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
		throw error;
	}
};

const writeMade = async (made: Made): Promise<void> => {
	const sorted = Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)));
	await writeFile(madeFile, `${JSON.stringify(sorted, null, "\t")}\n`);
	await writeManifest(
		contentDir,
		new Map(Object.entries(sorted).map(([key, { entry }]) => [key, entry])),
		await publishedCards(publicDir),
	);
};

/** Pictures asked for by product ("linen-saree"), key ("site/hero") or folder ("categories/"); else all. */
const chosen = (all: readonly Picture[], asked: readonly string[]): Picture[] => {
	const named = (key: string, word: string) =>
		key === word ||
		key === `products/${word}` ||
		key === `products/${word}-close` ||
		key.startsWith(`views/${word}-`) ||
		(word.endsWith("/") && key.startsWith(word));
	return asked.length === 0 ? [...all] : all.filter(({ key }) => asked.some((word) => named(key, word)));
};

/** Gives the pictures to the workers, a family to each, one at a time, and hands every finished one to `done`. */
const work = (
	pictures: readonly Picture[],
	workers: number,
	draft: number | undefined,
	done: (d: Delivery) => Promise<void>,
) => {
	const families = Map.groupBy(pictures, ({ family, key }) => family ?? key);
	const queue = [...families.values()].map((some) =>
		some.map(({ key }): Order => ({ key, draft, publicDir, draftDir })),
	);
	const run = () =>
		new Promise<void>((resolve, reject) => {
			const worker = new Worker(new URL("./worker.ts", import.meta.url));
			let own: Order[] = [];
			const next = () => {
				if (own.length === 0) own = queue.shift() ?? [];
				const order = own.shift();
				if (order) worker.postMessage(order);
				else worker.terminate().then(() => resolve(), reject);
			};
			worker.on("error", reject);
			worker.on("message", (delivery: Delivery) => {
				done(delivery).then(next, reject);
			});
			next();
		});
	return Promise.all(Array.from({ length: Math.min(workers, pictures.length) }, run));
};

const main = async (): Promise<void> => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			workers: { type: "string", default: "2" },
			/** How large a draft is beside what is published, which it leaves as it is. */
			draft: { type: "string" },
			force: { type: "boolean", default: false },
			sheet: { type: "boolean", default: false },
			// Link previews of the products, from the pictures that are published.
			cards: { type: "boolean", default: false },
			// After a change of code that leaves every picture as it is: takes what is there for made.
			accept: { type: "boolean", default: false },
		},
	});
	const draft = values.draft === undefined ? undefined : Number(values.draft);
	const made = await readMade();
	const all = plan();
	if (values.sheet)
		return writeSheets(
			join(root, "..", "docs", "pictures"),
			all.map(({ key }) => key),
			(key) => {
				const entry = made[key]?.entry;
				return (
					entry && join(publicDir, entry.widths.length > 0 ? `${entry.base}-${entry.widths[0]}.avif` : entry.fallback)
				);
			},
		);
	if (values.cards) {
		await publishCards((id) => made[`products/${id}`]?.entry, publicDir);
		return writeMade(made);
	}
	const wanted = chosen(all, positionals);
	if (values.accept) {
		for (const { key, hash } of wanted) if (made[key]) made[key].hash = hash;
		return writeMade(made);
	}
	if (wanted.length === 0) throw new Error(`no picture matches ${positionals.join(" ")}`);
	const stale =
		draft !== undefined || values.force ? wanted : wanted.filter(({ key, hash }) => made[key]?.hash !== hash);
	console.log(`${stale.length} of ${wanted.length} pictures to make`);
	let count = 0;
	await work(stale, Number(values.workers), draft, async ({ key, entry, seconds }) => {
		count++;
		console.log(`${String(count).padStart(3)}/${stale.length} ${key} ${seconds.toFixed(1)} s`);
		if (!entry) return;
		const hash = stale.find((p) => p.key === key)?.hash ?? "";
		made[key] = { hash, entry };
		await writeMade(made);
	});
	if (draft === undefined) {
		for (const key of Object.keys(made)) if (!all.some((p) => p.key === key)) delete made[key];
		await writeMade(made);
		const complete = all.every(({ key }) => made[key]);
		if (complete)
			await removeOrphans(
				Object.values(made).map(({ entry }) => entry),
				publicDir,
			);
	}
};

await main();
