import { useEffect, useMemo, useRef } from "react";
import { useFetcher } from "react-router";
import type { CaseSummary } from "../../../domain/cases/case-summary.ts";
import { toast } from "../../ui/toast.ts";
import type { action } from "../case/case.tsx";
import { didWords } from "../case/entry-words.ts";
import { REPEATED, type UndoableAct, undoOf } from "../case/use-action.ts";
import { actorName } from "../parts/actor-name.ts";
import { useFormId, useTurns } from "../parts/use-turns.ts";

/** One key's act: on which case, which revision of it was seen, what is posted, and what is said once it is done. */
type ListAct = {
	id: string;
	revision: number;
	fields: { intent: string } & Record<string, string>;
	words?: string;
	/** Whose it was before, where this can be undone. */
	ownerBefore?: { id: string | null };
};

/** What can be done with a row without opening it. The list is fetched anew after each act. */
export function useListActs(me: string) {
	const { submit, data, state } = useFetcher<typeof action>();
	const last = useRef<ListAct>(undefined);
	const undoable = useRef<{ id: string; revision: number; act: UndoableAct }>(undefined);
	const ownRevisions = useRef(new Map<string, number>());
	const told = useRef<unknown>(undefined);
	const formId = useFormId();

	useEffect(() => {
		if (state !== "idle" || !data || told.current === data) return;
		told.current = data;
		if (data.did === "done") {
			const done = last.current;
			if (done && data.revision > 0) ownRevisions.current.set(done.id, data.revision);
			if (!done?.words) return;
			if (data.repeated) return toast.success(REPEATED);
			const act = done.ownerBefore && undoOf(data.intent, done.ownerBefore.id);
			undoable.current = act && { id: done.id, revision: data.revision, act };
			toast.success(`${done.words}${act ? " · z undoes it" : ""}`);
			return;
		}
		const [first] = data.meanwhile;
		toast.error(
			first
				? `${actorName(first)} ${didWords({ ...first, data: {} })} a moment ago. Nothing was changed.`
				: data.sentence,
		);
	}, [data, state]);
	const turns = useTurns(state === "idle");

	return useMemo(() => {
		const post = (act: ListAct) => {
			last.current = act;
			const { id, fields } = act;
			// One's own act before this one counts as seen.
			const revision = String(Math.max(act.revision, ownRevisions.current.get(id) ?? 0));
			turns.submitted(
				submit(
					{ ...fields, revision, entryId: formId({ id, ...fields }) },
					{ method: "post", action: `/desk/requests/${id}`, encType: "multipart/form-data" },
				),
			);
		};
		const act = ({ id, revision, ownerId }: CaseSummary, fields: ListAct["fields"], words?: string) =>
			turns.inTurn(() => post({ id, revision, fields, words, ownerBefore: { id: ownerId } }));
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
				turns.inTurn(() => {
					const undo = undoable.current;
					undoable.current = undefined;
					if (!undo || Date.now() > undo.act.until) return;
					const { id, revision, act } = undo;
					post({ id, revision, fields: act.fields, words: UNDONE[act.fields.intent] });
				}),
		};
	}, [submit, me, turns, formId]);
}
export type ListActs = ReturnType<typeof useListActs>;

const UNDONE: Readonly<Record<string, string>> = {
	put_back: "Put back",
	assign: "Given back",
	not_spam: "Back among the requests",
};
