import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/** A text in the code that reads like something a person is shown. */
export type Sentence = { path: string; line: number; text: string };

/** A node of the syntax tree as far as it is looked at. */
type Node = {
	type: string;
	start: number;
	name?: unknown;
	value?: unknown;
	callee?: Node;
	tag?: Node;
	object?: Node;
	property?: Node;
	quasis?: readonly { value: { cooked: string } }[];
};

const FOLDERS = ["domain", "server"];
const IS_SOURCE = /\.tsx?$/;
const IS_TEST = /(\.test\.tsx?|\.d\.ts)$/;

/** Words parted by a space, with a capital at the beginning or a stop at the end. */
const READS_LIKE_ONE = /^(?=.*\p{L})(?=.*\S\s+\S)(\s*\p{Lu}|.*[.!?]\s*$)/su;

/** SQL, headers, lists of fonts and paths of drawings have a capital and a space too. */
const NO_SENTENCE = [
	/^\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|PRAGMA|BEGIN|COMMIT|ROLLBACK|SET|SAVEPOINT|VACUUM|WITH|ALTER)\b/,
	/^(GET|HEAD|POST), |=…?; |=\/; /,
	/, (serif|sans-serif)$/,
	/^M…? ?\S*[\d…]/,
];

/** What whoever runs the site reads at its console. */
const FOR_OPERATORS = /^server\/main\/(env|invite-command|start|start-failure)\.ts$/;

/** Calls whose texts are read by whoever runs or writes the program, in a log or in a failure's trace. */
export const FOR_PROGRAMMERS = /\b(log|logger|console)\b|Error$|^(logError|logWarning|assert|sql)$/;

/** The sentences in domain/ and server/ under `root`: they belong into messages/, as words for a code. */
export function sentencesIn(root: string): Sentence[] {
	const paths = FOLDERS.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
			.map((path) => posix.join(folder, path.replaceAll("\\", "/")))
			.filter((path) => IS_SOURCE.test(path) && !IS_TEST.test(path) && !FOR_OPERATORS.test(path)),
	);
	return paths.sort().flatMap((path) => sentencesOf(path, readFileSync(join(root, path), "utf8")));
}

/** The sentences of one file. */
export function sentencesOf(path: string, source: string): Sentence[] {
	const found: Sentence[] = [];
	const visit = (node: Node) => {
		if (isForProgrammers(node)) return;
		const text = textOf(node);
		if (text !== undefined && isSentence(text))
			found.push({ path, line: source.slice(0, node.start).split("\n").length, text });
		for (const child of childrenOf(node)) visit(child);
	};
	visit(rootOf(parseSync(path, source).program));
	return found;
}

export function isSentence(text: string): boolean {
	return READS_LIKE_ONE.test(text) && !NO_SENTENCE.some((pattern) => pattern.test(text));
}

/** The text of a string, a template (a value in it stands as an ellipsis) or of an element; undefined for other nodes. */
function textOf(node: Node): string | undefined {
	if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
	if (node.type === "JSXText") return String(node.value).trim();
	if (node.type !== "TemplateLiteral") return undefined;
	return node.quasis?.map(({ value }) => value.cooked).join("…");
}

function isForProgrammers(node: Node): boolean {
	const called = node.callee ?? node.tag;
	if (called?.type === "Super") return true;
	return called !== undefined && FOR_PROGRAMMERS.test(nameOf(called));
}

/** `log.warn` as written; the parts of a member that is no name count for nothing. */
function nameOf({ type, name, object, property }: Node): string {
	if (type === "Identifier") return String(name);
	return [object, property].flatMap((part) => (part ? nameOf(part) || [] : [])).join(".");
}

/** Types hold texts as well (`"Not Found"` as a member of a union), but none that is shown. */
function childrenOf(node: Node): Node[] {
	if (node.type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return [];
	if (node.type === "ImportDeclaration" || node.type === "ExportAllDeclaration") return [];
	return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function rootOf(program: unknown): Node {
	if (!isNode(program)) throw new Error("The parser gave no tree.");
	return program;
}

if (import.meta.main) {
	for (const { path, line, text } of sentencesIn(join(import.meta.dirname, "..")))
		console.log(`${path}:${line} ${text}`);
}
