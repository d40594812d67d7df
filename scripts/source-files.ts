import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";

/**
 * One import of a file: `target` is a path from the root for a file of ours, else the package's name. A dynamic one is
 * loaded when it is first asked for.
 */
type Import = { target: string; ours: boolean; typeOnly: boolean; dynamic: boolean };

/** A source file; `path` starts at the root and has forward slashes, `code` is the text without its comments. */
export type SourceFile = { path: string; text: string; code: string; lines: number; imports: Import[] };

const FOLDERS = ["app", "content", "domain", "messages", "server", "studio", "scripts", "tests"];
export const IS_TEST = /\.test\.tsx?$/;
const SOURCE = /\.tsx?$/;

/** Every TypeScript file of the project that stands under `root`. */
export function readSources(root: string): SourceFile[] {
	const paths = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => walk(root, folder));
	return paths.map((path) => {
		const text = readFileSync(join(root, path), "utf8");
		const code = withoutComments(text);
		const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
		return { path, text, code, lines, imports: readImports(root, path, code) };
	});
}

function walk(root: string, folder: string): string[] {
	return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = posix.join(folder, entry.name);
		if (entry.isDirectory()) return walk(root, path);
		return SOURCE.test(entry.name) ? [path] : [];
	});
}

/** Comments may quote imports and settings. A `//` inside a string (an address) has a colon or a quote before it. */
function withoutComments(text: string): string {
	return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[\s;{}(),])\/\/.*$/gm, "$1");
}

const STATEMENT = /^\s*(?:import|export)\s+(type\s)?[^;"'`=]*?\bfrom\s*["']([^"']+)["']/gm;
const BARE = /^\s*import\s*["']([^"']+)["']/gm;
const DYNAMIC = /\bimport\(\s*["']([^"']+)["']/g;

function readImports(root: string, from: string, code: string): Import[] {
	const found = [
		...[...code.matchAll(STATEMENT)].map(([, type, specifier]) => ({
			specifier,
			typeOnly: type !== undefined,
			dynamic: false,
		})),
		...[...code.matchAll(BARE)].map(([, specifier]) => ({ specifier, typeOnly: false, dynamic: false })),
		...[...code.matchAll(DYNAMIC)].map(([, specifier]) => ({ specifier, typeOnly: false, dynamic: true })),
	];
	return found.flatMap(({ specifier, ...how }): Import[] => {
		// The framework writes the types of each route; they are no file of ours.
		if (!specifier || specifier.startsWith("./+types/")) return [];
		if (!specifier.startsWith(".")) return [{ target: packageName(specifier), ours: false, ...how }];
		return [{ target: resolvePath(root, from, specifier), ours: true, ...how }];
	});
}

function packageName(specifier: string): string {
	if (/^(node|virtual):/.test(specifier)) return specifier;
	return specifier
		.split("/")
		.slice(0, specifier.startsWith("@") ? 2 : 1)
		.join("/");
}

function resolvePath(root: string, from: string, specifier: string): string {
	const bare = join(root, dirname(from), specifier.replace(/\?.*$/, ""));
	const tries = [bare, `${bare}.ts`, `${bare}.tsx`, join(bare, "index.ts")];
	const file = tries.find((path) => existsSync(path) && statSync(path).isFile()) ?? bare;
	return relative(root, file).replaceAll("\\", "/");
}
