const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text without the marks that reverse the direction of writing, for use within a sentence of ours, which they could
 * make read as something else. A text on its own keeps them, in an element of its own.
 */
export function stripBidiMarks(text: string): string {
	return text.replace(DIRECTION, "");
}
