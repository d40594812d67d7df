import { orderFormSchema } from "../../../domain/orders/order-form.ts";
import { checkWith } from "../../forms/check-with.ts";

/** Imported at the form's first touch: brings the validation library. */
export function check(fields: Readonly<Record<string, string>>) {
	return checkWith(orderFormSchema(Date.now()))(fields);
}
