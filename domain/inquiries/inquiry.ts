import * as z from "zod/mini";
import { company, country, email, line, paragraph } from "../shared/contact-fields.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"name-too-short": { minimum: number };
		"message-too-short": { minimum: number };
	}
}

/** The contact form (specification, section 5). */
export const inquirySchema = z.object({
	name: line(2, { code: "name-too-short", minimum: 2 }),
	email,
	company,
	country,
	message: paragraph(10, { code: "message-too-short", minimum: 10 }, 5000),
});

export type Inquiry = z.infer<typeof inquirySchema>;
