import type { QuoteStatus } from "../../../domain/cases/statuses.ts";

const STATUS: Readonly<Record<QuoteStatus, string>> = {
	new: "The request has just arrived and nobody has taken it yet.",
	in_review: "The quotation is being written.",
	needs_info: "We have asked the buyer a question and are waiting for the answer.",
	quoted: "A quotation is with the buyer.",
	revision_requested: "The buyer has asked for a change.",
	accepted: "The quotation has been accepted.",
	declined_by_buyer: "The buyer has declined the quotation.",
	declined_by_us: "We have declined the request.",
	withdrawn_by_buyer: "The buyer has withdrawn the request.",
	expired: "The quotation has expired.",
	spam: "The request is marked as spam.",
};

/** What keeps a case from being changed. */
export const caseProblems = {
	"reply-missing": "Please write the reply.",
	"question-missing": "Please write the question.",
	"note-missing": "Please write the note.",
	"reason-missing": "Please give a reason; the buyer will read it.",
	"answer-note-missing": "Please write what they answered.",
	"order-note-missing": "Please write how the order reached us.",
	"orderer-missing": "Please enter who placed the order.",
	"not-possible": ({ status }: { status: QuoteStatus }) =>
		`${STATUS[status]} This is not possible now; nothing was changed.`,
	"details-unchanged": "These details are the same as before. Nothing was changed.",
	erased: "This person’s data has been erased. Nothing was changed.",
	"erased-nobody-to-write":
		"This person’s data has been erased, so there is nobody to write to. Nothing was saved or sent.",
	"more-has-happened": "More has happened since the case was taken. Nothing was changed.",
};
