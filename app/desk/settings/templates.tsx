import { data } from "react-router";
import type { DeskSettings } from "../../../domain/desk-settings.ts";
import { readTemplates } from "../../../domain/settings-forms.ts";
import { readDeskSettings } from "../../../server/desk-settings.server.ts";
import { readForm } from "../../../server/http/form-exchange.server.ts";
import { servicesContext } from "../../../server/services.server.ts";
import { requireRight } from "../gate.server.ts";
import { Button } from "../parts/button.tsx";
import { Field, TextField } from "../parts/field.tsx";
import { inWords } from "../parts/in-words.server.ts";
import { Panel } from "../parts/panel.tsx";
import type { Route } from "./+types/templates";
import { saveForm } from "./save-settings.server.ts";
import { SavedNotice, SettingsPage } from "./settings-page.tsx";

type Kind = "paymentTerms" | "terms" | "replies";

const KINDS: readonly { kind: Kind; title: string; note: string }[] = [
	{ kind: "paymentTerms", title: "Terms of payment", note: "The first one is in every new offer" },
	{ kind: "terms", title: "Terms of offers", note: "The first one is in every new offer; a paragraph a line" },
	{ kind: "replies", title: "Replies and questions", note: "In the composer of a case" },
];

export async function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "settings.edit");
	const { settings, seen } = await readDeskSettings(context.get(servicesContext).database.read);
	return { settings, seen };
}

export const action = inWords(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "settings.edit");
	const { database } = context.get(servicesContext);
	const form = await readForm(request);
	const kind = KINDS.find((one) => one.kind === form.get("kind"))?.kind;
	if (!kind) throw data(null, { status: 400, statusText: "Bad Request" });
	const { settings } = await readDeskSettings(database.read);
	return saveForm(database, permit, readTemplates(form, kind, settings), String(form.get("seen") ?? ""));
});

export default function Templates({ loaderData: { settings, seen }, actionData }: Route.ComponentProps) {
	return (
		<SettingsPage at="templates">
			<SavedNotice answer={actionData} words="Saved." />
			{KINDS.map(({ kind, title, note }) => (
				<form method="post" className="settings-form" key={`${kind} ${seen}`}>
					<input type="hidden" name="seen" value={seen} />
					<input type="hidden" name="kind" value={kind} />
					<Panel title={title} aside={note}>
						<div className="body stack">
							{rows(settings, kind).map((template, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: rows are posted in their order and have no other name
								<div className="template" key={index}>
									<Field label="Name" name="name" defaultValue={template.name} maxLength={80} />
									<TextField label="Text" name="text" defaultValue={template.text} rows={3} maxLength={8000} />
								</div>
							))}
							<p className="dim">The last row is for a new one. An emptied text takes its template away.</p>
						</div>
					</Panel>
					<div className="settings-acts">
						<Button kind="primary" type="submit">
							Save {title.toLowerCase()}
						</Button>
					</div>
				</form>
			))}
		</SettingsPage>
	);
}

/** What there is, and an empty row for one more. */
function rows(settings: DeskSettings, kind: Kind) {
	return [...settings[kind], { name: "", text: "" }];
}
