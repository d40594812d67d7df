import { join } from "node:path";
import { isNode, lineOf, type Node, nameOf, sourcesIn, textOf, treeOf } from "./syntax-tree.ts";

/** A text in the code that reads like something a person is shown. */
export type Sentence = { path: string; line: number; text: string };

const FOLDERS = ["domain", "server"];

/** Words parted by a space, with a capital at the beginning or a stop at the end. */
const READS_LIKE_ONE = /^(?=.*\p{L})(?=.*\S\s+\S)(\s*\p{Lu}|.*[.!?]\s*$)/su;

/** SQL, headers, lists of fonts and paths of drawings have a capital and a space too. */
const NO_SENTENCE = [
	/^\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|PRAGMA|BEGIN|COMMIT|ROLLBACK|SET|SAVEPOINT|VACUUM|WITH|ALTER)\b/,
	/^(GET|HEAD|POST), |=…?; |=\/; /,
	/, (serif|sans-serif)$/,
	/^M…? ?\S*[\d…]/,
];

/** What whoever runs the site reads at its console, and beside its figures. */
const FOR_OPERATORS = /^server\/main\/(env|examine-\w+|invite-command|metrics|start|start-failure)\.ts$/;

/** Calls whose texts are read by whoever runs or writes the program, in a log or in a failure's trace. */
export const FOR_PROGRAMMERS = /\b(log|logger|console)\b|Error$|^(logError|logWarning|assert|sql)$/;

/** The sentences in domain/ and server/ under `root`: they belong into messages/, as words for a code. */
export function sentencesIn(root: string): Sentence[] {
	return sourcesIn(root, FOLDERS, FOR_OPERATORS).flatMap(({ path, text }) => sentencesOf(path, text));
}

/** The sentences of one file. */
export function sentencesOf(path: string, source: string): Sentence[] {
	const found: Sentence[] = [];
	const visit = (node: Node) => {
		if (isForProgrammers(node)) return;
		const text = textOf(node);
		if (text !== undefined && isSentence(text)) found.push({ path, line: lineOf(source, node), text });
		for (const child of childrenOf(node)) visit(child);
	};
	visit(treeOf(path, source));
	return found;
}

export function isSentence(text: string): boolean {
	return READS_LIKE_ONE.test(text) && !NO_SENTENCE.some((pattern) => pattern.test(text));
}

function isForProgrammers(node: Node): boolean {
	const called = node.callee ?? node.tag;
	if (isNode(called) && called.type === "Super") return true;
	return FOR_PROGRAMMERS.test(nameOf(called));
}

/** Types hold texts as well (`"Not Found"` as a member of a union), but none that is shown. */
function childrenOf(node: Node): Node[] {
	if (node.type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return [];
	if (node.type === "ImportDeclaration" || node.type === "ExportAllDeclaration") return [];
	return Object.values(node).flat().filter(isNode);
}

if (import.meta.main) {
	for (const { path, line, text } of sentencesIn(join(import.meta.dirname, "..")))
		console.log(`${path}:${line} ${text}`);
}
