import * as z from "zod/mini";
import { line, paragraph } from "../shared/contact-fields.ts";
import { buyerFields } from "./buyer-correction.ts";

/*
 * What the desk's forms about a case post. Each names the revision its sender saw, and a number of its own, so that
 * a form that is sent twice is one act. What is typed is called `message` everywhere: it is kept under that name.
 */

/** Far above what a person writes, and far below what a mail may have. */
const MAX_MESSAGE = 8000;

const seen = {
	revision: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
	entryId: z.optional(z.uuid()),
};
const message = (missing: string) => paragraph(1, missing, MAX_MESSAGE);

export const caseActSchema = z.discriminatedUnion("intent", [
	z.object({ ...seen, intent: z.enum(["take", "put_back", "mark_spam", "not_spam"]) }),
	z.object({ ...seen, intent: z.literal("link") }),
	z.object({ intent: z.enum(["read", "unread"]) }),
	z.object({ ...seen, intent: z.literal("assign"), owner: z.string().check(z.maxLength(64)) }),
	z.object({ ...seen, intent: z.literal("reply"), message: message("Please write the reply.") }),
	z.object({ ...seen, intent: z.literal("ask"), message: message("Please write the question.") }),
	z.object({ ...seen, intent: z.literal("note"), message: message("Please write the note.") }),
	z.object({
		...seen,
		intent: z.enum(["refuse", "withdraw_offer"]),
		message: message("Please give a reason; the buyer will read it."),
	}),
	z.object({ ...seen, intent: z.literal("renew"), message: z._default(paragraph(0, "", MAX_MESSAGE), "") }),
	z.object({ ...seen, intent: z.literal("record_answer"), message: message("Please note what was answered.") }),
	z.object({ ...seen, ...buyerFields, intent: z.literal("correct_buyer"), links: z.optional(z.literal("renew")) }),
	z.object({
		...seen,
		intent: z.literal("record_acceptance"),
		message: message("Please note how the order reached you."),
		name: line(2, "Please enter who placed the order."),
	}),
]);
export type CaseAct = z.infer<typeof caseActSchema>;
export type CaseIntent = CaseAct["intent"];
