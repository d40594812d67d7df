import { data } from "react-router";
import type { SettingsForm } from "../../../domain/settings/settings-forms.ts";
import type { StaffPermit } from "../../../server/cases/staff-permit.ts";
import type { Services } from "../../../server/main/context.ts";
import { saveDeskSettings } from "../../../server/settings/desk-settings.ts";
import { type SettingsAnswer, TAKEN } from "./settings-page.tsx";

/** Saves what a settings form said, unless somebody else was faster, and answers it. What was not saved comes back. */
export async function saveForm(database: Services["database"], staff: StaffPermit, form: FormData, read: SettingsForm) {
	const typed = Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String)]));
	if (!read.ok)
		return data<SettingsAnswer>({ saved: false, errors: read.errors, sentence: undefined, typed }, { status: 422 });
	const saved = await saveDeskSettings(database, staff, read.settings, String(form.get("seen") ?? ""));
	return saved
		? data<SettingsAnswer>({ saved, errors: {}, sentence: undefined, typed: undefined })
		: data<SettingsAnswer>({ saved, errors: {}, sentence: TAKEN, typed }, { status: 409 });
}
