import { useEffect, useRef } from "react";
import { type ActionResult, errorsOf, isNotDone } from "../../domain/shared/action-result.ts";
import { control } from "./control.ts";
import { useKeptFields } from "./use-kept-fields.ts";
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

const NAME = "message";

/**
 * A form with a text that takes a while to write, on a page on which others act meanwhile: the text is kept in this
 * tab until it has been sent, and the form names the state that its writer has seen.
 */
export function useTextForm<
	E extends Entry,
	Answer extends ActionResult<{ revision: number }, unknown, { seen: number }>,
>({ slot, page, answer, onDone }: Options<E, Answer>) {
	const ref = useRef<HTMLFormElement>(null);
	const field = () => (ref.current ? control(ref.current, NAME) : undefined);
	const { save, clear, put } = useKeptFields(ref, { slot: { name: `desk-text-${slot}`, area: "tab" }, names: [NAME] });
	const failed = isNotDone(answer) ? answer : undefined;
	const seen = useSeenRevision({
		now: page.revision,
		entries: page.entries,
		me: page.myName,
		begunAt: answer?.status === "conflict" ? answer.seen : undefined,
		isTyped: () => Boolean(field()?.value),
	});
	const done = useRef(onDone);
	done.current = onDone;
	useEffect(() => {
		if (answer?.status !== "done") return;
		clear();
		done.current?.();
	}, [answer, clear]);
	return {
		/** For the form element itself. */
		form: { ref, onInput: save },
		seen,
		/** Why it was not done, if it was not. */
		failed,
		/** What stood in a field, where the page came anew without script. */
		value: (name: string) => failed?.values[name] ?? "",
		error: errorsOf(answer).message,
		/** Puts words after what is there, and goes into the field. */
		append(words: string) {
			const before = field()?.value.trimEnd() ?? "";
			put(NAME, before === "" ? words : `${before}\n\n${words}`);
			field()?.focus();
		},
	};
}
