import type { Problem } from "../shared/problem.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"inquiry-not-possible": { status: InquiryStatus };
		"inquiry-text-missing": object;
	}
}

/**
 * The state of an inquiry: a question from the contact form, answered by mail. Its own small states beside those of
 * a quote request (design of quotes, "Records"). Pure: the state is given.
 */
export const INQUIRY_STATUSES = ["new", "answered", "closed", "spam"] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export type InquiryState = {
	status: InquiryStatus;
	/** Whether the company has ever replied. */
	answered: boolean;
	/** Why a machine may have sent it; no clock runs until a person has looked. */
	suspicion: string | null;
};

/** What the company does with an inquiry. Texts are what a person typed, trimmed. */
export type InquiryEvent =
	| { kind: "reply"; message: string }
	| { kind: "note"; text: string }
	| { kind: "assign" }
	| { kind: "close" | "reopen" | "mark_spam" | "not_spam" };
export type InquiryEventType = InquiryEvent["kind"];

export type InquiryRefusal = { ok: false; reason: "state" | "incomplete"; problem: Problem };
type InquiryTransition = { ok: true; status: InquiryStatus; suspicion: string | null } | InquiryRefusal;

const FROM: Readonly<Record<InquiryEventType, readonly InquiryStatus[]>> = {
	reply: ["new", "answered", "closed"],
	note: INQUIRY_STATUSES,
	assign: INQUIRY_STATUSES,
	close: ["new", "answered"],
	reopen: ["closed"],
	mark_spam: ["new", "answered"],
	not_spam: ["spam"],
};

export const INQUIRY_EVENTS = Object.keys(FROM).filter((type): type is InquiryEventType => type in FROM);

/** Whether this kind of event could happen now, its content apart: what a page offers. */
export function allowsInquiry({ status, suspicion }: InquiryState, type: InquiryEventType): boolean {
	return FROM[type].includes(status) || (type === "not_spam" && suspicion !== null);
}

/** The one way an inquiry's status changes. */
export function inquiryTransition(state: InquiryState, event: InquiryEvent): InquiryTransition {
	const { status, answered, suspicion } = state;
	if (!allowsInquiry(state, event.kind))
		return { ok: false, reason: "state", problem: { code: "inquiry-not-possible", status } };
	const text = event.kind === "reply" ? event.message : event.kind === "note" ? event.text : undefined;
	if (text === "") return { ok: false, reason: "incomplete", problem: { code: "inquiry-text-missing" } };
	switch (event.kind) {
		case "note":
		case "assign":
			return { ok: true, status, suspicion };
		case "reply":
			// An answer means that somebody has looked and found it genuine.
			return { ok: true, status: "answered", suspicion: null };
		case "close":
			return { ok: true, status: "closed", suspicion: null };
		case "mark_spam":
			return { ok: true, status: "spam", suspicion };
		case "reopen":
		case "not_spam":
			return {
				ok: true,
				status: answered ? "answered" : "new",
				suspicion: event.kind === "not_spam" ? null : suspicion,
			};
	}
}

/** An inquiry's status as it was stored. @throws for anything else: a row that no code of ours wrote */
export function readInquiryStatus(text: string): InquiryStatus {
	const status = INQUIRY_STATUSES.find((known) => known === text);
	if (!status) throw new Error(`The inquiry's status ${text} is unknown.`);
	return status;
}
