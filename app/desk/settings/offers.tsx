import { LEAD_TIME_STARTS } from "../../../domain/quotes/content.ts";
import { INCOTERMS } from "../../../domain/quotes/delivery.ts";
import { readQuoteDefaults, stepText } from "../../../domain/settings/settings-forms.ts";
import { errorsOf, typedIn } from "../../../domain/shared/action-result.ts";
import { leadTime } from "../../../messages/en/lead-time.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import fieldStyles from "../parts/field.module.css";
import { Field, SelectField, TextField } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import type { Route } from "./+types/offers";
import { saveForm } from "./save-settings.server.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPage } from "./settings-page.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "settings.edit");
	const { settings, seen } = await context.get(servicesContext).deskSettings.read();
	return { offer: settings.offer, staffSeeCosts: settings.staffSeeCosts, seen };
}

export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "settings.edit");
	const { deskSettings } = context.get(servicesContext);
	const form = await readForm(request);
	const { settings } = await deskSettings.read();
	return saveForm(deskSettings, permit, form, readQuoteDefaults(form, settings));
});

export default function Offers({ loaderData: { offer, staffSeeCosts, seen }, actionData }: Route.ComponentProps) {
	const errors = errorsOf(actionData);
	const typed: Readonly<Record<string, string | undefined>> = typedIn(actionData) ?? {};
	const shown = { ...offer, ...typed };
	return (
		<SettingsPage at="offers" answer={actionData}>
			<SettingsForm seen={seen} key={seen} answer={actionData} words="Saved. Drafts begun from now on start with it.">
				<Panel title="What a new quotation starts with" aside="With the first payment and terms templates">
					<div className={`${panelStyles.body} ${fieldsStyles.fields}`}>
						<Field
							label="Valid for, days"
							name="validityDays"
							inputMode="numeric"
							defaultValue={shown.validityDays}
							error={errors.validityDays}
						/>
						<SelectField label="Incoterm 2020" name="incoterm" defaultValue={shown.incoterm}>
							{INCOTERMS.map((term) => (
								<option key={term}>{term}</option>
							))}
						</SelectField>
						<Field label="Named place" name="namedPlace" defaultValue={shown.namedPlace} error={errors.namedPlace} />
						<Field
							label="Port of loading"
							name="portOfLoading"
							defaultValue={shown.portOfLoading}
							error={errors.portOfLoading}
						/>
						<Field
							label="Lead time, days"
							name="leadTimeDays"
							inputMode="numeric"
							hint="Leave it empty if it differs each time."
							defaultValue={shown.leadTimeDays ?? ""}
							error={errors.leadTimeDays}
						/>
						<SelectField label="It starts when" name="leadTimeStarts" defaultValue={shown.leadTimeStarts}>
							{LEAD_TIME_STARTS.map((start) => (
								<option key={start} value={start}>
									{leadTime.starts[start]}
								</option>
							))}
						</SelectField>
						<Field
							label="Round prices to"
							name="priceStep"
							inputMode="decimal"
							hint="Prices made from the list, in the quotation’s currency: 0.05, or 1. Leave it empty for no rounding."
							defaultValue={typed.priceStep ?? stepText(offer.priceStep)}
							error={errors.priceStep}
						/>
						<TextField
							label="Documents supplied, one per line"
							name="documents"
							defaultValue={shown.documents}
							error={errors.documents}
						/>
					</div>
				</Panel>
				<Panel title="After an offer is sent">
					<div className={`${panelStyles.body} ${fieldsStyles.fields}`}>
						<Field
							label="Remind buyers who have not answered after, days"
							name="reminderDays"
							inputMode="numeric"
							hint="One friendly mail for each version. Leave it empty to send none."
							defaultValue={shown.reminderDays || ""}
							error={errors.reminderDays}
						/>
					</div>
				</Panel>
				<Panel title="Costs">
					<div className={panelStyles.body}>
						<label className={fieldStyles.check}>
							<input type="checkbox" name="staffSeeCosts" value="yes" defaultChecked={staffSeeCosts} />
							Staff may see what products cost, and margins
						</label>
					</div>
				</Panel>
			</SettingsForm>
		</SettingsPage>
	);
}
