import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { colourKey } from "../content/product-views.ts";
import { groups } from "./pictures/groups.ts";
import { insideScene } from "./pictures/inside.ts";
import { lengthScene } from "./pictures/length.ts";
import { measuresOf } from "./pictures/length-measures.ts";
import { packedScene } from "./pictures/packed.ts";
import { wayOf } from "./pictures/packing/ways.ts";
import { finer, hasBack, productScene, recipeOf } from "./pictures/product.ts";
import { swatchScene } from "./pictures/swatch.ts";
import { coloursOf } from "./recipes/colours.ts";
import type { Scene } from "./render/scene.ts";
import { type Recipe, table } from "./table.ts";

/** One picture to make: its key in content/pictures.ts, what it depends on, and its scene. */
export type Picture = {
	key: string;
	hash: string;
	scene: () => Promise<Scene>;
	/** Pictures of one family differ in their colours alone: they are made one after the other, on one stage. */
	family?: string;
};

const root = import.meta.dirname;

/** All modules that a module reaches by relative imports, itself included. The table is hashed row by row instead. */
const closure = (file: string, seen: Set<string>): Set<string> => {
	if (seen.has(file) || file.endsWith("table.ts")) return seen;
	seen.add(file);
	for (const [, path] of readFileSync(file, "utf8").matchAll(/^import (?!type).*? from "(\.[^"]+)";$/gms)) {
		closure(join(dirname(file), path), seen);
	}
	return seen;
};

const codeHashes = new Map<string, string>();

/** Hash of the code that a kind of picture runs through. */
const codeHash = (entry: string): string => {
	const known = codeHashes.get(entry);
	if (known) return known;
	const files = closure(join(root, entry), closure(join(root, "render/render.ts"), new Set()));
	const hash = createHash("sha256");
	for (const file of [...files].sort()) hash.update(relative(root, file)).update(readFileSync(file));
	const digest = hash.digest("hex");
	codeHashes.set(entry, digest);
	return digest;
};

const hashOf = (...parts: readonly unknown[]): string =>
	createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);

/** The picture of goods that are a length of cloth, opened. */
const opened = (id: string, recipe: Recipe, code: string): Picture[] => {
	const measures = measuresOf(id, recipe.kind);
	if (!measures) return [];
	const hash = hashOf("length", recipe, measures, code, codeHash("pictures/length.ts"), codeHash("cards/marked.ts"));
	return [{ key: `views/${id}-length`, hash, scene: () => lengthScene(recipe, measures) }];
};

/** The picture of a garment that lies on its face. */
const turned = (id: string, recipe: Recipe, code: string, framing: string): Picture[] =>
	hasBack(recipe)
		? [
				{
					key: `views/${id}-back`,
					hash: hashOf("back", recipe, code, framing),
					scene: () => productScene(recipe, "back"),
				},
			]
		: [];

const products = (): Picture[] => {
	const framing = codeHash("pictures/product.ts");
	return Object.keys(table).flatMap((id) => {
		const recipe = recipeOf(id);
		const code = codeHash(`kinds/${recipe.kind}.ts`);
		return [
			{
				key: `products/${id}`,
				hash: hashOf("whole", recipe, code, framing),
				scene: () => productScene(recipe, "whole"),
				family: id,
			},
			...coloursOf(id).map(({ code: colour, recipe: other }) => ({
				key: `views/${id}-${colourKey(colour)}`,
				hash: hashOf("whole", other, code, framing),
				scene: () => productScene(other, "whole"),
				family: id,
			})),
			...opened(id, recipe, code),
			...turned(id, recipe, code, framing),
			{
				key: `views/${id}-inside`,
				hash: hashOf("inside", recipe, code, framing, codeHash("pictures/inside.ts")),
				scene: () => insideScene(recipe),
			},
			{
				key: `views/${id}-packed`,
				hash: hashOf("packed", id, recipe, wayOf(id), code, framing, codeHash("pictures/packed.ts")),
				scene: () => packedScene(id, recipe, wayOf(id)),
			},
			{
				key: `views/${id}-swatch`,
				hash: hashOf("swatch", id, { ...recipe, layout: null, style: null }, code, codeHash("pictures/swatch.ts")),
				scene: () => swatchScene(id, recipe, finer[recipe.kind] ?? 1),
			},
			{
				key: `products/${id}-close`,
				hash: hashOf("close", recipe, code, framing),
				scene: () => productScene(recipe, "close"),
			},
		];
	});
};

/** Every picture of the company, whole views first. */
export const plan = (): Picture[] => {
	const list: Picture[] = products();
	const composed = groups.map(({ key, entry, uses, scene }) => {
		const parts = uses.map((id) => [id, recipeOf(id), codeHash(`kinds/${recipeOf(id).kind}.ts`)]);
		return { key, hash: hashOf(key, parts, codeHash(entry), codeHash("cards/marked.ts")), scene };
	});
	const isClose = ({ key }: Picture) => key.endsWith("-close");
	return [...list.filter((picture) => !isClose(picture)), ...composed, ...list.filter(isClose)];
};
