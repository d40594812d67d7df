import { INCOTERMS, LEAD_TIME_STARTS } from "../../../domain/quote-content.ts";
import { readOfferDefaults } from "../../../domain/settings-forms.ts";
import { readDeskSettings } from "../../../server/desk-settings.server.ts";
import { readForm } from "../../../server/http/form-exchange.server.ts";
import { servicesContext } from "../../../server/services.server.ts";
import { requireRight } from "../gate.server.ts";
import { Button } from "../parts/button.tsx";
import { Field, SelectField, TextField } from "../parts/field.tsx";
import { inWords } from "../parts/in-words.server.ts";
import { Panel } from "../parts/panel.tsx";
import type { Route } from "./+types/offers";
import { saveForm } from "./save-settings.server.ts";
import { SavedNotice, SettingsPage } from "./settings-page.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "settings.edit");
	const { settings, seen } = await readDeskSettings(context.get(servicesContext).database.read);
	return { offer: settings.offer, seen };
}

export const action = inWords(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "settings.edit");
	const { database } = context.get(servicesContext);
	const form = await readForm(request);
	const { settings } = await readDeskSettings(database.read);
	return saveForm(database, permit, readOfferDefaults(form, settings), String(form.get("seen") ?? ""));
});

export default function Offers({ loaderData: { offer, seen }, actionData }: Route.ComponentProps) {
	const errors: Readonly<Record<string, string>> = actionData?.errors ?? {};
	return (
		<SettingsPage at="offers">
			<SavedNotice answer={actionData} words="Saved. Drafts that are begun from now on start with it." />
			<form method="post" className="settings-form" key={seen}>
				<input type="hidden" name="seen" value={seen} />
				<Panel title="What a new offer starts with" aside="Its first payment and terms templates too">
					<div className="body fields">
						<Field
							label="Valid for, days"
							name="validityDays"
							inputMode="numeric"
							defaultValue={offer.validityDays}
							error={errors.validityDays}
						/>
						<SelectField label="Incoterm 2020" name="incoterm" defaultValue={offer.incoterm}>
							{INCOTERMS.map((term) => (
								<option key={term}>{term}</option>
							))}
						</SelectField>
						<Field label="Named place" name="namedPlace" defaultValue={offer.namedPlace} error={errors.namedPlace} />
						<Field
							label="Port of loading"
							name="portOfLoading"
							defaultValue={offer.portOfLoading}
							error={errors.portOfLoading}
						/>
						<Field
							label="Lead time, days"
							name="leadTimeDays"
							inputMode="numeric"
							hint="Empty as long as it differs each time."
							defaultValue={offer.leadTimeDays ?? ""}
							error={errors.leadTimeDays}
						/>
						<SelectField label="It starts when" name="leadTimeStarts" defaultValue={offer.leadTimeStarts}>
							{Object.entries(LEAD_TIME_STARTS).map(([key, words]) => (
								<option key={key} value={key}>
									{words}
								</option>
							))}
						</SelectField>
						<TextField
							label="Documents supplied, one a line"
							name="documents"
							defaultValue={offer.documents}
							error={errors.documents}
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
