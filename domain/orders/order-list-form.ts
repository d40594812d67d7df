import * as z from "zod/mini";
import { email } from "../shared/contact-fields.ts";

/** The form of "My orders": the address under which somebody has ordered. */
export const orderListSchema = z.object({ email });
