import { useEffect, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { toast } from "../../ui/toast.ts";
import type { ActAnswer } from "../case/action-answer.ts";
import { REPEATED } from "../case/use-action.ts";
import { useFormId, useTurns } from "../parts/use-turns.ts";
import type { action, InquiryData } from "./inquiry.tsx";

const SAID: Readonly<Record<string, string>> = {
	reply: "The answer is on its way",
	note: "Noted",
	take: "Yours now",
	close: "Closed",
	reopen: "Open again",
	mark_spam: "Marked as spam",
	not_spam: "Back among the inquiries",
};

const SAVED = "The answer is saved; it leaves when a mail server is set";

/** All acts of the page go through one fetcher, so that what is typed stays; without script its answer is `posted`. */
export function useInquiryAct({ id, revision, mailLeaves }: InquiryData, posted: ActAnswer | undefined) {
	const fetcher = useFetcher<typeof action>();
	const { state: reading, revalidate } = useRevalidator();
	const [seen, setSeen] = useState<ActAnswer>();
	const told = useRef<ActAnswer>(undefined);
	const ownRevision = useRef(0);
	const formId = useFormId();
	const given = fetcher.data ?? posted;

	useEffect(() => {
		if (fetcher.state !== "idle" || !fetcher.data || told.current === fetcher.data) return;
		told.current = fetcher.data;
		// What somebody else did is shown at once, and what is sent again then names it as seen.
		if (fetcher.data.did === "conflict") void revalidate();
		if (fetcher.data.did !== "done") return;
		ownRevision.current = fetcher.data.revision;
		const { intent } = fetcher.data;
		const words = intent === "reply" && !mailLeaves ? SAVED : SAID[intent];
		if (words) toast.success(fetcher.data.repeated ? REPEATED : words);
	}, [fetcher.state, fetcher.data, mailLeaves, revalidate]);

	const turns = useTurns(fetcher.state === "idle");

	return {
		Form: fetcher.Form,
		answer: given === seen ? undefined : given,
		busy: fetcher.state !== "idle" || (given?.did === "conflict" && reading !== "idle"),
		sending: String(fetcher.formData?.get("intent") ?? ""),
		dismiss: () => setSeen(given),
		/** Does something that needs no text. */
		run(intent: string) {
			turns.inTurn(() => {
				// One's own act before this one counts as seen.
				const seen = String(Math.max(revision, ownRevision.current));
				const fields = { intent, revision: seen, entryId: formId({ intent }) };
				turns.submitted(fetcher.submit(fields, { method: "post", action: `/desk/inquiries/${id}` }));
			});
		},
	};
}
export type RunInquiry = ReturnType<typeof useInquiryAct>;
