import type { Block, Fact } from "./blocks.ts";

const WIDTH = 72;

/** Everything that a mail program may show as a new line. */
const BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

/** The plain text beside the HTML: the same blocks in the same order, in lines that any window shows whole. */
export function plainText(blocks: readonly Block[]): string {
	return blocks.map(inText).join("\n\n");
}

function inText(block: Block): string {
	switch (block.kind) {
		case "typed":
			return [...(block.title ? [block.title] : []), ...quoted(block.text)].join("\n");
		case "facts":
			return shownFacts(block.facts)
				.map(([name, value]) => hanging(`${name}: ${value}`))
				.join("\n");
		case "list":
			return [block.title, ...block.items.map((item) => hanging(`- ${item}`))].join("\n");
		case "lines":
			return [
				...block.rows.map(([name, quantity, price, amount, note = ""]) =>
					hanging([`${name}: ${quantity} x ${price} = ${amount}`, ...(note === "" ? [] : [note])].join("\n")),
				),
				`${block.total[0]}: ${block.total[1]}`,
			].join("\n");
		case "link":
			return `${block.label}:\n${block.url}`;
		case "small":
			return block.url === undefined ? lines(block.text) : `${lines(block.text)}:\n${block.url}`;
		default:
			return lines(block.text);
	}
}

function lines(text: string): string {
	return text
		.split(BREAK)
		.flatMap((line) => wrapped(line, WIDTH))
		.join("\n");
}

/** Facts that are known. */
export function shownFacts(facts: readonly Fact[]): (readonly [string, string, "strong"?])[] {
	return facts.flatMap(([name, value, weight]) => (value === null || value === "" ? [] : [[name, value, weight]]));
}

/** What a person typed, each line marked, so that none can pass for the company's own. */
function quoted(text: string): string[] {
	return text.split(BREAK).flatMap((line) => wrapped(line, WIDTH - 2).map((part) => `> ${part}`.trimEnd()));
}

/** Lines after the first are set in: what is in a value cannot pass for the next fact. */
function hanging(text: string): string {
	return text
		.split(BREAK)
		.flatMap((line) => wrapped(line, WIDTH - 2))
		.join("\n  ");
}

/** Breaks a line that is too long between words; a short one stays as it was typed. */
function wrapped(line: string, width: number): string[] {
	if (line.length <= width) return [line];
	const lines: string[] = [];
	let current = "";
	for (const word of line.split(/[ \t]+/)) {
		const longer = current === "" ? word : `${current} ${word}`;
		if (longer.length <= width || current === "") {
			current = longer;
			continue;
		}
		lines.push(current);
		current = word;
	}
	return [...lines, current];
}
