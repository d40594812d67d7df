import { useMemo, useRef } from "react";
import type { CaseSummary } from "../../../domain/cases/case-summary.ts";
import { useActions } from "../../forms/use-actions.ts";
import { toast } from "../../ui/toast.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import type { CaseResult } from "../case/action-answer.ts";
import { doneWords } from "../case/action-words.ts";
import type { action } from "../case/case.tsx";
import { historyWords, QUICK_WORDS } from "../case/entry-words.ts";
import { REPEATED, type UndoableAction, undoOf } from "../case/use-action.ts";
import { actorName } from "../parts/actor-name.ts";

/** One key's action: on which case, which revision of it was seen, what is posted, and what is said once it is done. */
type ListAction = {
	id: string;
	revision: number;
	fields: { intent: string } & Record<string, string>;
	words?: string | undefined;
	/** Whose it was before, where this can be undone. */
	ownerBefore?: { id: string | null };
};

/** What can be done with a row without opening it. The list is reloaded after each action. */
export function useListActions(me: string) {
	const last = useRef<ListAction>(undefined);
	const undoable = useRef<{ id: string; revision: number; undo: UndoableAction }>(undefined);

	const { inTurn, send } = useActions<CaseResult>(useFetcher<typeof action>(), {
		onAnswer(answer) {
			if (answer.status === "done") {
				const done = last.current;
				if (!done?.words) return;
				if (answer.repeated) return toast.success(REPEATED);
				const undo = done.ownerBefore && undoOf(answer.action, done.ownerBefore.id);
				undoable.current = undo && { id: done.id, revision: answer.revision, undo };
				toast.success(`${done.words}${undo ? " · z undoes it" : ""}`);
				return;
			}
			const [first] = answer.status === "conflict" ? answer.meanwhile : [];
			toast.error(
				first
					? `${actorName(first)} ${historyWords({ ...first, data: {} })} a moment ago. Nothing was changed.`
					: answer.sentence,
			);
		},
	});
	// The rows are rendered again only when their actions change.
	const latest = useRef(send);
	latest.current = send;

	return useMemo(() => {
		const post = (action: ListAction) => {
			last.current = action;
			latest.current(action.fields, action.revision, `/desk/requests/${action.id}`);
		};
		const run = ({ id, revision, ownerId }: CaseSummary, fields: ListAction["fields"], words?: string) =>
			inTurn(() => post({ id, revision, fields, words, ownerBefore: { id: ownerId } }));
		return {
			take: (row: CaseSummary) =>
				row.status === "new"
					? run(row, { intent: "take" }, QUICK_WORDS.take.done)
					: run(row, { intent: "assign", owner: me }, QUICK_WORDS.take.done),
			spam: (row: CaseSummary) =>
				row.status === "spam"
					? run(row, { intent: "not_spam" }, QUICK_WORDS.not_spam.done)
					: run(row, { intent: "mark_spam" }, QUICK_WORDS.mark_spam.done),
			read: (row: CaseSummary, read: boolean) => run(row, { intent: read ? "read" : "unread" }),
			/** Takes back what was done last, which may still be under way. */
			undo: () =>
				inTurn(() => {
					const kept = undoable.current;
					undoable.current = undefined;
					if (!kept || Date.now() > kept.undo.until) return;
					const { id, revision, undo } = kept;
					post({ id, revision, fields: undo.fields, words: undoneWords(undo.fields.intent) });
				}),
		};
	}, [me, inTurn]);
}
export type ListActions = ReturnType<typeof useListActions>;

function undoneWords(intent: string): string | undefined {
	return intent === "assign" ? "Given back" : doneWords(intent, { mailLeaves: true });
}
