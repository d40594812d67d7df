import { clockText, readHours } from "../../../domain/settings/settings-forms.ts";
import { errorsOf, typedIn } from "../../../domain/shared/action-result.ts";
import { allTyped } from "../../../domain/shared/form.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import fieldStyles from "../parts/field.module.css";
import { Field, TextField } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import layoutStyles from "../parts/layout.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { PAGES_SHOW_IT } from "../parts/shared-words.ts";
import type { Route } from "./+types/hours";
import styles from "./hours.module.css";
import { saveForm } from "./save-settings.server.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPage } from "./settings-page.tsx";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const TIMES = [
	{ name: "opens", label: "Opens" },
	{ name: "closes", label: "Closes" },
	{ name: "chatOpens", label: "Chat from" },
	{ name: "chatCloses", label: "Chat until" },
] as const;

export async function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "settings.edit");
	const { settings, seen } = await context.get(servicesContext).deskSettings.read();
	return { hours: settings.hours, seen };
}

export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "settings.edit");
	const { deskSettings } = context.get(servicesContext);
	const form = await readForm(request);
	const { settings } = await deskSettings.read();
	return saveForm(deskSettings, permit, form, readHours(form, settings));
});

export default function Hours({ loaderData: { hours, seen }, actionData }: Route.ComponentProps) {
	const errors = errorsOf(actionData);
	const typed = typedIn(actionData);
	const days = typed ? allTyped(typed, "day").map(Number) : hours.days;
	return (
		<SettingsPage at="hours" answer={actionData}>
			<SettingsForm seen={seen} key={seen} answer={actionData} words={PAGES_SHOW_IT}>
				<Panel title="Working hours" aside="India time. The 24-hour promise runs day and night">
					<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
						<fieldset className={styles.days}>
							<legend>Open on</legend>
							{[1, 2, 3, 4, 5, 6, 0].map((day) => (
								<label className={fieldStyles.check} key={day}>
									<input type="checkbox" name="day" value={day} defaultChecked={days.includes(day)} />
									{DAYS[day]}
								</label>
							))}
						</fieldset>
						<div className={fieldsStyles.fields}>
							{TIMES.map(({ name, label }) => (
								<div key={name} className={name === "opens" || name === "chatOpens" ? styles.from : undefined}>
									<Field
										label={label}
										name={name}
										defaultValue={typed?.[name] ?? clockText(hours[name])}
										error={errors[name]}
									/>
								</div>
							))}
							<div className={styles.holidays}>
								<TextField
									label="Holidays"
									name="holidays"
									hint="One day per line, such as 2027-01-15"
									rows={6}
									defaultValue={typed?.holidays ?? hours.holidays.join("\n")}
									error={errors.holidays}
								/>
							</div>
						</div>
					</div>
				</Panel>
			</SettingsForm>
		</SettingsPage>
	);
}
