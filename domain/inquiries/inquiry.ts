import * as z from "zod/mini";
import { company, country, email, line, paragraph } from "../shared/contact-fields.ts";

/** The contact form (specification, section 5). */
export const inquirySchema = z.object({
	name: line(2, "Name must be at least 2 characters"),
	email,
	company,
	country,
	message: paragraph(10, "Message must be at least 10 characters", 5000),
});

export type Inquiry = z.infer<typeof inquirySchema>;
