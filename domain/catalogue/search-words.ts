/*
 * How words are compared when somebody looks for a product: as they sound, since Indian names are written in many ways,
 * and without their endings. The index holds words in this form, and what is typed is brought into it.
 */

/** Changes with anything that gives a word another form, or that is read in with the words: the index is then made anew. */
export const SEARCH_FORM = 3;

/** Words that say nothing of a product. */
const EMPTY = new Set(
	(
		"a an and any at by for from i in is it me my of on or our the this to we with you your " +
		"best bulk buy cheap cloth color colored colors colour coloured colours export exporter exporters fabric find good gsm " +
		"india indian latest looking maker makers manufacturer manufacturers material need new online please price prices pure " +
		"quality rate rates shop show size sizes style supplier suppliers type want wear wholesale"
	).split(" "),
);

/** Compounds that are one word, however they are written. */
const COMPOUNDS: readonly (readonly [RegExp, string])[] = [
	[/\b(t[\s-]*shirts?|tee[\s-]*shirts?|tees?)\b/g, " tshirt "],
	[/\bv[\s-]*necks?\b/g, " vneck "],
	[/(^|\s)3\/4(?=\s|$)/g, " three quarter "],
	[/\b(\d+)\s*gsm\b/g, " $1 "],
];

/** Letters that stand for one sound, in this order; doubled letters after them are one. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
	[/ee|y/g, "i"],
	[/oo/g, "u"],
	[/ck|c(?![heiy])|q/g, "k"],
	[/c(?=[ei])/g, "s"],
	[/ph/g, "f"],
	[/([tdkgbj])h/g, "$1"],
	[/w/g, "v"],
	[/z/g, "j"],
	[/(.)\1+/g, "$1"],
];

/** The words of a text in the form in which they are compared, in their order; "Striped dhotis" is "strip doti". */
export function searchWords(text: string): string[] {
	let plain = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace(/['’]/g, "");
	for (const [compound, word] of COMPOUNDS) plain = plain.replace(compound, word);
	return plain.split(/[^\p{L}\p{N}]+/u).flatMap((word) => (word === "" || EMPTY.has(word) ? [] : searchWord(word)));
}

/** One word in the form in which it is compared; a word with a digit, such as an article number, stays as it is. */
function searchWord(word: string): string {
	if (/\p{N}/u.test(word)) return word;
	let form = withoutEnding(word);
	for (const [letters, sound] of SOUNDS) form = form.replace(letters, sound);
	return withoutLastE(form);
}

function withoutLastE(form: string): string {
	return form.length > 3 ? form.replace(/e$/, "") : form;
}

function withoutEnding(word: string): string {
	const single = word.length > 3 && !/(ss|us)$/.test(word) ? word.replace(/ies$/, "y").replace(/s$/, "") : word;
	return single.length > 5 ? single.replace(/ed$/, "") : single;
}

/** How many letters of a word may be wrong. */
export function wrongLetters(word: string): number {
	if (/\p{N}/u.test(word) || word.length < 4) return 0;
	return word.length < 7 ? 1 : 2;
}

/** In how many letters two words differ, an exchange of neighbours counted as one; anything above `most` is `most + 1`. */
export function lettersBetween(one: string, other: string, most: number): number {
	if (Math.abs(one.length - other.length) > most) return most + 1;
	let before: number[] = [];
	let row = Array.from({ length: other.length + 1 }, (_, column) => column);
	for (let i = 1; i <= one.length; i++) {
		const next = [i];
		for (let j = 1; j <= other.length; j++) {
			const same = one[i - 1] === other[j - 1];
			let least = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1));
			if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
				least = Math.min(least, at(before, j - 2) + 1);
			next.push(least);
		}
		if (Math.min(...next) > most) return most + 1;
		before = row;
		row = next;
	}
	return Math.min(at(row, other.length), most + 1);
}

function at(row: readonly number[], place: number): number {
	return row[place] ?? Number.POSITIVE_INFINITY;
}

/** The parts of three letters by which a word with wrong ones is still found. */
export function gramsOf(word: string): string[] {
	const framed = `^${word}$`;
	return [...new Set(Array.from({ length: framed.length - 2 }, (_, start) => framed.slice(start, start + 3)))];
}

/** Where a word may be two that were written as one: "roundneck", "th4711". */
export function splitsOf(word: string): [string, string][] {
	const splits: [string, string][] = [];
	for (let place = 1; place < word.length; place++) {
		const [one, other] = [word.slice(0, place), word.slice(place)];
		const isNumberBeside = /\p{N}/u.test(one.slice(-1)) !== /\p{N}/u.test(other.charAt(0));
		if (isNumberBeside || (one.length >= 3 && other.length >= 3)) splits.push([withoutLastE(one), other]);
	}
	return splits;
}

/** The word with two neighbours exchanged, or with one letter too many taken out: in a short one no three letters stay. */
export function slipsOf(word: string): string[] {
	const slips = new Set<string>();
	for (let place = 0; place < word.length; place++) {
		const [before, letter, next, rest] = [word.slice(0, place), word[place], word[place + 1], word.slice(place + 2)];
		slips.add(before + (next ?? "") + rest);
		if (next !== undefined) slips.add(`${before}${next}${letter}${rest}`);
	}
	slips.delete(word);
	return [...slips];
}

/** The part by which words are found that begin like this one; of numbers, which are alike, a longer one. */
export function beginningOf(word: string): string | undefined {
	const letters = /\p{N}/u.test(word) ? 4 : 2;
	return word.length < letters ? undefined : `^${word.slice(0, letters)}`;
}

/** The parts by which the index finds a word: a number is found by its beginning alone, never with a wrong digit. */
export function indexGrams(word: string): string[] {
	const beginning = beginningOf(word);
	return [...new Set([...(beginning ? [beginning] : []), ...(wrongLetters(word) > 0 ? gramsOf(word) : [])])];
}
