import type { LineProblem } from "../../domain/orders/order-lines.ts";
import type { ActionResult } from "../../domain/shared/action-result.ts";

/**
 * What a form of the shop or of the buyer's page is answered.
 * - done: the sentence stands where the form is; a form that leads to another page is answered by that page.
 * - refused: `problems` are of the cart's lines; `again` asks for one more press and gives the form a key for it.
 * - conflict: the case has moved on, or the key was used for other content.
 */
export type FormResult = ActionResult<{ sentence: string }, { problems?: LineNotice[]; again?: boolean }>;

/** A line's problem in words. */
export type LineNotice = Omit<LineProblem, "problem"> & { message: string };
