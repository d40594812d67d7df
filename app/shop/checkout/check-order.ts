import { orderFormSchema } from "../../../domain/orders/order-form.ts";
import { type FieldErrors, parseForm } from "../../../domain/shared/form.ts";
import { fieldWords } from "../../../messages/problems.ts";
import { pageLocale } from "../../forms/page-locale.ts";

/** Imported at the form's first touch: brings the validation library. */
export function check(fields: Record<string, string>): FieldErrors {
	const parsed = parseForm(orderFormSchema, fields);
	return parsed.ok ? {} : fieldWords(parsed.problems, pageLocale());
}
