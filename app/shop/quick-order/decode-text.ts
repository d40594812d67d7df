/*
 * The text of a file, whatever program has saved it.
 */

/** Bytes that tell the encoding, at the beginning of a file. */
const MARKS = [
	{ bytes: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
	{ bytes: [0xff, 0xfe], encoding: "utf-16le" },
	{ bytes: [0xfe, 0xff], encoding: "utf-16be" },
];
/** How many bytes are looked at to find the encoding of a file without a mark. */
const LOOKED_AT = 4096;

/** The text of a file; without a mark it is UTF-8 or, where it cannot be, Windows-1252. Undefined for what is no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
	const mark = MARKS.find((one) => one.bytes.every((byte, place) => bytes[place] === byte));
	if (mark) return new TextDecoder(mark.encoding).decode(bytes);
	const some = bytes.subarray(0, LOOKED_AT);
	const zerosAt = (side: number) => some.filter((byte, place) => byte === 0 && place % 2 === side).length;
	const [even, odd] = [zerosAt(0), zerosAt(1)];
	// Latin letters in UTF-16 have a zero each, always on the same side; no other text has any.
	if (even + odd > 0) {
		const isText = Math.min(even, odd) === 0 && (even + odd) * 3 > some.length;
		return isText ? new TextDecoder(odd > 0 ? "utf-16le" : "utf-16be").decode(bytes) : undefined;
	}
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch (error) {
		if (error instanceof TypeError) return new TextDecoder("windows-1252").decode(bytes);
		throw error;
	}
}
