import { nothingHere } from "./buyer/nothing-here.ts";

/** What the buyer's private page says. */
export const buyer = { nothingHere };
