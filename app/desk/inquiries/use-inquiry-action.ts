import { useActions } from "../../forms/use-actions.ts";
import { toast } from "../../ui/toast.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import type { CaseResult } from "../case/action-answer.ts";
import { REPEATED } from "../case/use-action.ts";
import type { action, InquiryData } from "./inquiry.tsx";

const DONE: Readonly<Record<string, string>> = {
	reply: "The answer is on its way",
	note: "Note saved",
	take: "Yours now",
	close: "Closed",
	reopen: "Reopen",
	mark_spam: "Marked as spam",
	not_spam: "Moved back to the inquiries",
};

const SAVED = "The answer is saved; it goes out once a mail server is set up";

/** All actions of the page. Without script its forms post the page itself, and the answer is `posted`. */
export function useInquiryActions({ id, revision, mailLeaves }: InquiryData, posted: CaseResult | undefined) {
	const { inTurn, send, ...actions } = useActions<CaseResult>(useFetcher<typeof action>(), {
		address: `/desk/inquiries/${id}`,
		posted,
		onAnswer(answer) {
			if (answer.status !== "done") return;
			const words = answer.action === "reply" && !mailLeaves ? SAVED : DONE[answer.action];
			if (words) toast.success(answer.repeated ? REPEATED : words);
		},
	});
	return {
		...actions,
		/** Does something that needs no text. */
		run: (intent: string) => inTurn(() => send({ intent }, revision)),
	};
}
export type InquiryActions = ReturnType<typeof useInquiryActions>;
