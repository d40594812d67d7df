import { type CompanyForm, companyFormSchema } from "../../../domain/settings/settings-forms.ts";
import { errorsOf, typedIn } from "../../../domain/shared/action-result.ts";
import { parseForm, textFields } from "../../../domain/shared/form.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { Field, TextField } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { problemTexts } from "../parts/problem-words.ts";
import { PAGES_SHOW_IT } from "../parts/shared-words.ts";
import type { Route } from "./+types/company";
import { refusedFields, settingsSaved } from "./save-settings.server.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPage } from "./settings-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "settings.edit");
	const { company, companyFacts } = context.get(servicesContext);
	return { values: shown(company), seen: companyFacts.revision };
}

export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "settings.edit");
	const form = await readForm(request);
	const read = parseForm(companyFormSchema, textFields(form));
	if (!read.ok) return refusedFields("save", form, problemTexts(read.problems));
	const seen = Number(form.get("seen"));
	return settingsSaved("save", form, await context.get(servicesContext).companyFacts.save(permit, read.value, seen));
});

type Fact = { field: keyof CompanyForm; label: string; hint?: string; long?: boolean };

const GROUPS: readonly { title: string; note: string; facts: readonly Fact[] }[] = [
	{
		title: "The company",
		note: "On every page",
		facts: [
			{ field: "brandName", label: "Name" },
			{ field: "tagline", label: "Tagline" },
			{ field: "city", label: "City" },
			{ field: "address", label: "Address", long: true },
		],
	},
	{
		title: "How buyers reach us",
		note: "Header, footer, contact page, mails",
		facts: [
			{ field: "salesEmail", label: "Email, sales" },
			{ field: "infoEmail", label: "Email, information" },
			{ field: "phone", label: "Phone" },
			{ field: "phoneCountryCode", label: "Calling code of the country", hint: "Digits only" },
			{ field: "whatsappNumber", label: "WhatsApp number", hint: "Digits only, country code first" },
			{ field: "whatsappMessage", label: "How the WhatsApp message begins", long: true },
			{ field: "instagramUrl", label: "Instagram" },
			{ field: "facebookUrl", label: "Facebook" },
			{ field: "linkedinUrl", label: "LinkedIn" },
		],
	},
	{
		title: "On quotations and proforma invoices",
		note: "Empty lines are left out",
		facts: [
			{ field: "legalName", label: "Registered name" },
			{ field: "gstin", label: "GSTIN", hint: "15 characters" },
			{ field: "iec", label: "IEC", hint: "10 characters, usually those of the PAN" },
			{ field: "lawAndCourts", label: "Governing law" },
			{ field: "bankDetails", label: "Bank details", long: true, hint: "Only on the proforma invoice" },
		],
	},
];

export default function CompanySettings({ loaderData: { values: kept, seen }, actionData }: Route.ComponentProps) {
	const errors = errorsOf(actionData);
	const typed = typedIn(actionData);
	return (
		<SettingsPage at="company" answer={actionData}>
			<SettingsForm seen={seen} key={seen} answer={actionData} words={PAGES_SHOW_IT}>
				{GROUPS.map(({ title, note, facts }) => (
					<Panel key={title} title={title} aside={note}>
						<div className={`${panelStyles.body} ${fieldsStyles.fields}`}>
							{facts.map(({ field, label, hint, long }) => {
								const shown = typed?.[field] ?? kept[field];
								const common = { label, hint, name: field, defaultValue: shown, error: errors[field] };
								return long ? <TextField key={field} rows={3} {...common} /> : <Field key={field} {...common} />;
							})}
						</div>
					</Panel>
				))}
			</SettingsForm>
		</SettingsPage>
	);
}

/** The facts as the form's fields, each a text. */
function shown(company: object): Partial<CompanyForm> {
	const fields = GROUPS.flatMap(({ facts }) => facts.map(({ field }) => field));
	return Object.fromEntries(fields.map((field) => [field, String(Reflect.get(company, field) ?? "")]));
}
