import type { InquiryStatus } from "../../../domain/inquiries/inquiry-case.ts";
import { NOT_POSSIBLE_NOW } from "../parts/shared-words.ts";

const STATUS: Readonly<Record<InquiryStatus, string>> = {
	new: "The inquiry waits for an answer.",
	answered: "The inquiry has been answered.",
	closed: "The inquiry is closed.",
	spam: "The inquiry is marked as spam.",
};

/** What keeps an inquiry from being changed. */
export const inquiryProblems = {
	"inquiry-not-possible": ({ status }: { status: InquiryStatus }) => `${STATUS[status]} ${NOT_POSSIBLE_NOW}`,
	"inquiry-text-missing": "Please write something first.",
	"inquiry-gone": "This inquiry no longer exists.",
	"inquiry-changed":
		"Somebody else has changed this inquiry in the meantime. What you entered is not saved yet; it is still here.",
};
