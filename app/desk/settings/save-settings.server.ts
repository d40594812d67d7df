import { data } from "react-router";
import type { SettingsForm } from "../../../domain/settings-forms.ts";
import { saveDeskSettings } from "../../../server/desk-settings.server.ts";
import type { Services } from "../../../server/services.server.ts";
import type { StaffPermit } from "../../../server/staff-permit.server.ts";
import { TAKEN } from "./settings-page.tsx";

/** Saves what a settings form said, unless somebody else was faster, and answers it. */
export async function saveForm(database: Services["database"], staff: StaffPermit, form: SettingsForm, seen: string) {
	if (!form.ok) return data({ saved: false, errors: form.errors, sentence: undefined }, 422);
	const saved = await saveDeskSettings(database, staff, form.settings, seen);
	return data({ saved, errors: {}, sentence: saved ? undefined : TAKEN }, saved ? 200 : 409);
}
