import type { BuyerActName } from "../../../domain/cases/buyer-action.ts";
import {
	acceptSchema,
	type ChangeableLine,
	declineSchema,
	parseChange,
	renewSchema,
	replySchema,
	withdrawSchema,
} from "../../../domain/cases/buyer-actions.ts";
import { type FieldErrors, parseForm, textFields } from "../../../domain/shared/form.ts";
import { fieldWords } from "../../../messages/problems.ts";
import { pageLocale } from "../../forms/page-locale.ts";

const SCHEMAS = {
	accept: acceptSchema,
	decline: declineSchema,
	withdraw: withdrawSchema,
	renew: renewSchema,
	reply: replySchema,
};

/** The sentences under the fields of a form that is not right yet; fetched when it is sent, with the checks. */
export function checkAct(act: BuyerActName, form: FormData, offered: readonly ChangeableLine[]): FieldErrors {
	const fields = textFields(form);
	const parsed = act === "change" ? parseChange(fields, offered) : parseForm<unknown>(SCHEMAS[act], fields);
	return parsed.ok ? {} : fieldWords(parsed.problems, pageLocale());
}
