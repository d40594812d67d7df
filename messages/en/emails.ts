import * as buyer from "./emails/buyer.ts";
import { offer } from "./emails/offer.ts";
import * as staff from "./emails/staff.ts";

/** Everything that an email says beside what the record holds. */
export const emails = { buyer, staff, offer };
