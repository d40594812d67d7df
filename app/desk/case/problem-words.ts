/** What is not right in the forms of a case. */
export const caseProblems = {
	"reply-missing": "Please write the reply.",
	"question-missing": "Please write the question.",
	"note-missing": "Please write the note.",
	"reason-missing": "Please give a reason; the buyer will read it.",
	"answer-note-missing": "Please note what was answered.",
	"order-note-missing": "Please note how the order reached you.",
	"orderer-missing": "Please enter who placed the order.",
};
