import type { SettingsForm } from "../../../domain/settings/settings-forms.ts";
import type { ActionResult } from "../../../domain/shared/action-result.ts";
import { type FieldErrors, typedFields } from "../../../domain/shared/form.ts";
import type { Services } from "../../../server/main/context.ts";
import type { StaffPermit } from "../../../server/staff/index.ts";
import { answer } from "../../forms/answer.server.ts";
import { plural } from "../parts/counted.ts";
import { problemTexts } from "../parts/problem-words.ts";

const TAKEN =
	"Somebody else has saved these settings in the meantime. Yours were not saved and are still here; reload the page to see theirs.";

/**
 * Saves what a settings form said, unless somebody else was faster, and answers it. What was not saved comes back.
 * @param action which form of its page it is
 */
export async function saveForm(
	deskSettings: Services["deskSettings"],
	staff: StaffPermit,
	form: FormData,
	read: SettingsForm,
	action = "save",
) {
	if (!read.ok) return refusedFields(action, form, problemTexts(read.problems));
	return settingsSaved(action, form, await deskSettings.save(staff, read.settings, String(form.get("seen") ?? "")));
}

/** The answer to a form whose fields are not right yet. */
export function refusedFields(action: string, form: FormData, errors: FieldErrors) {
	const count = Object.keys(errors).length;
	const sentence = `Nothing was saved yet: please look at ${plural(count, { one: "the marked field", other: `the ${count} marked fields` })}. Everything else is as you typed it.`;
	return answer<ActionResult>({ status: "refused", action, sentence, errors, values: typedFields(form) });
}

/** @param isSaved false where somebody else has saved since the form was shown */
export function settingsSaved(action: string, form: FormData, isSaved: boolean) {
	return answer<ActionResult>(
		isSaved ? { status: "done", action } : { status: "conflict", action, sentence: TAKEN, values: typedFields(form) },
	);
}
