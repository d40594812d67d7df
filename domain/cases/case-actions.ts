import * as z from "zod/mini";
import { line, paragraph } from "../shared/contact-fields.ts";
import { NOT_RIGHT, type Problem } from "../shared/problem.ts";
import { MAX_STAFF_TEXT } from "../shared/text-limits.ts";
import { buyerFields } from "./buyer-correction.ts";
import { PLAIN_ACTIONS } from "./events.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"reply-missing": object;
		"question-missing": object;
		"note-missing": object;
		"reason-missing": object;
		"answer-note-missing": object;
		"order-note-missing": object;
		"orderer-missing": object;
	}
}

/*
 * What the desk's forms about a case post. Each names the revision its sender saw, and a number of its own, so that
 * a form that is sent twice is one action. What is typed is called `message` everywhere: it is kept under that name.
 */

const seen = {
	revision: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
	entryId: z.optional(z.uuid()),
};
const message = (missing: Problem) => paragraph(1, missing, MAX_STAFF_TEXT);

export const caseActionSchema = z.discriminatedUnion("intent", [
	z.object({ ...seen, intent: z.enum(PLAIN_ACTIONS) }),
	z.object({ ...seen, intent: z.literal("link") }),
	z.object({ intent: z.enum(["read", "unread"]) }),
	z.object({ ...seen, intent: z.literal("assign"), owner: z.string().check(z.maxLength(64)) }),
	z.object({ ...seen, intent: z.literal("reply"), message: message({ code: "reply-missing" }) }),
	z.object({ ...seen, intent: z.literal("ask"), message: message({ code: "question-missing" }) }),
	z.object({ ...seen, intent: z.literal("note"), message: message({ code: "note-missing" }) }),
	z.object({
		...seen,
		intent: z.enum(["refuse", "withdraw_offer", "ask_undo"]),
		message: message({ code: "reason-missing" }),
	}),
	z.object({ ...seen, intent: z.literal("renew"), message: z._default(paragraph(0, NOT_RIGHT, MAX_STAFF_TEXT), "") }),
	z.object({ ...seen, intent: z.literal("record_answer"), message: message({ code: "answer-note-missing" }) }),
	z.object({ ...seen, ...buyerFields, intent: z.literal("correct_buyer"), links: z.optional(z.literal("renew")) }),
	z.object({
		...seen,
		intent: z.literal("record_acceptance"),
		message: message({ code: "order-note-missing" }),
		name: line(2, { code: "orderer-missing" }),
	}),
]);
export type CaseAction = z.infer<typeof caseActionSchema>;
export type CaseIntent = CaseAction["intent"];
