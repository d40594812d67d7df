import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/** A node of a syntax tree; what it holds besides is read by name. */
export type Node = { type: string; start: number; [key: string]: unknown };

/** A source file; `path` starts at the root and has forward slashes. */
type Source = { path: string; text: string };

const IS_SOURCE = /\.tsx?$/;
const IS_TEST = /(\.test\.tsx?|\.d\.ts)$/;

/**
 * What is written for the product in some folders under `root`, in the order of paths; tests and bare types are left out.
 * @param isLeftOut paths that are not asked for
 */
export function sourcesIn(root: string, folders: readonly string[], isLeftOut: RegExp): Source[] {
	return folders
		.flatMap((folder) =>
			readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
				posix.join(folder, path.replaceAll("\\", "/")),
			),
		)
		.filter((path) => IS_SOURCE.test(path) && !IS_TEST.test(path) && !isLeftOut.test(path))
		.sort()
		.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** The tree of a file; its path says how it is written. */
export function treeOf(path: string, source: string): Node {
	const { program } = parseSync(path, source);
	if (!isNode(program)) throw new Error(`${path} has no tree.`);
	return program;
}

export function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The line a node begins in, counted from 1. */
export function lineOf(source: string, { start }: Node): number {
	return source.slice(0, start).split("\n").length;
}

/** The text of a string, of a template (a value in it stands as an ellipsis) or of an element; undefined for other nodes. */
export function textOf({ type, value, quasis }: Node): string | undefined {
	if (type === "Literal") return typeof value === "string" ? value : undefined;
	if (type === "JSXText") return String(value).trim();
	if (type !== "TemplateLiteral" || !Array.isArray(quasis)) return undefined;
	return quasis.map(({ value: { cooked } }) => cooked).join("…");
}

/** `log.warn` as written; the parts of a member that is no name count for nothing. */
export function nameOf(node: unknown): string {
	if (!isNode(node)) return "";
	if (node.type === "Literal") return String(node.value);
	if (typeof node.name === "string") return node.name;
	return [nameOf(node.object), nameOf(node.property)].filter(Boolean).join(".");
}
