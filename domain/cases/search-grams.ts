/*
 * What a search of cases can be looked up by: the characters of a word in threes, each as one number. The end of a word
 * counts as a character, so that any two characters begin one of them.
 */

const UNIT = 0x1_0000;
/** At most this many of a long word's are asked for, spread over it: what has them all is looked at anyway. */
const ASKED = 6;

/** Those of a text that holds words, each as often as it occurs; in the form in which `searchWords` splits what is typed. */
export function* gramsOf(text: string): Generator<number> {
	for (const word of text.toLowerCase().split(/\s+/))
		for (let at = 0; at + 1 < word.length; at++) yield gramAt(word, at);
}

/** The numbers that every text with this word in it has. */
export type AskedGrams =
	/** All of these. */
	| { all: readonly number[] }
	/** One of these at least, both ends included: of a word of two characters. */
	| { from: number; to: number };

/** What to look a word up by, lower case and without blanks; undefined for a single character. */
export function gramsOfWord(word: string): AskedGrams | undefined {
	if (word.length < 2) return undefined;
	if (word.length === 2) {
		const from = gramAt(word, 0);
		return { from, to: from + UNIT - 1 };
	}
	const inside = [...new Set(Array.from({ length: word.length - 2 }, (_, at) => gramAt(word, at)))];
	const step = Math.max(1, (inside.length - 1) / (ASKED - 1));
	const spread = Array.from({ length: Math.min(ASKED, inside.length) }, (_, n) => inside[Math.round(n * step)] ?? 0);
	return { all: [...new Set(spread)] };
}

function gramAt(word: string, at: number): number {
	const third = at + 2 < word.length ? word.charCodeAt(at + 2) : 0;
	return (word.charCodeAt(at) * UNIT + word.charCodeAt(at + 1)) * UNIT + third;
}
