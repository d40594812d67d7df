import type { InquiryEntryData } from "../../../domain/inquiries/inquiry-entry.ts";

/** What was done about an inquiry, to follow the person's name. */
export function inquiryHistoryWords(kind: string, { ownerName, by }: InquiryEntryData = {}): string {
	switch (kind) {
		case "reply":
			return "answered by mail";
		case "note":
			return "made a note";
		case "assign":
			return ownerName === undefined || ownerName === by ? "took it" : `passed it on to ${ownerName}`;
		case "close":
			return "closed it";
		case "reopen":
			return "opened it again";
		case "mark_spam":
			return "marked it as spam";
		case "not_spam":
			return "marked it as not spam";
		case "mail_failed":
			return "could not deliver the answer";
		case "erased":
			return "erased the person’s data";
		default:
			return kind.replaceAll("_", " ");
	}
}
