import { expect, test } from "vitest";
import { saying } from "../../tests/support/words.ts";
import {
	allowsInquiry,
	INQUIRY_EVENTS,
	INQUIRY_STATUSES,
	type InquiryEvent,
	type InquiryEventType,
	type InquiryStatus,
	inquiryTransition,
	readInquiryStatus,
} from "./inquiry-case.ts";

const EVENTS: { [Type in InquiryEventType]: Extract<InquiryEvent, { kind: Type | InquiryEventType }> } = {
	reply: { kind: "reply", message: "We weave 80 to 220 g." },
	note: { kind: "note", text: "Ask the dyer." },
	assign: { kind: "assign" },
	close: { kind: "close" },
	reopen: { kind: "reopen" },
	mark_spam: { kind: "mark_spam" },
	not_spam: { kind: "not_spam" },
};

/** What leads where; whatever is not here is refused. */
const ACCEPTED: Partial<Record<`${InquiryStatus} ${InquiryEventType}`, InquiryStatus>> = {
	"new reply": "answered",
	"answered reply": "answered",
	"closed reply": "answered",
	"new close": "closed",
	"answered close": "closed",
	"closed reopen": "new",
	"new mark_spam": "spam",
	"answered mark_spam": "spam",
	"spam not_spam": "new",
};

const cells = INQUIRY_STATUSES.flatMap((status) => INQUIRY_EVENTS.map((type) => ({ status, type })));

test.each(cells)("$status, $type", ({ status, type }) => {
	const state = { status, answered: false, suspicion: null };
	const stays = type === "note" || type === "assign" ? status : undefined;
	const to = ACCEPTED[`${status} ${type}`] ?? stays;
	const result = inquiryTransition(state, EVENTS[type]);
	expect(allowsInquiry(state, type)).toBe(to !== undefined);
	if (to) expect(result).toEqual({ ok: true, status: to, suspicion: null });
	else
		expect(result).toMatchObject({
			ok: false,
			reason: "state",
			problem: saying(/nothing was changed\.$/),
		});
});

test("what was answered once is listed among the answered again, not among the new", () => {
	for (const [status, type] of [
		["closed", "reopen"],
		["spam", "not_spam"],
	] as const)
		expect(inquiryTransition({ status, answered: true, suspicion: null }, { kind: type })).toMatchObject({
			status: "answered",
		});
});

test("a suspicion goes when somebody has looked: by saying so, by answering, by closing", () => {
	const suspected = { status: "new", answered: false, suspicion: "honeypot" } as const;
	expect(inquiryTransition(suspected, { kind: "not_spam" })).toEqual({ ok: true, status: "new", suspicion: null });
	expect(inquiryTransition(suspected, EVENTS.reply)).toMatchObject({ suspicion: null });
	expect(inquiryTransition(suspected, EVENTS.close)).toMatchObject({ suspicion: null });
	expect(inquiryTransition(suspected, EVENTS.note)).toMatchObject({ suspicion: "honeypot" });
	expect(inquiryTransition(suspected, { kind: "mark_spam" })).toMatchObject({ status: "spam", suspicion: "honeypot" });
});

test("an empty reply or note is none, and an unknown status is no status", () => {
	const state = { status: "new", answered: false, suspicion: null } as const;
	expect(inquiryTransition(state, { kind: "reply", message: "" })).toMatchObject({ ok: false, reason: "incomplete" });
	expect(inquiryTransition(state, { kind: "note", text: "" })).toMatchObject({ ok: false, reason: "incomplete" });
	expect(() => readInquiryStatus("opened")).toThrow("unknown");
});
