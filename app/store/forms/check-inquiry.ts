import { type FieldErrors, parseForm } from "../../../domain/form.ts";
import { inquirySchema } from "../../../domain/inquiry.ts";

/** Imported at the form's first touch: brings the validation library. */
export function check(fields: Record<string, string>): FieldErrors {
	const parsed = parseForm(inquirySchema, fields);
	return parsed.ok ? {} : parsed.errors;
}
