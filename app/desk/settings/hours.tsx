import { clockText, readHours } from "../../../domain/settings-forms.ts";
import { readDeskSettings } from "../../../server/desk-settings.server.ts";
import { readForm } from "../../../server/http/form-exchange.server.ts";
import { servicesContext } from "../../../server/services.server.ts";
import { requireRight } from "../gate.server.ts";
import { Button } from "../parts/button.tsx";
import { Field, TextField } from "../parts/field.tsx";
import { inWords } from "../parts/in-words.server.ts";
import { Panel } from "../parts/panel.tsx";
import type { Route } from "./+types/hours";
import { saveForm } from "./save-settings.server.ts";
import { SavedNotice, SettingsPage } from "./settings-page.tsx";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export async function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "settings.edit");
	const { settings, seen } = await readDeskSettings(context.get(servicesContext).database.read);
	return { hours: settings.hours, seen };
}

export const action = inWords(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "settings.edit");
	const { database } = context.get(servicesContext);
	const form = await readForm(request);
	const { settings } = await readDeskSettings(database.read);
	return saveForm(database, permit, readHours(form, settings), String(form.get("seen") ?? ""));
});

export default function Hours({ loaderData: { hours, seen }, actionData }: Route.ComponentProps) {
	const errors: Readonly<Record<string, string>> = actionData?.errors ?? {};
	return (
		<SettingsPage at="hours">
			<SavedNotice answer={actionData} words="Saved." />
			<form method="post" className="settings-form" key={seen}>
				<input type="hidden" name="seen" value={seen} />
				<Panel title="Working hours" aside="India time. The promise of 24 hours runs day and night all the same">
					<div className="body stack">
						<fieldset className="days">
							<legend>Open on</legend>
							{[1, 2, 3, 4, 5, 6, 0].map((day) => (
								<label className="check" key={day}>
									<input type="checkbox" name="day" value={day} defaultChecked={hours.days.includes(day)} />
									{DAYS[day]}
								</label>
							))}
						</fieldset>
						<div className="fields">
							<Field label="Opens" name="opens" defaultValue={clockText(hours.opens)} error={errors.opens} />
							<Field label="Closes" name="closes" defaultValue={clockText(hours.closes)} error={errors.closes} />
						</div>
						<TextField
							label="Holidays"
							name="holidays"
							hint="A day a line, as 2027-01-15."
							rows={6}
							defaultValue={hours.holidays.join("\n")}
							error={errors.holidays}
						/>
					</div>
				</Panel>
				<div className="settings-acts">
					<Button kind="primary" type="submit">
						Save
					</Button>
				</div>
			</form>
		</SettingsPage>
	);
}
