import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import type { PictureEntry } from "../encode.ts";
import { productCard } from "./card.ts";

/** Address of the link preview of each product, by its id. */
export type Cards = Readonly<Record<string, string>>;

const folderOf = (publicDir: string) => join(publicDir, "images", "cards");

/** The cards that have been published: their files say whose they are. */
export const publishedCards = async (publicDir: string): Promise<Cards> => {
	await mkdir(folderOf(publicDir), { recursive: true });
	const cards: Record<string, string> = {};
	for (const file of (await readdir(folderOf(publicDir))).sort()) {
		const id = /^(.*)-[0-9a-f]{8}\.jpg$/.exec(file)?.[1];
		if (id) cards[id] = `/images/cards/${file}`;
	}
	return cards;
};

/** Composes the card of every product from its published picture and its name, and takes the earlier ones away. */
export const publishCards = async (
	entryOf: (id: string) => PictureEntry | undefined,
	publicDir: string,
): Promise<void> => {
	const folder = folderOf(publicDir);
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	for (const { id, name } of seedCatalogue.products) {
		const entry = entryOf(id);
		if (!entry) throw new Error(`no picture of "${id}" has been made`);
		const card = await productCard(await readFile(join(publicDir, `${entry.base}-${entry.width}.avif`)), name);
		const hash = createHash("sha256").update(card).digest("hex").slice(0, 8);
		await writeFile(join(folder, `${id}-${hash}.jpg`), card);
	}
};
