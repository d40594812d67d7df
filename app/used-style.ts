/*
 * A document carries only the rules of the stylesheet that it uses; the whole sheet follows once the page has loaded
 * (app/boot.tsx). A rule is left out only when it names a class, an id or an element that stands nowhere in the
 * document: states, attributes and what `:is()`, `:has()` and `:not()` say are never looked at.
 */

/** A declaration or statement as it stands, or a block with what is inside. */
type Part = string | Block;
type Block = {
	head: string;
	/** For a style rule its selectors, each with the names it needs; undefined for an at-rule. */
	selectors?: readonly { text: string; needs: readonly string[] }[];
	inside: readonly Part[];
};

/** A stylesheet taken apart. */
export type Sheet = readonly Part[];

/** Takes a stylesheet apart, nested rules too. It must be free of comments, as built ones are. */
export function parseSheet(css: string): Sheet {
	return readParts(css.replace(/\/\*[\s\S]*?\*\//g, ""), 0).parts;
}

/** The rules of a sheet that a document uses, in their order. */
export function usedStyle(sheet: Sheet, html: string): string {
	return printParts(sheet, namesIn(html));
}

/** Quoted texts, escapes and parentheses hold braces and semicolons that end nothing. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[(){};]/g;

function readParts(css: string, start: number): { parts: Part[]; end: number } {
	const parts: Part[] = [];
	const token = new RegExp(TOKEN);
	let from = start;
	let depth = 0;
	token.lastIndex = start;
	for (let found = token.exec(css); found; found = token.exec(css)) {
		const [mark] = found;
		if (mark === "(") depth++;
		else if (mark === ")") depth--;
		if (depth > 0 || !/^[{};]$/.test(mark)) continue;
		const text = css.slice(from, found.index).trim();
		from = token.lastIndex;
		if (mark === "{") {
			const { parts: inside, end } = readParts(css, from);
			parts.push(toBlock(text, inside));
			from = token.lastIndex = end;
		} else {
			if (text) parts.push(text);
			if (mark === "}") return { parts, end: from };
		}
	}
	const rest = css.slice(from).trim();
	if (rest) parts.push(rest);
	return { parts, end: css.length };
}

/** At-rules that hold style rules. */
const GROUP = /^@(media|layer|supports|container|starting-style|scope)\b/;

function toBlock(head: string, inside: readonly Part[]): Block {
	if (head.startsWith("@")) return { head, inside };
	return { head, inside, selectors: splitList(head).map((text) => ({ text, needs: needsOf(text) })) };
}

/** Splits a list of selectors at its outer commas. */
function splitList(list: string): string[] {
	const found: string[] = [];
	let depth = 0;
	let from = 0;
	for (let i = 0; i < list.length; i++) {
		const mark = list[i];
		if (mark === "(" || mark === "[") depth++;
		else if (mark === ")" || mark === "]") depth--;
		else if (mark === "," && depth === 0) {
			found.push(list.slice(from, i));
			from = i + 1;
		}
	}
	return [...found, list.slice(from)].map((text) => text.trim());
}

/** ".hero", "#menu" and "em" of a selector, without what stands in brackets and in pseudo-classes. */
function needsOf(selector: string): string[] {
	let plain = selector.replace(/\[[^\]]*\]/g, "");
	for (let before = ""; before !== plain; ) {
		before = plain;
		plain = plain.replace(/(?<!\\):[\w-]+\([^()]*\)/g, "");
	}
	plain = plain.replace(/(?<!\\)::?[\w-]+/g, "");
	return [...plain.matchAll(/[.#]?(?:\\.|[\w-])+/g)].map(([name]) => name.replaceAll("\\", ""));
}

function namesIn(html: string): ReadonlySet<string> {
	const names = new Set<string>();
	for (const [, tag = "", attributes = ""] of html.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi)) {
		names.add(tag.toLowerCase());
		for (const [, name, value = ""] of attributes.matchAll(/\s(class|id)="([^"]*)"/g)) {
			if (name === "id") names.add(`#${value}`);
			else for (const one of value.split(/\s+/)) names.add(`.${one}`);
		}
	}
	return names;
}

function printParts(parts: readonly Part[], names: ReadonlySet<string>): string {
	let css = "";
	for (const part of parts) {
		if (typeof part === "string") css += `${part};`;
		else css += printBlock(part, names);
	}
	return css;
}

function printBlock({ head, selectors, inside }: Block, names: ReadonlySet<string>): string {
	if (!selectors) {
		// What stands in other at-rules (keyframes, a font's descriptors) names nothing of the document.
		const body = GROUP.test(head) ? printParts(inside, names) : printAll(inside);
		return braced(head, body);
	}
	const used = selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
	const body = used.length > 0 ? printParts(inside, names) : "";
	return braced(used.map(({ text }) => text).join(), body);
}

function printAll(parts: readonly Part[]): string {
	return parts
		.map((part) => (typeof part === "string" ? `${part};` : braced(part.head, printAll(part.inside))))
		.join("");
}

function braced(head: string, body: string): string {
	return body && `${head}{${body.replace(/;$/, "")}}`;
}
