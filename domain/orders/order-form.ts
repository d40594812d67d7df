import * as z from "zod/mini";
import { askedCountry, company, countryFields, email, line, oneCountry, paragraph } from "../shared/contact-fields.ts";
import { NOT_RIGHT } from "../shared/problem.ts";
import { detailSchemas } from "./order-detail-schema.ts";
import { detailsIn } from "./stored-details.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"full-name-too-short": { minimum: number };
		"phone-not-valid": object;
		"address-incomplete": object;
	}
}

/** The fields of the specification, section 5. */
export const orderFields = {
	fullName: line(2, { code: "full-name-too-short", minimum: 2 }),
	email,
	phone: line(10, { code: "phone-not-valid" }, 40),
	company,
	...countryFields,
	address: paragraph(10, { code: "address-incomplete" }, 1000),
	notes: z.pipe(
		z._default(paragraph(0, NOT_RIGHT, 5000), ""),
		z.transform((text: string) => (text === "" ? null : text)),
	),
};

/**
 * The order request form without its lines: the specification's fields, and what else was said under `details`.
 * @param now epoch milliseconds: the goods cannot be needed by a day that is over
 */
export function orderFormSchema(now: number) {
	const fields = z.object({ ...detailSchemas(now), ...orderFields });
	return z.pipe(
		askedCountry,
		z.pipe(
			fields,
			z.transform((typed: z.output<typeof fields>) => {
				const { fullName, email, phone, company, country, address, notes, ...more } = oneCountry(typed);
				return {
					...{ fullName, email, phone, company, country, address, notes },
					details: detailsIn(more),
				};
			}),
		),
	);
}

export type OrderForm = z.infer<ReturnType<typeof orderFormSchema>>;
