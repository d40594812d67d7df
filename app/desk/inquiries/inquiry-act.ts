import type { InquiryEvent } from "../../../domain/inquiry-case.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the form of an inquiry asks for; undefined for what it could not have sent. */
export function readInquiryAct(
	fields: Readonly<Record<string, string>>,
): ({ entryId?: string } & Exclude<InquiryEvent, { type: "assign" }>) | undefined {
	const text = (fields.message ?? "").replaceAll("\r\n", "\n").trim().slice(0, 8000);
	const entry = UUID.test(fields.entryId ?? "") ? { entryId: fields.entryId } : {};
	switch (fields.intent) {
		case "reply":
			return { ...entry, type: "reply", message: text };
		case "note":
			return { ...entry, type: "note", text };
		case "close":
		case "reopen":
		case "mark_spam":
		case "not_spam":
			return { ...entry, type: fields.intent };
		default:
			return undefined;
	}
}
