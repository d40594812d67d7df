import { join } from "node:path";
import { FOR_PROGRAMMERS, isSentence, type Sentence } from "./sentences.ts";
import { isNode, lineOf, type Node, nameOf, sourcesIn, textOf, treeOf } from "./syntax-tree.ts";

/** Where what a visitor reads is drawn: its sentences stand in messages/. */
const FOLDERS = ["app/shop", "app/buyer", "app/forms", "app/ui"];

/** Attributes and properties whose texts a person reads or hears, however short they are. */
const SHOWN = /^(aria-label|alt|caption|failed|heading|hint|labels?|placeholder|sentence|text|title)$/;
/** Those that hold names, measures and drawings, however much they look like words. */
const NOT_SHOWN = /^(class|className|content|d|id|media|rel|sizes|src|srcSet|statusText|viewBox)$/;
/** A word with a capital, as in a list of links. */
const LABEL = /^\p{Lu}\p{Ll}+$/u;
/** What every language writes alike: signs, numbers, the names of others, a heading's rank. */
const SAME_IN_ALL = /^(Instagram|Facebook|LinkedIn|h\d)$|^[^\p{L}]*$/u;
/** What machines alone read: lists of addresses for them, and the fields of a request's head. */
const FEEDS = /^app\/shop\/feeds\//;
const HEAD_FIELD = /\bheaders\.(get|set|append)$/;

/** The sentences in the components of the public pages under `root`. */
export function pageSentences(root: string): Sentence[] {
	return sourcesIn(root, FOLDERS, FEEDS).flatMap(({ path, text }) => pageSentencesOf(path, text));
}

/** The sentences of one component. */
export function pageSentencesOf(path: string, source: string): Sentence[] {
	const found: Sentence[] = [];
	/** @param isShown whether what stands here is drawn for a person, as the text of an element or as a label is */
	const visit = (node: Node, isShown: boolean) => {
		const text = textOf(node);
		if (text !== undefined && isRead(text, isShown || node.type === "JSXText"))
			found.push({ path, line: lineOf(source, node), text });
		for (const [child, shown] of childrenOf(node, isShown)) visit(child, shown);
	};
	visit(treeOf(path, source), false);
	return found;
}

function isRead(text: string, isShown: boolean): boolean {
	if (SAME_IN_ALL.test(text)) return false;
	return isShown || LABEL.test(text) || isSentence(text);
}

/** What a node holds, and whether that is shown where the node is. */
function childrenOf(node: Node, isShown: boolean): [Node, boolean][] {
	switch (node.type) {
		case "ImportDeclaration":
		case "ImportExpression":
		case "ExportAllDeclaration":
			return [];
		case "JSXElement":
		case "JSXFragment":
			return [...all(node.openingElement, false), ...all(node.children, true)];
		case "JSXAttribute":
		case "Property": {
			const name = nameOf(node.name ?? node.key);
			return NOT_SHOWN.test(name) ? [] : all(node.value, SHOWN.test(name) || (isShown && node.type === "Property"));
		}
		case "ConditionalExpression":
			return [...all(node.test, false), ...all([node.consequent, node.alternate], isShown)];
		case "LogicalExpression":
			return [...all(node.left, isShown && node.operator !== "&&"), ...all(node.right, isShown)];
		case "BinaryExpression":
			// What is compared is a code, a key, a status.
			return node.operator === "+" ? all([node.left, node.right], isShown) : [];
		case "SwitchCase":
			return all(node.consequent, false);
		case "CallExpression":
		case "NewExpression":
		case "TaggedTemplateExpression": {
			const called = nameOf(node.callee ?? node.tag);
			if (FOR_PROGRAMMERS.test(called) || HEAD_FIELD.test(called)) return [];
			return [...all(node.callee, false), ...all(node.arguments, called.startsWith("toast."))];
		}
		case "JSXExpressionContainer":
		case "TemplateLiteral":
		case "ArrayExpression":
		case "ObjectExpression":
			return all(Object.values(node), isShown);
	}
	const isType = node.type.startsWith("TS");
	if (isType && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return [];
	return all(Object.values(node), isType && isShown);
}

function all(value: unknown, isShown: boolean): [Node, boolean][] {
	return [value]
		.flat(2)
		.filter(isNode)
		.map((node) => [node, isShown]);
}

if (import.meta.main) {
	for (const { path, line, text } of pageSentences(join(import.meta.dirname, "..")))
		console.log(`${path}:${line} ${text}`);
}
