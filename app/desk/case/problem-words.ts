import type { QuoteStatus } from "../../../domain/cases/statuses.ts";
import { NOT_POSSIBLE_NOW } from "../parts/shared-words.ts";
import { STATE_WORDS } from "../parts/state-words.tsx";

/** What keeps a case from being changed. */
export const caseProblems = {
	"reply-missing": "Please write the reply.",
	"question-missing": "Please write the question.",
	"note-missing": "Please write the note.",
	"reason-missing": "Please give a reason; the buyer will read it.",
	"answer-note-missing": "Please write what they answered.",
	"order-note-missing": "Please write how the order reached us.",
	"orderer-missing": "Please enter who placed the order.",
	"not-possible": ({ status }: { status: QuoteStatus }) => `${STATE_WORDS[status].refusal} ${NOT_POSSIBLE_NOW}`,
	"details-unchanged": "These details are the same as before. Nothing was changed.",
	erased: "This person’s data has been erased. Nothing was changed.",
	"erased-nobody-to-write":
		"This person’s data has been erased, so there is nobody to write to. Nothing was saved or sent.",
	"more-has-happened": "More has happened since the case was taken. Nothing was changed.",
};
