import { useEffect, useRef } from "react";
import { PLAIN_ACTIONS } from "../../../domain/cases/events.ts";
import { useActions } from "../../forms/use-actions.ts";
import { toast } from "../../ui/toast.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import type { CaseResult } from "./action-answer.ts";
import { doneWords } from "./action-words.ts";
import type { action, CaseData } from "./case.tsx";
import { QUICK_WORDS } from "./entry-words.ts";

/** A form that came twice: what it says was done the first time. */
export const REPEATED = "This has already been done";

/** How long something can be undone by a key, milliseconds. */
const UNDO_WITHIN = 10_000;

export type UndoableAction = { fields: { intent: string } & Record<string, string>; until: number };

/** All actions of the page. Without script its forms post the page itself, and the answer is `posted`. */
export function useCaseActions(data: CaseData, posted: CaseResult | undefined) {
	const fetcher = useFetcher<typeof action>();
	const undoable = useRef<UndoableAction>(undefined);
	const ownerBefore = useRef(data.row.ownerId);

	useEffect(() => {
		if (fetcher.state === "idle") ownerBefore.current = data.row.ownerId;
	}, [fetcher.state, data.row.ownerId]);

	const { inTurn, send, ...actions } = useActions<CaseResult>(fetcher, {
		address: `/desk/requests/${data.id}`,
		posted,
		onAnswer(answer) {
			if (answer.status !== "done") return;
			const words = doneWords(answer.action, data);
			if (!words) return;
			if (answer.repeated) return toast.success(REPEATED);
			undoable.current = undoOf(answer.action, ownerBefore.current);
			toast.success(`${words}${undoable.current ? " · z undoes it" : ""}`);
		},
	});

	return {
		...actions,
		/** Does something that needs no text. @param then is done once it is on its way */
		run(fields: { intent: string } & Record<string, string>, then?: () => void) {
			inTurn(() => {
				send(fields, data.revision);
				then?.();
			});
		},
		/** Takes back what was done last, which may still be under way. */
		undo() {
			inTurn(() => {
				const last = undoable.current;
				undoable.current = undefined;
				if (last && Date.now() <= last.until) send(last.fields, data.revision);
			});
		},
	};
}
export type CaseActions = ReturnType<typeof useCaseActions>;

/** What takes an action back, where something simple does. */
export function undoOf(intent: string, ownerBefore: string | null): UndoableAction | undefined {
	const until = Date.now() + UNDO_WITHIN;
	if (intent === "assign") return { fields: { intent, owner: ownerBefore ?? "" }, until };
	const plain = PLAIN_ACTIONS.find((known) => known === intent);
	const undo = plain && QUICK_WORDS[plain].undo;
	return undo ? { fields: { intent: undo }, until } : undefined;
}
