import * as z from "zod/mini";
import { askedCountry, company, countryFields, email, line, oneCountry, paragraph } from "../shared/contact-fields.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"name-too-short": { minimum: number };
		"message-too-short": { minimum: number };
	}
}

/** The fields of the specification, section 5. */
const fields = z.object({
	name: line(2, { code: "name-too-short", minimum: 2 }),
	email,
	company,
	...countryFields,
	message: paragraph(10, { code: "message-too-short", minimum: 10 }, 5000),
});

/** The contact form, checked. */
export const inquirySchema = z.pipe(askedCountry, z.pipe(fields, z.transform(oneCountry<z.output<typeof fields>>)));

export type Inquiry = z.infer<typeof inquirySchema>;
