import { useMemo, useRef } from "react";
import { useFetcher } from "react-router";
import type { CaseSummary } from "../../../domain/cases/case-summary.ts";
import { useActions } from "../../forms/use-actions.ts";
import { toast } from "../../ui/toast.ts";
import type { CaseResult } from "../case/action-answer.ts";
import type { action } from "../case/case.tsx";
import { didWords } from "../case/entry-words.ts";
import { REPEATED, type UndoableAct, undoOf } from "../case/use-action.ts";
import { actorName } from "../parts/actor-name.ts";

/** One key's act: on which case, which revision of it was seen, what is posted, and what is said once it is done. */
type ListAct = {
	id: string;
	revision: number;
	fields: { intent: string } & Record<string, string>;
	words?: string | undefined;
	/** Whose it was before, where this can be undone. */
	ownerBefore?: { id: string | null };
};

/** What can be done with a row without opening it. The list is fetched anew after each act. */
export function useListActs(me: string) {
	const last = useRef<ListAct>(undefined);
	const undoable = useRef<{ id: string; revision: number; act: UndoableAct }>(undefined);

	const { inTurn, send } = useActions<CaseResult>(useFetcher<typeof action>(), {
		onAnswer(answer) {
			if (answer.status === "done") {
				const done = last.current;
				if (!done?.words) return;
				if (answer.repeated) return toast.success(REPEATED);
				const act = done.ownerBefore && undoOf(answer.action, done.ownerBefore.id);
				undoable.current = act && { id: done.id, revision: answer.revision, act };
				toast.success(`${done.words}${act ? " · z undoes it" : ""}`);
				return;
			}
			const [first] = answer.status === "conflict" ? answer.meanwhile : [];
			toast.error(
				first
					? `${actorName(first)} ${didWords({ ...first, data: {} })} a moment ago. Nothing was changed.`
					: answer.sentence,
			);
		},
	});
	// The rows are drawn anew only when what they can do is another.
	const latest = useRef(send);
	latest.current = send;

	return useMemo(() => {
		const post = (act: ListAct) => {
			last.current = act;
			latest.current(act.fields, act.revision, `/desk/requests/${act.id}`);
		};
		const act = ({ id, revision, ownerId }: CaseSummary, fields: ListAct["fields"], words?: string) =>
			inTurn(() => post({ id, revision, fields, words, ownerBefore: { id: ownerId } }));
		return {
			take: (row: CaseSummary) =>
				row.status === "new"
					? act(row, { intent: "take" }, "Yours now")
					: act(row, { intent: "assign", owner: me }, "Yours now"),
			spam: (row: CaseSummary) =>
				row.status === "spam"
					? act(row, { intent: "not_spam" }, "Back among the requests")
					: act(row, { intent: "mark_spam" }, "Marked as spam"),
			read: (row: CaseSummary, read: boolean) => act(row, { intent: read ? "read" : "unread" }),
			/** Takes back what was done last, which may still be under way. */
			undo: () =>
				inTurn(() => {
					const undo = undoable.current;
					undoable.current = undefined;
					if (!undo || Date.now() > undo.act.until) return;
					const { id, revision, act } = undo;
					post({ id, revision, fields: act.fields, words: UNDONE[act.fields.intent] });
				}),
		};
	}, [me, inTurn]);
}
export type ListActs = ReturnType<typeof useListActs>;

const UNDONE: Readonly<Record<string, string>> = {
	put_back: "Put back",
	assign: "Given back",
	not_spam: "Back among the requests",
};
