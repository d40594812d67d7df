import { useCallback, useRef, useState } from "react";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { isCountable, NOT_COUNTABLE } from "../../../domain/quotes/totals.ts";
import { problemText } from "../parts/problem-words.ts";
import { changed, type Edits, redone, undone, untouched } from "./edits.ts";
import { useVisits } from "./use-visits.ts";

/**
 * Makes the next draft of the one before. Never a draft by itself: what a panel was last drawn with may lack a figure that
 * was typed since, and would write over it.
 */
export type Change = (content: QuoteContent) => QuoteContent;

/**
 * What is written in the editor, with the steps back and forth.
 * @param onEdit called with each new draft
 * @param onRefuse called with why a change was not taken
 */
export function useEdits(
	kept: QuoteContent,
	onEdit: (content: QuoteContent) => void,
	onRefuse: (sentence: string) => void,
) {
	const [edits, setEdits] = useState<Edits<QuoteContent>>(() => untouched(kept));
	/** The same at once, for what is done before the next drawing. */
	const latest = useRef(edits);
	/** Grows when the draft is put in another's place: what stands half typed in a field is then no longer of it. */
	const [epoch, setEpoch] = useState(0);
	const visit = useVisits();

	const put = useCallback((next: Edits<QuoteContent>) => {
		latest.current = next;
		setEdits(next);
	}, []);
	const edit = useCallback(
		(next: Edits<QuoteContent>) => {
			if (next === latest.current) return;
			put(next);
			onEdit(next.present);
		},
		[put, onEdit],
	);
	const change = useCallback(
		(next: Change) => {
			const after = next(latest.current.present);
			// Such a sum cannot be shown either: the figure stays in its field, and is not taken.
			if (!isCountable(after)) return onRefuse(problemText(NOT_COUNTABLE));
			edit(changed(latest.current, after, visit()));
		},
		[edit, visit, onRefuse],
	);
	const undo = useCallback(() => {
		edit(undone(latest.current));
		setEpoch((count) => count + 1);
	}, [edit]);
	const redo = useCallback(() => {
		edit(redone(latest.current));
		setEpoch((count) => count + 1);
	}, [edit]);

	/** Begins anew with another's draft: a step back would be one over that person's change. */
	const replace = useCallback(
		(content: QuoteContent) => {
			put(untouched(content));
			setEpoch((count) => count + 1);
		},
		[put],
	);
	/** The draft as it is now, which may not be drawn yet. */
	const current = useCallback(() => latest.current.present, []);
	const steps = { undo, redo, canUndo: edits.past.length > 0, canRedo: edits.future.length > 0 };
	return { content: edits.present, current, change, replace, steps, epoch };
}
