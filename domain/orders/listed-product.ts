import { bareNumber, numberKey } from "../catalogue/article-number.ts";
import type { Colourway, Product } from "../catalogue/catalogue.ts";
import { otherNames, takenIn } from "../catalogue/search-names.ts";
import { lettersBetween, searchWords, wrongLetters } from "../catalogue/search-words.ts";
import type { ListedLine } from "./listed-lines.ts";

/*
 * A line of a list as if it meant one product: what of its words the product accounts for, and what it does not.
 */

/** A line read as a product. */
export type ListedReading = {
	product: Product;
	/** As it is written; "" where none is given. */
	quantity: string;
	/** Named by its article number, or by the code of one of its colours. */
	isByNumber: boolean;
	/** How many words of its name are there, are there with wrong letters, and are not there. */
	named: number;
	misspelt: number;
	missing: number;
	/** The colours that may be meant; none where the line says none, or none of the product's. */
	colours: readonly Colourway[];
	size: string | undefined;
	/** Words that are nothing of this product, in the form in which they are compared. */
	unplaced: readonly string[];
};

/** Words beside a quantity that say nothing. */
const BESIDE = new Set(
	"pcs pc nos no units unit pieces qty quantity x × @ each of and the in size colour color".split(" "),
);

/** Whether words with wrong letters count: comparing these takes most of the time, and few lines need it. */
type Spelling = "exact" | "forgiving";

/** Every way to read a line as a product: one for each number that may be its quantity, and one for none. */
export function readingsAs(product: Product, line: ListedLine): ListedReading[] {
	const { quantities } = line;
	const ways = quantities.map((quantity) => readingAs(product, line, quantity, "exact"));
	// "TH 4711" is an article without a quantity.
	const without = readingAs(product, line, "", "exact");
	return quantities.length === 0 || without.isByNumber ? [...ways, without] : ways;
}

/** A line as a product whose name may be written with wrong letters, whatever its quantity. */
export function forgivingAs(product: Product, line: ListedLine): ListedReading {
	return readingAs(product, line, line.quantities[0] ?? "", "forgiving");
}

/** The words of a line that stand behind those that are nothing of a product, as they were written. */
export function asWritten(words: readonly string[], { tokens }: ListedLine): string[] {
	return words.map((word) => tokens.find((token) => searchWords(token).includes(word)) ?? word);
}

function readingAs(product: Product, line: ListedLine, quantity: string, spelling: Spelling): ListedReading {
	const { sku = "", details } = product;
	const { colourways = [], sizes = [] } = details;
	const inNumber = tokensOf(line.number);
	// Of the numbers in its words one is the quantity; a marked one, or one of a column, is not among them.
	const isAmong = line.tokens.length > tokensOf(line.words).length;
	const place = isAmong && quantity !== "" ? line.tokens.indexOf(quantity) : -1;
	const left = line.tokens.filter((token, at) => at !== place && !BESIDE.has(token.toLowerCase()));

	const isNumber =
		takeRun(inNumber, sku) || takeRun(left, sku) || takeRun(inNumber, sku, numberKey) || takeRun(left, sku, numberKey);
	const code = colourways.find((colour) => takeRun(inNumber, colour.code) || takeRun(left, colour.code));
	const sizeText = line.size || left.find((token) => sizeOf(sizes, token) !== undefined) || "";
	if (line.size === "" && sizeText !== "") left.splice(left.indexOf(sizeText), 1);

	const words = [...wordsOf(line, left.join(" "))];
	const forms = formsOf(product);
	const counts = takeWords(words, forms.name, spelling, isNumber || code !== undefined);
	for (const word of forms.cloth) take(words, word);
	const colourWords = line.colour === "" ? words : wordsOf(line, line.colour);
	const colour = colourways.find((one) => sameCode(one.code, line.colour));
	const byName = colour ? { colours: [colour], rest: [] } : coloursOf(colourWords, colourways, forms.colours);
	const rest = line.colour === "" ? byName.rest : words;
	return {
		product,
		quantity,
		isByNumber: isNumber || code !== undefined,
		...counts,
		colours: code ? [code] : line.colour !== "" && byName.rest.length > 0 ? [] : byName.colours,
		size: sizeOf(sizes, sizeText),
		unplaced: rest,
	};
}

/** The words of a product as they are compared: a list asks for them once for each of its lines. */
type Forms = { name: readonly string[]; cloth: readonly string[]; colours: readonly (readonly string[])[] };
const held = new WeakMap<Product, Forms>();

function formsOf(product: Product): Forms {
	const before = held.get(product);
	if (before) return before;
	const forms = {
		name: searchWords(product.name),
		cloth: searchWords(clothOf(product)),
		colours: (product.details.colourways ?? []).map(({ name }) => searchWords(name)),
	};
	held.set(product, forms);
	return forms;
}

const heldWords = new WeakMap<ListedLine, Map<string, readonly string[]>>();

/** The words of a part of a line as they are compared; most products leave the same part of it. */
function wordsOf(line: ListedLine, text: string): readonly string[] {
	const before = heldWords.get(line) ?? new Map<string, readonly string[]>();
	heldWords.set(line, before);
	const words = before.get(text) ?? searchWords(text);
	before.set(text, words);
	return words;
}

function tokensOf(text: string): string[] {
	return text.split(/\s+/).filter((token) => token !== "");
}

/** Takes the tokens out that together are this number or code, however it is written: "KS-01", "ks01", "KS 01". */
function takeRun(tokens: string[], number: string, formOf = bareNumber): boolean {
	const wanted = formOf(number);
	if (wanted === "") return false;
	for (let start = 0; start < tokens.length; start++) {
		let run = "";
		for (let end = start; end < tokens.length && formOf(run).length < wanted.length; end++) {
			run += bareNumber(tokens[end] ?? "");
			if (formOf(run) !== wanted) continue;
			tokens.splice(start, end - start + 1);
			return true;
		}
	}
	return false;
}

function sameCode(code: string, text: string): boolean {
	return bareNumber(text) !== "" && bareNumber(code) === bareNumber(text);
}

/** Takes the words of a name out of those of a line. */
function takeName(words: string[], name: readonly string[], spelling: Spelling) {
	const counts = { named: 0, misspelt: 0, missing: 0 };
	const open: string[] = [];
	for (let place = 0; place < name.length; place++) {
		const word = name[place] ?? "";
		const next = name[place + 1] ?? "";
		if (take(words, word)) counts.named += 1;
		else if (next !== "" && take(words, word + next)) {
			counts.named += 2;
			place += 1;
		} else open.push(word);
	}
	for (const word of open) {
		const other = otherNames(word).find((one) => words.includes(one));
		if (other !== undefined && take(words, other)) {
			counts.named += 1;
			continue;
		}
		const most = spelling === "exact" ? 0 : wrongLetters(word);
		const slip = most === 0 ? undefined : words.find((one) => lettersBetween(one, word, most) <= most);
		if (slip !== undefined && take(words, slip)) counts.misspelt += 1;
		else counts.missing += 1;
	}
	return counts;
}

/** As `takeName`; but beside a number, words of a name that is not all there may as well be those of a colour. */
function takeWords(words: string[], name: readonly string[], spelling: Spelling, isByNumber: boolean) {
	const left = [...words];
	const counts = takeName(left, name, spelling);
	if (!isByNumber || counts.missing === 0) words.splice(0, words.length, ...left);
	return counts;
}

function take(words: string[], word: string): boolean {
	const place = words.indexOf(word);
	if (place >= 0) words.splice(place, 1);
	return place >= 0;
}

function clothOf({ details }: Product): string {
	const fibres = details.components?.flatMap((part) => part.fibres.map(({ fibre }) => fibre)) ?? [];
	return [...new Set(fibres), details.weave ?? ""].join(" ");
}

/** The colours that words name best, and the words that name none of them. */
function coloursOf(words: readonly string[], colourways: readonly Colourway[], names: Forms["colours"]) {
	const fits = colourways.map((colour, place) => {
		const name = names[place] ?? [];
		const rest = [...words];
		const met = name.filter((word) => [word, ...otherNames(word)].some((one) => take(rest, one)));
		// "Navy blue" for navy: the general word says nothing more.
		const more = rest.filter((word) => !takenIn(word).some((kind) => met.includes(kind)));
		const isWhole = met.length === name.length;
		// "Ecru and navy" is not "Navy and ecru".
		const isInOrder = words.join(" ").includes(name.join(" "));
		const rank = isInOrder ? 3 : isWhole ? 2 : met[0] === name[0] ? 1 : 0;
		return { colour, rest: more, value: met.length * 4 + rank };
	});
	const best = Math.max(0, ...fits.map(({ value }) => value));
	if (best === 0) return { colours: [], rest: [...words] };
	const alike = fits.filter(({ value }) => value === best);
	return { colours: alike.map(({ colour }) => colour), rest: alike[0]?.rest ?? [] };
}

const SIZE_NAMES: ReadonlyMap<string, string> = new Map([
	["extrasmall", "xs"],
	["xsmall", "xs"],
	["small", "s"],
	["medium", "m"],
	["med", "m"],
	["large", "l"],
	["extralarge", "xl"],
	["xlarge", "xl"],
]);

/** The product's size that a text names: "XXL" is "2XL", "medium" is "M". */
function sizeOf(sizes: readonly string[], text: string): string | undefined {
	const wanted = sizeForm(text);
	return wanted === "" ? undefined : sizes.find((size) => sizeForm(size) === wanted);
}

function sizeForm(text: string): string {
	const plain = text
		.toLowerCase()
		.replace(/^size\b/, "")
		.replace(/[\s.-]/g, "");
	const form = SIZE_NAMES.get(plain) ?? plain;
	return form.replace(/^(x{2,})([sl])$/, (_, many: string, letter: string) => `${many.length}x${letter}`);
}
