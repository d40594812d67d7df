import * as z from "zod/mini";
import { paragraph } from "../shared/contact-fields.ts";
import { MAX_STAFF_TEXT } from "../shared/text-limits.ts";

const seen = {
	revision: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
	entryId: z.optional(z.uuid()),
};

/**
 * What the desk's forms about an inquiry post. As with a case, each names the revision its sender saw, and an id of its own,
 * so that a form that is sent twice is one action; what is typed is called `message`.
 */
export const inquiryActionSchema = z.discriminatedUnion("intent", [
	z.object({ ...seen, intent: z.enum(["take", "close", "reopen", "mark_spam", "not_spam"]) }),
	z.object({
		...seen,
		intent: z.enum(["reply", "note"]),
		message: paragraph(1, { code: "inquiry-text-missing" }, MAX_STAFF_TEXT),
	}),
]);
export type InquiryForm = z.infer<typeof inquiryActionSchema>;
