import * as z from "zod/mini";
import { line, paragraph } from "../shared/contact-fields.ts";
import { earliestToday, startOfIndiaDay } from "../shared/india-day.ts";
import { asMessage, NOT_RIGHT } from "../shared/problem.ts";
import { type DetailField, orderDetails } from "./order-details.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"day-not-valid": object;
		"day-over": object;
	}
}

/**
 * The check of one further fact of an order; left empty it is right.
 * @param now epoch milliseconds: a day that is over everywhere is refused
 */
export function detailSchema(field: DetailField, now: number): z.ZodMiniType<string> {
	return z._default(schemaOf(field, now), "");
}

function schemaOf(field: DetailField, now: number) {
	switch (field.kind) {
		case "text":
			return field.lines ? paragraph(0, NOT_RIGHT, field.limit) : line(0, NOT_RIGHT, field.limit);
		case "choice":
			return z.string().check(z.refine((text) => text === "" || field.codes.includes(text), asMessage(NOT_RIGHT)));
		case "day":
			return z.string().check(
				z.trim(),
				z.refine((text) => text === "" || startOfIndiaDay(text) !== undefined, asMessage({ code: "day-not-valid" })),
				z.refine((text) => text === "" || text >= earliestToday(now), asMessage({ code: "day-over" })),
			);
	}
}

/** The checks of all of them, for the order form's schema. */
export function detailSchemas(now: number) {
	return Object.fromEntries(orderDetails.map((field) => [field.name, detailSchema(field, now)]));
}
