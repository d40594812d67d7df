import { inquirySchema } from "../../../domain/inquiries/inquiry.ts";
import { checkWith } from "../../forms/check-with.ts";

/** Imported at the form's first touch: brings the validation library. */
export const check = checkWith(inquirySchema);
