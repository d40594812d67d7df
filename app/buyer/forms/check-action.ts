import type { BuyerActionName } from "../../../domain/cases/buyer-action.ts";
import {
	acceptSchema,
	agreeSchema,
	type ChangeableLine,
	declineSchema,
	parseChange,
	renewSchema,
	replySchema,
	undoSchema,
	withdrawSchema,
} from "../../../domain/cases/buyer-actions.ts";
import type { FieldErrors } from "../../../domain/shared/form.ts";
import { checkWith, sentencesOf } from "../../forms/check-with.ts";

const CHECKS = {
	accept: checkWith(acceptSchema),
	decline: checkWith(declineSchema),
	withdraw: checkWith(withdrawSchema),
	renew: checkWith(renewSchema),
	reply: checkWith(replySchema),
	undo: checkWith(undoSchema),
	agree: checkWith(agreeSchema),
};

/** The sentences under the fields of a form that is not right yet; fetched when it is sent, with the checks. */
export function checkAction(
	action: BuyerActionName,
	fields: Readonly<Record<string, string>>,
	offered: readonly ChangeableLine[],
): FieldErrors {
	return action === "change" ? sentencesOf(parseChange(fields, offered)) : CHECKS[action](fields);
}
