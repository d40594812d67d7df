import type { BuyerActName } from "../../domain/cases/buyer-action.ts";
import type { FieldErrors } from "../../domain/shared/form.ts";

/** Why an act was not done: sentences under fields, or one for the whole form; and all that was typed. */
export type ActAnswer = {
	act: BuyerActName;
	errors?: FieldErrors;
	sentence?: string;
	values: Record<string, string>;
};
