import { join } from "node:path";
import { cycleViolations } from "./import-rules/cycles.ts";
import { fileViolations } from "./import-rules/files.ts";
import { heavyViolations } from "./import-rules/heavy.ts";
import { orderViolation } from "./import-rules/order.ts";
import { styleViolations } from "./import-rules/styles.ts";
import { IS_TEST, readSources, type SourceFile } from "./source-files.ts";

/*
 * Who may import what, and a few rules on files (docs/decisions/0021-the-layout-by-feature.md). Each violation is
 * printed with its reason. Tests stand beside what they test and may reach for anything; the rules on size and names
 * hold for them too.
 */

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
		ours: /^(content|domain|messages)\//,
		packages: /^$/,
		reason: "the company's words and figures rest on the domain and its words alone",
	},
	{
		files: /^messages\//,
		ours: /^(messages|domain)\//,
		packages: /^$/,
		reason: "sentences know the codes of the domain, and nothing of who shows them",
	},
	{
		// Which parts of the server it may know is said by the order of features.
		files: /^server\/platform\//,
		ours: /^(server\/|domain\/shared\/|domain\/cases\/case-job\.ts$|messages\/registry\.ts$)/,
		reason: "platform/ knows no feature",
	},
	{
		files: /^server\//,
		ours: /^(server|domain|content|messages)\//,
		reason: "the server knows the domain and the content, never the pages",
	},
	{
		files: /^app\/ui\//,
		ours: /^(app\/ui|messages)\//,
		packages: /^(react|react-dom|react-router|react-hot-toast)$/,
		reason: "components in app/ui know nothing of textiles or of the company",
	},
	{
		files: /^app\/forms\//,
		ours: /^(app\/(forms|ui)|domain|messages)\//,
		reason: "the one way forms are handled knows no page, no server, and nothing of the company",
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
		files: /^app\/((document-style|late-script|route-lists)\/)?[^/]+$/,
		ours: /^(app\/|messages\/|server\/(platform\/log|main\/context)\.ts$)/,
		reason:
			"the root of the app holds the document; it may log and read settings, and knows nothing else of the server",
	},
	{ files: /^studio\//, ours: /^(studio|domain|content)\//, reason: "the studio makes pictures of the catalogue" },
	{ files: /^(scripts|tests)\//, ours: /./, reason: "" },
];

const ROUTE_MODULE = /export\s+default\b|export\s+(async\s+)?(function|const)\s+(loader|action|middleware)\b/;
/** What no browser is sent: the server, and the registry with the sentences of every language. */
const SERVER_ONLY = /^(server\/|messages\/registry\.ts$)/;
const SHIPS = /^(app|content|domain|messages|server|studio)\//;

/** Every violation under `root`, a sentence each: the file, what it does, and why that is not wanted. */
export function importViolations(root: string): string[] {
	const files = readSources(root);
	const found = files.flatMap((file) => [
		...layerViolations(file),
		...featureViolations(file),
		...fileViolations(file),
	]);
	return [...found, ...cycleViolations(files), ...heavyViolations(files), ...styleViolations(root)];
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
		if (!/^app\/(shop|buyer|desk|forms|ui)\//.test(path) || !SERVER_ONLY.test(target)) return [];
		if (/\.server\.tsx?$/.test(path) || ROUTE_MODULE.test(code)) return [];
		return says("only loaders, actions and *.server.ts files call the server and the registry of languages");
	});
}

/** The parts of the server that pages and programs may reach by file: no feature, or no feature's business. */
const BY_FILE = /^server\/(platform|main)\//;
/** What pages may have of them: the use-cases that main/ has wired, and how a form or a file travels. */
const FOR_PAGES = /^server\/(main\/context\.ts|platform\/(log|refusal|http\/[^/]+)\.ts)$/;
const INDEX = /^server\/[^/]+\/index\.ts$/;

/** Rules 1 to 3: features know each other in one order, through their index alone, and pages see no database. */
function featureViolations({ path, code, imports }: SourceFile): string[] {
	if (IS_TEST.test(path) || path.startsWith("tests/")) return [];
	const [part, feature = ""] = path.split("/");
	const found: string[] = [];
	const isPage = path.startsWith("app/");
	if (isPage && /\bdatabase\b/.test(code))
		found.push(`${path} has a database: pages call the use-cases that server/main/ wires`);
	for (const { target, ours, dynamic } of imports) {
		const says = (reason: string) => found.push(`${path} imports ${target}: ${reason}`);
		const [other, its = ""] = target.split("/");
		if (!ours || (other !== "server" && other !== "domain")) continue;
		if (part === other && feature !== its) {
			const reason = orderViolation(other, feature, its);
			if (reason) says(reason);
		}
		if (other !== "server" || (part === "server" && feature === its)) continue;
		if (isPage && BY_FILE.test(target) && !FOR_PAGES.test(target))
			says("pages call the use-cases that server/main/ wires, and nothing under them");
		// What is heavy is loaded when it is first asked for, past the index; main/ alone decides that.
		if (BY_FILE.test(target) || INDEX.test(target) || (dynamic && part === "server" && feature === "main")) continue;
		says("a feature is reached through its index.ts alone");
	}
	return found;
}

if (import.meta.main) {
	const violations = importViolations(join(import.meta.dirname, ".."));
	for (const violation of violations) console.log(violation);
	console.log(violations.length === 0 ? "Every import is where it may be." : `${violations.length} violations.`);
	process.exitCode = violations.length === 0 ? 0 : 1;
}
