/** What a text from outside says as JSON; undefined for none, and for a text that is no JSON. */
export function parseJson(text: string | undefined): unknown {
	if (!text) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** A list of lines, each with a list of cells, and one more for what somebody adds. */
const DEPTH = 6;
/** Twice as many objects and lists as a hundred lines with all the cells they may have. */
const PARTS = 80_000;

/**
 * A list of at most `most` entries, of what a form may carry: of a longer one, or one with more in it than any of ours, no
 * entry is looked at, and undefined is read.
 */
export function parseList(text: string | undefined, most: number): unknown {
	const value = text !== undefined && isModest(text) ? parseJson(text) : undefined;
	return Array.isArray(value) && value.length > most ? undefined : value;
}

/** Counted before it is parsed: half a megabyte of brackets is half a million lists, at some 50 bytes each. */
function isModest(text: string): boolean {
	let depth = 0;
	let parts = 0;
	let isQuoted = false;
	for (let at = 0; at < text.length; at++) {
		const letter = text[at];
		if (isQuoted) {
			if (letter === "\\") at++;
			else if (letter === '"') isQuoted = false;
		} else if (letter === '"') isQuoted = true;
		else if (letter === "[" || letter === "{") {
			depth++;
			parts++;
			if (depth > DEPTH || parts > PARTS) return false;
		} else if (letter === "]" || letter === "}") depth--;
	}
	return true;
}
