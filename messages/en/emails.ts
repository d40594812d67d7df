import * as buyer from "./emails/buyer.ts";
import { quote } from "./emails/quote.ts";

/** Everything that an email to a buyer says beside what the record holds. */
export const emails = { buyer, quote };
