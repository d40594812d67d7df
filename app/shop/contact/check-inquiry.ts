import { inquirySchema } from "../../../domain/inquiries/inquiry.ts";
import { type FieldErrors, parseForm } from "../../../domain/shared/form.ts";

/** Imported at the form's first touch: brings the validation library. */
export function check(fields: Record<string, string>): FieldErrors {
	const parsed = parseForm(inquirySchema, fields);
	return parsed.ok ? {} : parsed.errors;
}
