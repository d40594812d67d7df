import type { QuoteContent } from "../../../domain/quotes/content.ts";

/** What had not reached the server, with the revision of the draft that it was made from. */
type Left = { revision: number; content: QuoteContent };

/** How long after a key it is written, milliseconds: a hundred lines as text with every key would be felt. */
const AFTER = 200;

const slotOf = (caseId: string) => `desk-draft-${caseId}`;

/**
 * Keeps a draft in the browser until it is on the server: a reload, a crash or a closed browser loses nothing of it.
 * Where the browser keeps nothing, because it is full or forbidden, the page itself still has it.
 */
export function createLeftDraft(caseId: string) {
	const slot = slotOf(caseId);
	let next: Left | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

	/** Writes what is still to be written; a page that goes away does it at once. */
	const write = () => {
		clearTimeout(timer);
		if (!next) return;
		const text = JSON.stringify(next);
		next = undefined;
		try {
			localStorage.setItem(slot, text);
		} catch (error) {
			console.warn("The draft is not kept in this browser.", error);
		}
	};

	return {
		keep(left: Left) {
			next = left;
			clearTimeout(timer);
			timer = setTimeout(write, AFTER);
		},
		/** It is on the server, or nobody wants it any more. */
		drop() {
			next = undefined;
			clearTimeout(timer);
			localStorage.removeItem(slot);
		},
		/** @param shape the shape of today's drafts: one of a former release is not read */
		read: (shape: number) => readLeft(localStorage.getItem(slot), shape),
		write,
	};
}

/** What was left, as it was kept; undefined for none, or for anything else. */
export function readLeft(text: string | null, shape: number): Left | undefined {
	try {
		const left = JSON.parse(text ?? "");
		return typeof left?.revision === "number" && left.content?.v === shape ? left : undefined;
	} catch {
		return undefined;
	}
}
