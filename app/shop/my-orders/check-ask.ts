import { orderListSchema } from "../../../domain/orders/order-list-form.ts";
import { checkWith } from "../../forms/check-with.ts";

/** Imported at the form's first touch: brings the validation library. */
export const check = checkWith(orderListSchema);
