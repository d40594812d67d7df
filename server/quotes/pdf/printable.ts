/** WHITE SQUARE, which our fonts have: used for characters that they lack. */
export const STAND_IN = "□";

/** Nothing of these is seen, and some turn the order of what is: they have no place in a document. */
const UNSEEN = /\p{C}|\p{Variation_Selector}/u;
const PLAIN = /^[\n\x20-\x7e]*$/;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Whether some font of the document draws a character. */
export type Covers = (codePoint: number) => boolean;

/**
 * A text as a document can show it: composed, unseen characters taken out, and one stand-in for each thing seen as one
 * character of which a font lacks a part. Nothing that a person can type makes the document fail or lie about order.
 */
export function printable(text: string, covers: Covers): string {
	const lines = text
		.toWellFormed()
		.replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
		.replace(/\t/g, " ");
	// A few marks are longer composed; the limits on what people type hold for what is drawn too.
	const normal = lines.normalize("NFC");
	const composed = normal.length > lines.length ? lines : normal;
	// What most people type is one character after the other, and need not be looked at closer.
	if (PLAIN.test(composed) && [...composed].every((one) => one === "\n" || covers(one.charCodeAt(0)))) return composed;
	let shown = "";
	for (const { segment } of graphemes.segment(composed)) shown += shownAs(segment, covers);
	return shown;
}

function shownAs(grapheme: string, covers: Covers): string {
	if (grapheme === "\n") return grapheme;
	let shown = "";
	let lacking = false;
	for (const character of grapheme) {
		const codePoint = character.codePointAt(0) ?? 0;
		if (covers(codePoint) && !UNSEEN.test(character)) shown += character;
		else if (/\p{Zs}/u.test(character)) shown += " ";
		// U+FFFD and the private and unassigned ones were meant to be seen; controls and joiners were not.
		else if (!UNSEEN.test(character) || /[\p{Co}\p{Cn}]/u.test(character)) lacking = true;
	}
	// A mark whose letter is missing would come to sit on the one before.
	return lacking ? `${shown.replace(/^\p{M}+/u, "")}${STAND_IN}` : shown;
}

/** Every text within a value made printable; `lacking` is set when a stand-in had to be used. */
export function printableWithin(value: unknown, covers: Covers): { value: unknown; lacking: boolean } {
	let lacking = false;
	const visit = (part: unknown): unknown => {
		if (typeof part === "string") {
			const shown = printable(part, covers);
			// One that was typed is no lack of ours.
			if (shown.includes(STAND_IN) && !part.includes(STAND_IN)) lacking = true;
			return shown;
		}
		if (Array.isArray(part)) return part.map(visit);
		if (typeof part !== "object" || part === null) return part;
		return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner)]));
	};
	return { value: visit(value), lacking };
}
