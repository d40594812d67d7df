/*
 * A document carries only the rules of the stylesheet that it uses; the whole sheet follows once the page has loaded
 * (app/late-script/boot.ts). A rule is left out only when it names a class, an id or an element that stands nowhere in the
 * document: states, attributes and what `:is()`, `:not()` and `:has()` say are never looked at, but for a lone class that an
 * element is to hold. Left out as well are changes of page (they need script), and properties and keyframes that nothing
 * kept refers to.
 */

/** A declaration or statement as it stands, or a block with what is inside. */
type Part = string | Block;
type Block = {
	head: string;
	/** For a style rule its selectors, each with the names it needs; undefined for an at-rule. */
	selectors?: readonly { text: string; needs: readonly string[] }[];
	inside: readonly Part[];
};

/** Pages of one kind use the same rules: this many answers are remembered, more than there are kinds. */
const MOST_KEPT = 200;

/**
 * Takes a stylesheet apart, nested rules too; it must be free of comments, as built ones are.
 * @returns what gives the rules of it that a document uses, in their order
 */
export function usedStyleOf(css: string): (html: string) => string {
	const { parts: read } = readParts(css.replace(/\/\*[\s\S]*?\*\//g, ""), 0);
	// Each module says the order of the layers; once is enough.
	const parts = read.filter((part, place) => typeof part !== "string" || read.indexOf(part) === place);
	const asked = needsIn(parts);
	const kept = new Map<string, string>();
	return (html) => {
		const names = namesIn(html, asked);
		const key = [...names].join();
		const used = kept.get(key) ?? printUsed(parts, names);
		if (kept.size < MOST_KEPT) kept.set(key, used);
		return used;
	};
}

/** All names that the rules ask for. */
function needsIn(parts: readonly Part[]): Set<string> {
	const blocks = parts.filter((part) => typeof part !== "string");
	return new Set(
		blocks.flatMap(({ selectors, inside }) => [...(selectors ?? []).flatMap(({ needs }) => needs), ...needsIn(inside)]),
	);
}

function printUsed(parts: readonly Part[], found: ReadonlySet<string>): string {
	const names = new Set(found);
	let css = "";
	// A property may stand in another's value: once more until nothing new is asked for.
	for (let known = -1; known !== names.size; ) {
		known = names.size;
		css = printParts(parts, names);
		for (const [, name = ""] of css.matchAll(/var\((--[\w-]+)/g)) names.add(name);
		for (const [, value = ""] of css.matchAll(/animation(?:-name)?:([^;}]*)/g))
			for (const word of value.split(/[\s,]+/)) names.add(`@keyframes ${word}`);
	}
	return css;
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

/** How a page prints comes with the whole sheet, but for the policies, which people print without script as well. */
const PRINT = "@media print";
const PRINTED = " data-print=";

/** What is said by lines where a reader's own colours stand comes with the whole sheet as well. */
const OWN_COLOURS = /^@media \(forced-colors: ?active\)/;

/** What is mirrored where a page is read from right to left. */
const TURNED = "[dir=rtl]";
const TURNS = /\[dir="?rtl"?\]|:dir\(rtl\)/;

/** What the application says of the page, and what waits for the whole sheet; both start when that sheet is there. */
const SAID_BY_SCRIPT = /\[data-(far|away|down|second|gone)\]|(?<!:not\()\[data-whole\]/;

const CHANGE_OF_PAGE = "::view-transition";

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

/** What stands in these may be so or not; what stands in the last alone is held. */
const EITHER = /(?<!\\):(?:is|not|where)\((?:[^()]|\([^()]*\))*\)/g;
const HOLDS = /(?<!\\):has\((\.[\w-]+)\)/g;

/** ".hero", "#menu" and "em" of a selector, without what stands in brackets and in pseudo-classes; ".own" of ":has(.own)". */
function needsOf(selector: string): string[] {
	if (selector.startsWith(CHANGE_OF_PAGE)) return [CHANGE_OF_PAGE];
	if (SAID_BY_SCRIPT.test(selector)) return [selector];
	const turned = TURNS.test(selector) ? [TURNED] : [];
	const held = [...selector.replace(EITHER, "").matchAll(HOLDS)].map(([, name = ""]) => name);
	let plain = selector.replace(/\[[^\]]*\]/g, "");
	for (let before = ""; before !== plain; ) {
		before = plain;
		plain = plain.replace(/(?<!\\):[\w-]+\([^()]*\)/g, "");
	}
	plain = plain.replace(/(?<!\\)::?[\w-]+/g, "");
	return [
		...turned,
		...held,
		...[...plain.matchAll(/[.#]?(?:\\.|[\w-])+/g)].map(([name]) => name.replaceAll("\\", "")),
	];
}

/** Those of the names asked for that stand in a document. */
function namesIn(html: string, asked: ReadonlySet<string>): Set<string> {
	const names = new Set<string>(html.includes(PRINTED) ? [PRINT] : []);
	if (html.includes(' dir="rtl"')) names.add(TURNED);
	const add = (name: string) => asked.has(name) && names.add(name);
	for (const [, tag = "", attributes = ""] of html.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi)) {
		add(tag.toLowerCase());
		for (const [, name, value = ""] of attributes.matchAll(/\s(class|id)="([^"]*)"/g)) {
			if (name === "id") add(`#${value}`);
			else for (const one of value.split(/\s+/)) add(`.${one}`);
		}
	}
	return names;
}

function printParts(parts: readonly Part[], names: ReadonlySet<string>): string {
	let css = "";
	for (const part of parts) {
		if (typeof part !== "string") css += printBlock(part, names);
		else if (!part.startsWith("--") || names.has(part.slice(0, part.indexOf(":")))) css += `${part};`;
	}
	return css;
}

function printBlock({ head, selectors, inside }: Block, names: ReadonlySet<string>): string {
	if (!selectors) {
		if (head.startsWith("@keyframes") && !names.has(head)) return "";
		if (head === PRINT && !names.has(PRINT)) return "";
		if (OWN_COLOURS.test(head)) return "";
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
