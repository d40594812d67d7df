import { MAX_LINES } from "../shared/quantity-limits.ts";
import { type Cell, cellsSum, MAX_CELLS, mergeCells } from "./cells.ts";
import { MOST_OF_ONE, MOST_SAMPLED, type Sample } from "./samples.ts";

/*
 * A selection as the text of a link. It is read by people's mail programs and chats before it is read here, so it holds
 * nothing but letters, digits, and the four signs that addresses leave alone (RFC 3986, section 2.3), and each line brings
 * a check of its own: of a link that was cut or changed on its way, exactly the lines that are still whole are read.
 *
 *   1.2.k3f0~madras-check-shirt.1o.1r9s.MD-03.S.k._.M.14.9x2c~kasavu-dhoti.u.yy8.04tb
 *   version.lines.check   id.quantity.price[.colour.size.quantity]….check
 *
 * A sample is a line that begins with nothing: .id.kind.colour.quantity.check. A selection with samples is of version 2, so that
 * a page of before says that it cannot read it; one without is as it was.
 *
 * Numbers are in base 36. It holds no names: what a page shows comes from the catalogue, so that nobody can put words of
 * their own onto it.
 */

const VERSION = "1";
const WITH_SAMPLES = "2";

/** The colour of the cell before. A lone one is nothing that `writeLabel` writes. */
const SAME = "_";
const CHECK_LENGTH = 4;
/** More of one product than a cart holds is no quantity. */
const MOST_PIECES = 9_999_999;
/** Ten lakh rupees, in paise. */
const MOST_PRICE = 100_000_000;
/** No label or id is longer. */
const LONGEST_LABEL = 100;
/** Longer than a full cart with every cell filled; beyond it nothing is looked at. */
const LONGEST_LINK = 2_000_000;

/** A line of a selection; `price` is what a unit cost at this quantity when it was passed on, in paise. */
export type PassedLine = { id: string; quantity: number; price: number; cells: readonly Cell[] };

/** A sample that somebody has asked for beside the lines. */
export type PassedSample = Pick<Sample, "id" | "kind" | "colour" | "quantity">;

/** More samples than a request may ask for are not read: every product, each in another colour. */
const MOST_SAMPLES = MOST_SAMPLED * MOST_OF_ONE;
const KINDS = { piece: "p", swatch: "s" } as const;

/**
 * What a link says.
 * - read: `lost` counts the lines that were cut off or changed on the way; at least one line or sample is there
 * - empty: there is nothing in it; newer: it was made by a later version of the site
 */
type ReadSelection =
	| { status: "read"; lines: PassedLine[]; samples: PassedSample[]; lost: number }
	| { status: "empty" | "newer" | "unreadable" };

/** The text behind the `#` of a link. Lines beyond those that a request holds are left out. */
export function writeSelection(lines: readonly PassedLine[], samples: readonly PassedSample[] = []): string {
	const written = [...lines.slice(0, MAX_LINES).map(writeLine), ...samples.slice(0, MOST_SAMPLES).map(writeSample)];
	const version = samples.length > 0 ? WITH_SAMPLES : VERSION;
	return [withCheck(`${version}.${digits(written.length)}`), ...written].join("~");
}

/** Reads the text behind the `#`; never throws, whatever became of it. */
export function readSelection(text: string): ReadSelection {
	if (text.length > LONGEST_LINK) return { status: "unreadable" };
	const [head = "", ...parts] = plain(text).split("~");
	if (head === "" && parts.length === 0) return { status: "empty" };
	const [version, count, ...more] = checked(head)?.split(".") ?? [];
	const isWhole = version !== undefined && more.length === 0;
	if (isWhole && version !== VERSION && version !== WITH_SAMPLES) return { status: "newer" };
	const lines = new Map<string, PassedLine>();
	const samples = new Map<string, PassedSample>();
	for (const part of parts) {
		const sample = readSample(part);
		if (sample && samples.size < MOST_SAMPLES) samples.set(`${sample.id} ${sample.kind} ${sample.colour}`, sample);
		const line = readLine(part);
		if (line && !lines.has(line.id) && lines.size < MAX_LINES) lines.set(line.id, line);
	}
	const found = lines.size + samples.size;
	if (found === 0) return { status: "unreadable" };
	const announced = (isWhole && readDigits(count, MAX_LINES + MOST_SAMPLES)) || parts.length;
	const lost = Math.max(announced, parts.length) - found;
	return { status: "read", lines: [...lines.values()], samples: [...samples.values()], lost };
}

/** As the link was written: what programs put around it or in its place while they passed it on is taken away. */
function plain(text: string): string {
	const decoded = text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return decoded.replace(/[^\w.~-]+/g, "").replace(/[^A-Za-z0-9]+$/, "");
}

function writeLine({ id, quantity, price, cells }: PassedLine): string {
	let before: string | undefined;
	const fields = mergeCells(cells).flatMap(({ colour, size, quantity }) => {
		const label = writeLabel(colour ?? "");
		const written = label !== "" && label === before ? SAME : label;
		before = label;
		return [written, writeLabel(size ?? ""), digits(quantity)];
	});
	return withCheck([writeLabel(id), digits(quantity), digits(price), ...fields].join("."));
}

function readLine(part: string): PassedLine | undefined {
	const [id = "", ...rest] = checked(part)?.split(".") ?? [];
	const name = readLabel(id);
	const quantity = readDigits(rest[0], MOST_PIECES);
	const price = readDigits(rest[1], MOST_PRICE);
	if (!name || quantity === undefined || price === undefined) return undefined;
	const cells = readCells(rest.slice(2));
	if (!cells || cellsSum(cells) > quantity) return undefined;
	return { id: name, quantity, price, cells };
}

function writeSample({ id, kind, colour, quantity }: PassedSample): string {
	return withCheck(["", writeLabel(id), KINDS[kind], writeLabel(colour ?? ""), digits(quantity)].join("."));
}

function readSample(part: string): PassedSample | undefined {
	const [nothing, label = "", letter, shade = "", count, ...more] = checked(part)?.split(".") ?? [];
	const id = readLabel(label);
	const colour = readLabel(shade);
	const quantity = readDigits(count, MOST_OF_ONE);
	const kind = letter === KINDS.piece ? "piece" : letter === KINDS.swatch ? "swatch" : undefined;
	if (nothing !== "" || more.length > 0 || !id || !kind || colour === undefined || quantity === undefined)
		return undefined;
	return { id, kind, colour: colour || null, quantity };
}

function readCells(fields: readonly string[]): Cell[] | undefined {
	if (fields.length % 3 !== 0 || fields.length > 3 * MAX_CELLS) return undefined;
	const cells: Cell[] = [];
	let before: string | undefined;
	for (let at = 0; at < fields.length; at += 3) {
		const colour = fields[at] === SAME ? before : readLabel(fields[at] ?? "");
		const size = readLabel(fields[at + 1] ?? "");
		const quantity = readDigits(fields[at + 2], MOST_PIECES);
		if (colour === undefined || size === undefined || quantity === undefined) return undefined;
		before = colour;
		cells.push({ colour: colour || null, size: size || null, quantity });
	}
	return mergeCells(cells);
}

/** Letters, digits and hyphens stand for themselves, any other character for its number: "32 W" is "32_20_W". */
function writeLabel(label: string): string {
	return [...label].map((one) => (/[A-Za-z0-9-]/.test(one) ? one : `_${one.codePointAt(0)?.toString(16)}_`)).join("");
}

/** The label; undefined where `writeLabel` cannot have written it. */
function readLabel(text: string): string | undefined {
	if (!/^(?:[A-Za-z0-9-]|_[0-9a-f]{1,6}_)*$/.test(text)) return undefined;
	let wrong = false;
	const label = text.replace(/_([0-9a-f]+)_/g, (_, hex: string) => {
		const code = Number.parseInt(hex, 16);
		wrong ||= code > 0x10ffff;
		return wrong ? "" : String.fromCodePoint(code);
	});
	return wrong || label.length > LONGEST_LABEL ? undefined : label;
}

function digits(count: number): string {
	return count.toString(36);
}

/** A number of at least 1, and at most `most`. */
function readDigits(text: string | undefined, most: number): number | undefined {
	if (text === undefined || !/^[0-9a-z]{1,8}$/.test(text)) return undefined;
	const number = Number.parseInt(text, 36);
	return number >= 1 && number <= most ? number : undefined;
}

function withCheck(text: string): string {
	return `${text}.${checkOf(text)}`;
}

/** What stands before the check; undefined where that is not the check of it. */
function checked(text: string): string | undefined {
	const end = text.length - CHECK_LENGTH - 1;
	const body = text.slice(0, Math.max(0, end));
	return text[end] === "." && checkOf(body) === text.slice(end + 1) ? body : undefined;
}

/** FNV-1a in 32 bits, of which four digits are kept: one changed text in 1.6 million passes, and that is checked too. */
function checkOf(text: string): string {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return ((hash >>> 0) % 36 ** CHECK_LENGTH).toString(36).padStart(CHECK_LENGTH, "0");
}
