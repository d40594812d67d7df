import { useEffect, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { toast } from "../../ui/toast.ts";
import { useFormId, useTurns } from "../parts/use-turns.ts";
import type { ActAnswer } from "./action-answer.ts";
import type { action, CaseData } from "./case.tsx";

const SAID: Readonly<Record<string, string>> = {
	take: "Yours now",
	assign: "Passed on",
	put_back: "Put back",
	mark_spam: "Marked as spam",
	not_spam: "Back among the requests",
	ask: "The question is on its way",
	reply: "The reply is on its way",
	note: "Noted",
	correct_buyer: "Corrected",
	refuse: "Declined; the buyer is told",
	withdraw_offer: "Taken back; the buyer is told",
	renew: "Open again",
	record_answer: "Answer noted; the case is in review",
	record_acceptance: "Recorded",
};

/** The same where no mail server is set, so that no mail leaves now. */
const SAVED: Readonly<Record<string, string>> = {
	ask: "The question is saved; it leaves when a mail server is set",
	reply: "The reply is saved; it leaves when a mail server is set",
	refuse: "Declined; the mail to the buyer leaves when a mail server is set",
	withdraw_offer: "Taken back; the mail to the buyer leaves when a mail server is set",
};

/** A form that came twice: what it says was done the first time. */
export const REPEATED = "That has already been done";

/** How long something can be undone by a key, milliseconds. */
const UNDO_WITHIN = 10_000;

export type UndoableAct = { fields: { intent: string } & Record<string, string>; until: number };

/**
 * All acts of the page go through one fetcher: the page stays as it is, what is typed stays where it is, and the
 * answer stands in one place. Without script the forms post the page itself, and its answer is `posted`.
 */
export function useAct(data: CaseData, posted: ActAnswer | undefined) {
	const fetcher = useFetcher<typeof action>();
	const { state: reading, revalidate } = useRevalidator();
	const [seenAnswer, dismiss] = useState<ActAnswer>();
	const undoable = useRef<UndoableAct>(undefined);
	const told = useRef<ActAnswer>(undefined);
	const ownRevision = useRef(0);
	const formId = useFormId();
	const given: ActAnswer | undefined = fetcher.data ?? posted;
	const answer = given === seenAnswer ? undefined : given;
	const ownerBefore = useRef(data.row.ownerId);

	useEffect(() => {
		if (fetcher.state === "idle") ownerBefore.current = data.row.ownerId;
	}, [fetcher.state, data.row.ownerId]);

	useEffect(() => {
		if (fetcher.state !== "idle" || !fetcher.data || told.current === fetcher.data) return;
		told.current = fetcher.data;
		// What somebody else did is shown at once, and what is sent again then names it as seen.
		if (fetcher.data.did === "conflict") void revalidate();
		if (fetcher.data.did !== "done") return;
		ownRevision.current = Math.max(ownRevision.current, fetcher.data.revision);
		const said = (data.mailLeaves ? undefined : SAVED[fetcher.data.intent]) ?? SAID[fetcher.data.intent];
		if (!said) return;
		if (fetcher.data.repeated) return toast.success(REPEATED);
		undoable.current = undoOf(fetcher.data.intent, ownerBefore.current);
		toast.success(`${said}${undoable.current ? " · z undoes it" : ""}`);
	}, [fetcher.state, fetcher.data, data.mailLeaves, revalidate]);

	const turns = useTurns(fetcher.state === "idle");

	function post(fields: Record<string, string>, seen: number) {
		// One's own act before this one counts as seen.
		const revision = String(Math.max(seen, ownRevision.current));
		turns.submitted(
			fetcher.submit(
				{ ...fields, revision, entryId: formId(fields) },
				{ method: "post", action: `/desk/requests/${data.id}`, encType: "multipart/form-data" },
			),
		);
	}

	return {
		Form: fetcher.Form,
		answer,
		busy: fetcher.state !== "idle" || (given?.did === "conflict" && reading !== "idle"),
		/** What is being sent now, so that its button says so. */
		sending: String(fetcher.formData?.get("intent") ?? ""),
		dismiss: () => dismiss(given),
		/** Does something that needs no text. @param then is done once it is on its way */
		run(fields: Record<string, string>, then?: () => void) {
			turns.inTurn(() => {
				post(fields, data.revision);
				then?.();
			});
		},
		/** Takes back what was done last, which may still be under way. */
		undo() {
			turns.inTurn(() => {
				const last = undoable.current;
				undoable.current = undefined;
				if (last && Date.now() <= last.until) post(last.fields, data.revision);
			});
		},
	};
}
export type Act = ReturnType<typeof useAct>;

/** What takes an act back, where something simple does. */
export function undoOf(intent: string, ownerBefore: string | null): UndoableAct | undefined {
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
