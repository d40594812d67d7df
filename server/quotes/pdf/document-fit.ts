/** How wide a text is on one line, in ems: points at a size of one point. */
export type Ems = (text: string) => number;

/** No word is wider than this without a place to break it: the narrowest column at body size, in ems. */
const LONGEST_WORD = 11;
/** So wide are the pieces of one that is, at most. */
const PIECE = 4;

/**
 * The pieces of a word between which a line may end. Words stay whole; only one that is too wide for a column is cut, at
 * any place. The empty pieces between the others are gaps without width: the library then puts no hyphen where it
 * breaks, which in an address, a number or a link would be read as part of it.
 */
export function breakLongWord(word: string, ems: Ems): string[] {
	// Spaces between words come here as well, and must stay what they are.
	if (word.trim() === "" || ems(word) <= LONGEST_WORD) return [word];
	const pieces: string[] = [];
	let piece = "";
	let width = 0;
	for (const character of word) {
		const more = ems(character);
		if (width + more > PIECE && piece !== "" && more > 0) {
			pieces.push(piece, "");
			piece = "";
			width = 0;
		}
		piece += character;
		width += more;
	}
	return [...pieces, piece];
}

/** About how many lines texts take under each other in a column; at most twice as many are really drawn. */
export function linesIn(texts: readonly string[], column: number, fontSize: number, ems: Ems): number {
	let lines = 0;
	for (const text of texts)
		for (const line of text.split("\n")) lines += Math.max(1, Math.ceil((ems(line) * fontSize) / column));
	return lines;
}
