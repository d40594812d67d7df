import { useEffect, useRef } from "react";
import { type ActionResult, errorsOf, isNotDone } from "../../domain/shared/action-result.ts";
import { useKeptText } from "./use-kept-text.ts";
import { useSeenRevision } from "./use-seen-revision.ts";

type Entry = { revision: number; actor: string; data: { by?: string | undefined } };

type Options<E, Answer> = {
	/** Under which the text is kept in this tab. */
	slot: string;
	/** What the page shows of the case or inquiry. */
	page: { revision: number; entries: readonly E[]; myName: string };
	/** The answer to this form; undefined for that to another one. */
	answer: Answer | undefined;
	/** Called when it is done, once the text is cleared. */
	onDone?: () => void;
};

/**
 * A form with a text that takes a while to write, on a page on which others act meanwhile: the text is kept in this
 * tab until it has been sent, and the form names the state that its writer has seen.
 */
export function useTextForm<
	E extends Entry,
	Answer extends ActionResult<{ revision: number }, unknown, { seen: number }>,
>({ slot, page, answer, onDone }: Options<E, Answer>) {
	const text = useKeptText(slot);
	const failed = isNotDone(answer) ? answer : undefined;
	const seen = useSeenRevision({
		now: page.revision,
		entries: page.entries,
		me: page.myName,
		begunAt: answer?.status === "conflict" ? answer.seen : undefined,
		isTyped: () => Boolean(text.ref.current?.value),
	});
	const done = useRef(onDone);
	done.current = onDone;
	const { clear } = text;
	useEffect(() => {
		if (answer?.status !== "done") return;
		clear();
		done.current?.();
	}, [answer, clear]);
	return {
		text,
		seen,
		/** Why it was not done, if it was not. */
		failed,
		/** What stood in a field, where the page came anew without script. */
		value: (name: string) => failed?.values[name] ?? "",
		error: errorsOf(answer).message,
	};
}
