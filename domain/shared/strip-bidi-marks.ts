const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text without the marks that write the rest of a line backwards, for where it stands among words of ours: they
 * could read as what they do not say. Where it stands by itself, an element of its own keeps it whole.
 */
export function unturned(text: string): string {
	return text.replace(DIRECTION, "");
}
