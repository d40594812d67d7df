import { data } from "react-router";
import { type FieldErrors, parseForm, textFields } from "../../../domain/form.ts";
import { type CompanyForm, companyFormSchema } from "../../../domain/settings-forms.ts";
import { readForm } from "../../../server/http/form-exchange.server.ts";
import { servicesContext } from "../../../server/services.server.ts";
import { requireRight } from "../gate.server.ts";
import { Button } from "../parts/button.tsx";
import { Field, TextField } from "../parts/field.tsx";
import { inWords } from "../parts/in-words.server.ts";
import { Panel } from "../parts/panel.tsx";
import type { Route } from "./+types/company";
import { SavedNotice, SettingsPage, TAKEN } from "./settings-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "settings.edit");
	const { company, companyFacts } = context.get(servicesContext);
	return { values: shown(company), seen: companyFacts.revision };
}

export const action = inWords(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "settings.edit");
	const { seen, ...fields } = textFields(await readForm(request));
	const values: Partial<CompanyForm> = fields;
	const form = parseForm(companyFormSchema, fields);
	if (!form.ok) return data({ saved: false, errors: form.errors, sentence: undefined, values }, 422);
	const saved = await context.get(servicesContext).companyFacts.save(permit, form.value, Number(seen));
	const errors: FieldErrors = {};
	return saved
		? data({ saved, errors, sentence: undefined, values })
		: data({ saved, errors, sentence: TAKEN, values }, 409);
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
			{ field: "hoursWeekdays", label: "Hours, first line" },
			{ field: "hoursSunday", label: "Hours, second line" },
			{ field: "phoneHours", label: "Hours of the telephone" },
			{ field: "liveChatHours", label: "Hours of the chat" },
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
			{ field: "gstin", label: "GSTIN" },
			{ field: "iec", label: "IEC" },
			{ field: "lawAndCourts", label: "Governing law" },
			{ field: "bankDetails", label: "Bank details", long: true, hint: "Only on the proforma invoice." },
		],
	},
];

export default function CompanySettings({ loaderData: { values: kept, seen }, actionData }: Route.ComponentProps) {
	const values = { ...kept, ...(actionData?.saved ? {} : actionData?.values) };
	const errors = actionData?.errors ?? {};
	return (
		<SettingsPage at="company">
			<SavedNotice answer={actionData} words="Saved. The public pages show it within two seconds." />
			<form method="post" className="settings-form">
				<input type="hidden" name="seen" value={seen} />
				{GROUPS.map(({ title, note, facts }) => (
					<Panel key={title} title={title} aside={note}>
						<div className="body fields">
							{facts.map(({ field, label, hint, long }) => {
								const common = { label, hint, name: field, defaultValue: values[field], error: errors[field] };
								return long ? <TextField key={field} rows={3} {...common} /> : <Field key={field} {...common} />;
							})}
						</div>
					</Panel>
				))}
				<div className="settings-acts">
					<Button kind="primary" type="submit">
						Save
					</Button>
				</div>
			</form>
		</SettingsPage>
	);
}

/** The facts as the form's fields, each a text. */
function shown(company: object): Partial<CompanyForm> {
	const fields = GROUPS.flatMap(({ facts }) => facts.map(({ field }) => field));
	return Object.fromEntries(fields.map((field) => [field, String(Reflect.get(company, field) ?? "")]));
}
