import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { groups } from "./pictures/groups.ts";
import { productScene, recipeOf } from "./pictures/product.ts";
import type { Scene } from "./render/scene.ts";
import { table } from "./table.ts";

/** One picture to make: its key in content/pictures.ts, what it depends on, and its scene. */
export type Picture = { key: string; hash: string; scene: () => Promise<Scene> };

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

const products = (): Picture[] => {
	const framing = codeHash("pictures/product.ts");
	return Object.keys(table).flatMap((id) => {
		const recipe = recipeOf(id);
		const code = codeHash(`kinds/${recipe.kind}.ts`);
		return [
			{ key: `products/${id}`, hash: hashOf("whole", recipe, code, framing), scene: () => productScene(id, "whole") },
			{
				key: `products/${id}-close`,
				hash: hashOf("close", recipe, code, framing),
				scene: () => productScene(id, "close"),
			},
		];
	});
};

/** Every picture of the company, whole views first. */
export const plan = (): Picture[] => {
	const list = products();
	const composed = groups.map(({ key, entry, uses, scene }) => {
		const parts = uses.map((id) => [id, recipeOf(id), codeHash(`kinds/${recipeOf(id).kind}.ts`)]);
		return { key, hash: hashOf(key, parts, codeHash(entry), codeHash("cards/marked.ts")), scene };
	});
	const whole = list.filter(({ key }) => !key.endsWith("-close"));
	const close = list.filter(({ key }) => key.endsWith("-close"));
	return [...whole, ...composed, ...close];
};
