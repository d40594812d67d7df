import { useEffect, useMemo, useRef } from "react";
import { useFetcher } from "react-router";
import type { CaseSummary } from "../../../domain/case-summary.ts";
import { toast } from "../../ui/toast.ts";
import type { action } from "../case/case.tsx";
import { didWords } from "../case/entry-words.ts";
import { type UndoableAct, undoOf } from "../case/use-act.ts";

const SAID: Readonly<Record<string, string>> = {
	take: "Yours now",
	assign: "Given back",
	put_back: "Put back",
	mark_spam: "Marked as spam",
	not_spam: "Back among the requests",
};

/** What can be done with a row without opening it. The list is fetched anew after each act. */
export function useListActs(me: string) {
	const { submit, data, state } = useFetcher<typeof action>();
	const last = useRef<{ row: CaseSummary; intent: string }>(undefined);
	const undoable = useRef<{ id: string; revision: number; act: UndoableAct }>(undefined);
	const told = useRef<unknown>(undefined);

	useEffect(() => {
		if (state !== "idle" || !data || told.current === data) return;
		told.current = data;
		const { did, intent } = data;
		if (did === "done") {
			const done = last.current;
			const act = done && undoOf(intent, done.row.ownerId);
			undoable.current = done && act ? { id: done.row.id, revision: data.revision, act } : undefined;
			const words = SAID[intent];
			if (words) toast.success(`${words}${undoable.current ? " · z undoes it" : ""}`);
			return;
		}
		const [first] = data.meanwhile;
		toast.error(
			first
				? `${first.by} ${didWords({ kind: first.kind, data: {} })} a moment ago. Nothing was changed.`
				: data.sentence,
		);
	}, [data, state]);

	return useMemo(() => {
		const post = (id: string, fields: Record<string, string>) =>
			void submit(fields, { method: "post", action: `/desk/requests/${id}`, encType: "multipart/form-data" });
		const act = (row: CaseSummary, fields: { intent: string } & Record<string, string>) => {
			last.current = { row, intent: fields.intent };
			post(row.id, { ...fields, revision: String(row.revision) });
		};
		return {
			take: (row: CaseSummary) =>
				row.status === "new" ? act(row, { intent: "take" }) : act(row, { intent: "assign", owner: me }),
			spam: (row: CaseSummary) => act(row, { intent: row.status === "spam" ? "not_spam" : "mark_spam" }),
			read: (row: CaseSummary, read: boolean) => act(row, { intent: read ? "read" : "unread" }),
			undo() {
				const undo = undoable.current;
				undoable.current = undefined;
				if (!undo || Date.now() > undo.act.until) return;
				last.current = undefined;
				post(undo.id, { ...undo.act.fields, revision: String(undo.revision) });
			},
		};
	}, [submit, me]);
}
export type ListActs = ReturnType<typeof useListActs>;
