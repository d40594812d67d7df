import * as z from "zod/mini";
import { company, country, email, line, paragraph } from "../shared/contact-fields.ts";

const phoneMessage = "Please enter a valid phone number";

/** The order request form without its lines (specification, section 5). */
export const orderFormSchema = z.object({
	fullName: line(2, "Full name must be at least 2 characters"),
	email,
	phone: line(10, phoneMessage, 40),
	company,
	country,
	address: paragraph(10, "Please enter your complete address", 1000),
	notes: z.pipe(
		z._default(paragraph(0, "", 5000), ""),
		z.transform((text: string) => (text === "" ? null : text)),
	),
});

export type OrderForm = z.infer<typeof orderFormSchema>;
