import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useActions } from "../../forms/use-actions.ts";
import { toast } from "../../ui/toast.ts";
import type { CaseResult } from "./action-answer.ts";
import type { action, CaseData } from "./case.tsx";

const DONE: Readonly<Record<string, string>> = {
	take: "Yours now",
	assign: "Passed on",
	put_back: "Put back",
	mark_spam: "Marked as spam",
	not_spam: "Moved back to the requests",
	ask: "The question is on its way",
	reply: "The reply is on its way",
	note: "Note saved",
	correct_buyer: "Corrected",
	refuse: "Declined; the buyer gets a mail",
	withdraw_offer: "Withdrawn; the buyer gets a mail",
	renew: "Reopened",
	record_answer: "Answer recorded; the case is in review",
	record_acceptance: "Recorded",
};

/** The same where no mail server is set, so that no mail leaves now. */
const SAVED: Readonly<Record<string, string>> = {
	ask: "The question is saved; it goes out once a mail server is set up",
	reply: "The reply is saved; it goes out once a mail server is set up",
	refuse: "Declined; the mail to the buyer goes out once a mail server is set up",
	withdraw_offer: "Withdrawn; the mail to the buyer goes out once a mail server is set up",
};

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
			const words = (data.mailLeaves ? undefined : SAVED[answer.action]) ?? DONE[answer.action];
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
	switch (intent) {
		case "take":
			return { fields: { intent: "put_back" }, until };
		case "assign":
			return { fields: { intent: "assign", owner: ownerBefore ?? "" }, until };
		case "mark_spam":
			return { fields: { intent: "not_spam" }, until };
		default:
			return undefined;
	}
}
