import { data } from "react-router";
import { type CompanyForm, companyFormSchema } from "../../../domain/settings/settings-forms.ts";
import { parseForm, textFields } from "../../../domain/shared/form.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { inWords } from "../parts/failures-in-words.server.ts";
import { Field, TextField } from "../parts/field.tsx";
import { Panel } from "../parts/panel.tsx";
import type { Route } from "./+types/company";
import { SettingsForm } from "./settings-form.tsx";
import { type SettingsAnswer, SettingsPage, TAKEN } from "./settings-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "settings.edit");
	const { company, companyFacts } = context.get(servicesContext);
	return { values: shown(company), seen: companyFacts.revision };
}

export const action = inWords(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "settings.edit");
	const { seen, ...fields } = textFields(await readForm(request));
	const typed = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
	const form = parseForm(companyFormSchema, fields);
	if (!form.ok)
		return data<SettingsAnswer>({ saved: false, errors: form.errors, sentence: undefined, typed }, { status: 422 });
	const saved = await context.get(servicesContext).companyFacts.save(permit, form.value, Number(seen));
	return saved
		? data<SettingsAnswer>({ saved, errors: {}, sentence: undefined, typed: undefined })
		: data<SettingsAnswer>({ saved, errors: {}, sentence: TAKEN, typed }, { status: 409 });
});

type Fact = { field: keyof CompanyForm; label: string; hint?: string; long?: boolean };

const GROUPS: readonly { title: string; note: string; facts: readonly Fact[] }[] = [
	{
		title: "The house",
		note: "On every page",
		facts: [
			{ field: "brandName", label: "Name" },
			{ field: "tagline", label: "Line under the name" },
			{ field: "city", label: "City" },
			{ field: "address", label: "Address", long: true },
		],
	},
	{
		title: "How buyers reach it",
		note: "Header, footer, contact page, mails",
		facts: [
			{ field: "salesEmail", label: "E-mail, sales" },
			{ field: "infoEmail", label: "E-mail, information" },
			{ field: "phone", label: "Phone" },
			{ field: "phoneCountryCode", label: "Calling code of the country", hint: "Digits only." },
			{ field: "whatsappNumber", label: "WhatsApp number", hint: "Digits only, country code first." },
			{ field: "whatsappMessage", label: "What the WhatsApp message begins with" },
			{ field: "instagramUrl", label: "Instagram" },
			{ field: "facebookUrl", label: "Facebook" },
			{ field: "linkedinUrl", label: "LinkedIn" },
		],
	},
	{
		title: "On quotations and proforma invoices",
		note: "A line that is empty is left out",
		facts: [
			{ field: "legalName", label: "Registered name" },
			{ field: "gstin", label: "GSTIN", hint: "15 characters." },
			{ field: "iec", label: "IEC", hint: "10 characters: the PAN, or digits." },
			{ field: "lawAndCourts", label: "Governing law" },
			{ field: "bankDetails", label: "Bank details", long: true, hint: "Only on the proforma invoice." },
		],
	},
];

export default function CompanySettings({ loaderData: { values: kept, seen }, actionData }: Route.ComponentProps) {
	const errors = actionData?.errors ?? {};
	return (
		<SettingsPage at="company" answer={actionData}>
			<SettingsForm
				seen={seen}
				key={seen}
				answer={actionData}
				words="Saved. The public pages show it within two seconds."
			>
				{GROUPS.map(({ title, note, facts }) => (
					<Panel key={title} title={title} aside={note}>
						<div className="body fields">
							{facts.map(({ field, label, hint, long }) => {
								const shown = actionData?.typed?.[field]?.[0] ?? kept[field];
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
