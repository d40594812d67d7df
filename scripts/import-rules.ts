import { join } from "node:path";
import { readSources, type SourceFile } from "./source-files.ts";

/*
 * Who may import what, and a few rules on files. Each violation is printed with its reason. Tests stand beside
 * what they test and may reach for anything; the rules on size and names hold for them too.
 */

const MAX_LINES = 300;

type Layer = {
	/** Which files the row is about; the first row that fits counts. */
	files: RegExp;
	/** Which files of ours they may import. */
	ours: RegExp;
	/** Which packages; left out: any. */
	packages?: RegExp;
	reason: string;
};

const LAYERS: readonly Layer[] = [
	{
		files: /^domain\//,
		ours: /^domain\//,
		packages: /^zod$/,
		reason: "the domain is pure: it knows Zod and nothing else",
	},
	{
		files: /^content\//,
		ours: /^(content|domain)\//,
		packages: /^$/,
		reason: "the company's words and figures rest on the domain alone",
	},
	{
		files: /^messages\//,
		ours: /^(messages|domain)\//,
		packages: /^$/,
		reason: "sentences know the codes of the domain, and nothing of who shows them",
	},
	{
		files: /^server\//,
		ours: /^(server|domain|content|messages)\//,
		reason: "the server knows the domain and the content, never the pages",
	},
	{
		files: /^app\/ui\//,
		ours: /^app\/ui\//,
		packages: /^(react|react-dom|react-router|react-hot-toast)$/,
		reason: "components in app/ui know nothing of textiles or of the house",
	},
	{
		files: /^app\/forms\//,
		ours: /^(app\/(forms|ui)|domain|content|messages|server)\//,
		reason: "the one way forms are handled knows no page",
	},
	{
		files: /^app\/shop\//,
		ours: /^(app\/(shop|forms|ui)|domain|content|messages|server)\//,
		reason: "shop, buyer's page and desk never import each other",
	},
	{
		files: /^app\/buyer\//,
		ours: /^(app\/(buyer|forms|ui)|domain|content|messages|server)\//,
		reason: "shop, buyer's page and desk never import each other",
	},
	{
		files: /^app\/desk\//,
		ours: /^(app\/(desk|forms|ui)|domain|content|messages|server)\//,
		reason: "shop, buyer's page and desk never import each other",
	},
	{
		files: /^app\/(document-style\/)?[^/]+$/,
		ours: /^(app\/|server\/platform\/log\.ts$)/,
		reason: "the root of the app holds the document; it may log, and knows nothing else of the server",
	},
	{ files: /^studio\//, ours: /^(studio|domain|content)\//, reason: "the studio makes pictures of the catalogue" },
	{ files: /^(scripts|tests)\//, ours: /./, reason: "" },
];

const ROUTE_MODULE = /export\s+default\b|export\s+(async\s+)?(function|const)\s+(loader|action|middleware)\b/;
const IS_TEST = /\.test\.tsx?$/;
const SHIPS = /^(app|content|domain|messages|server|studio)\//;

/** Every violation under `root`, a sentence each: the file, what it does, and why that is not wanted. */
export function importViolations(root: string): string[] {
	const files = readSources(root);
	return [...files.flatMap((file) => [...layerViolations(file), ...fileViolations(file)]), ...cycles(files)];
}

function layerViolations({ path, code, imports }: SourceFile): string[] {
	if (IS_TEST.test(path)) return [];
	const layer = LAYERS.find(({ files }) => files.test(path));
	if (!layer) return [];
	return imports.flatMap(({ target, ours }) => {
		const says = (reason: string) => [`${path} imports ${target}: ${reason}`];
		if (!ours) return !layer.packages || layer.packages.test(target) ? [] : says(layer.reason);
		if (SHIPS.test(path) && /^(tests|scripts)\//.test(target))
			return says("what ships imports no tests and no scripts");
		if (!layer.ours.test(target)) return says(layer.reason);
		if (!/^app\/(shop|buyer|desk|forms)\//.test(path) || !target.startsWith("server/")) return [];
		if (/\.server\.tsx?$/.test(path) || ROUTE_MODULE.test(code)) return [];
		return says("only loaders, actions and *.server.ts files call the server");
	});
}

const SQL = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^>`]*>)?`/;
/** Data that a program of ours writes is as long as what it lists. */
const GENERATED = /^\/\/ Written by [^\n]* Do not edit by hand\./;
const READS_ENVIRONMENT = /^(server\/main\/env\.ts|scripts\/|tests\/)/;

function fileViolations({ path, text, code, lines, imports }: SourceFile): string[] {
	const found: string[] = [];
	const name = path.slice(path.lastIndexOf("/") + 1);
	if (lines > MAX_LINES && !GENERATED.test(text))
		found.push(`${path} has ${lines} lines: a file over ${MAX_LINES} holds more than one idea; split it`);
	if (/^index\.tsx?$/.test(name) || /^\s*export\s*\*/m.test(code))
		found.push(`${path} is a barrel: import from the file that holds the thing`);
	if (/^(utils?|helpers?|misc)\b/.test(name))
		found.push(`${path} says nothing: name it after the noun or verb it holds`);
	if (IS_TEST.test(path)) return found;
	if (SHIPS.test(path) && !path.startsWith("server/")) {
		if (SQL.test(code) || imports.some(({ target }) => /^(kysely|pg|node:sqlite)$/.test(target)))
			found.push(`${path} speaks SQL: SQL stands only in server/`);
	}
	if (/\bawait request\.formData\(/.test(code) && /^(app|server)\//.test(path))
		found.push(`${path} calls request.formData(): it reads any number of parts; call readForm (server/platform/http)`);
	if (/\bprocess\.env\b/.test(code) && !READS_ENVIRONMENT.test(path))
		found.push(`${path} reads process.env: settings are read and checked in server/main/env.ts alone`);
	return found;
}

/** Cycles of imports that are there when the program runs; imports of types alone vanish before that. */
function cycles(files: readonly SourceFile[]): string[] {
	const known = new Map(files.map((file) => [file.path, file]));
	const done = new Set<string>();
	const found: string[] = [];
	const visit = (path: string, trail: readonly string[]) => {
		const start = trail.indexOf(path);
		if (start >= 0) {
			found.push(`${[...trail.slice(start), path].join(" -> ")}: a cycle; take out what both need`);
			return;
		}
		if (done.has(path)) return;
		const targets = new Set(
			known.get(path)?.imports.flatMap(({ target, ours, typeOnly }) => (ours && !typeOnly ? [target] : [])),
		);
		for (const target of targets) if (known.has(target)) visit(target, [...trail, path]);
		done.add(path);
	};
	for (const { path } of files) visit(path, []);
	return found;
}

if (import.meta.main) {
	const violations = importViolations(join(import.meta.dirname, ".."));
	for (const violation of violations) console.log(violation);
	console.log(violations.length === 0 ? "Every import is where it may be." : `${violations.length} violations.`);
	process.exitCode = violations.length === 0 ? 0 : 1;
}
