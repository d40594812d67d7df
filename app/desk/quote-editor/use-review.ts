import { useCallback, useState } from "react";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { CURRENCY_FIELD } from "./currency-field.tsx";
import { sendChecks } from "./send-bar.tsx";

/** Where the focus looks for what is not right yet. */
export const EDITOR = "offer-editor";

type Asked = {
	/** The draft as the page shows it, and as it is after an edit that the page has not drawn yet. */
	content: QuoteContent;
	current: () => QuoteContent;
	canSend: boolean;
	/** What is said of a change of currency or rate that is not completed; empty where there is none. */
	unfinished: string;
	now: number;
	/** Saves at once what was typed a moment ago. */
	flush: () => void;
	onOpen: () => void;
};

/**
 * The last look before an offer is sent.
 * @returns `review` opens it or leads to what is in its way; `hint` says what that is, for as long as nothing has been
 * changed since
 */
export function useReview({ content, current, canSend, unfinished, now, flush, onOpen }: Asked) {
	const [held, setHeld] = useState({ why: "", content });
	const review = useCallback(() => {
		const wrong = document.querySelector<HTMLElement>(`#${EDITOR} [aria-invalid="true"]`);
		// A price that was typed just before the keys may not be drawn yet.
		const content = current();
		const hold = (why: string) => setHeld({ why, content });
		const missing = sendChecks(content, now).filter(({ ok }) => !ok);
		if (!canSend) return hold("This case is not open for a quotation now.");
		if (unfinished) {
			hold("");
			// The rate to enter; to rupees there is none, only the button that converts.
			return document.querySelector<HTMLElement>(`#${CURRENCY_FIELD} :is(input, button)`)?.focus();
		}
		if (wrong) {
			wrong.focus();
			return hold("Please correct the marked field first.");
		}
		if (missing.length > 0) return hold(`Not ready yet: ${missing.map(({ todo }) => todo).join(", ")}.`);
		hold("");
		flush();
		onOpen();
	}, [canSend, current, now, flush, unfinished, onOpen]);
	return { review, hint: unfinished || (held.content === content ? held.why : "") };
}
