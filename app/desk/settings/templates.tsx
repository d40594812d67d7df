import type { DeskSettings } from "../../../domain/settings/desk-settings.ts";
import { readTemplates } from "../../../domain/settings/settings-forms.ts";
import { type ActionResult, errorsOf, typedIn } from "../../../domain/shared/action-result.ts";
import { allTyped } from "../../../domain/shared/form.ts";
import { MAX_STAFF_TEXT } from "../../../domain/shared/text-limits.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { badForm } from "../parts/bad-form.server.ts";
import { Field, TextField } from "../parts/field.tsx";
import layoutStyles from "../parts/layout.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";
import type { Route } from "./+types/templates";
import { saveForm } from "./save-settings.server.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPage } from "./settings-page.tsx";
import styles from "./templates.module.css";

type Kind = "paymentTerms" | "terms" | "replies";

const KINDS: readonly { kind: Kind; title: string; note: string }[] = [
	{ kind: "paymentTerms", title: "Terms of payment", note: "The first one goes into every new quotation" },
	{
		kind: "terms",
		title: "Terms of quotations",
		note: "The first one goes into every new quotation; one paragraph per line",
	},
	{ kind: "replies", title: "Replies and questions", note: "In the composer of a case" },
];

export async function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "settings.edit");
	const { settings, seen } = await context.get(servicesContext).deskSettings.read();
	return { settings, seen };
}

export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "settings.edit");
	const { deskSettings } = context.get(servicesContext);
	const form = await readForm(request);
	const kind = KINDS.find((one) => one.kind === form.get("kind"))?.kind;
	if (!kind) return badForm();
	const { settings } = await deskSettings.read();
	return saveForm(deskSettings, permit, form, readTemplates(form, kind, settings), kind);
});

export default function Templates({ loaderData: { settings, seen }, actionData }: Route.ComponentProps) {
	return (
		<SettingsPage at="templates" answer={actionData}>
			{KINDS.map(({ kind, title, note }) => {
				const answer = actionData?.action === kind ? actionData : undefined;
				const errors = errorsOf(answer);
				return (
					<SettingsForm
						seen={seen}
						key={`${kind} ${seen}`}
						answer={answer}
						words="Saved."
						submit={`Save ${title.toLowerCase()}`}
					>
						<input type="hidden" name="kind" value={kind} />
						<Panel title={title} aside={note}>
							<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
								{rows(settings, kind, answer).map((template, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: rows are posted in their order and have no other name
									<div className={styles.template} key={index}>
										<Field
											label="Name"
											name="name"
											defaultValue={template.name}
											maxLength={80}
											error={errors[`name-${index}`]}
										/>
										<TextField
											label="Text"
											name="text"
											defaultValue={template.text}
											rows={3}
											maxLength={MAX_STAFF_TEXT}
											error={errors[`text-${index}`] ?? errors[kind]}
										/>
									</div>
								))}
								<p className={textStyles.muted}>The last row is for a new one. To remove a template, clear its text.</p>
							</div>
						</Panel>
					</SettingsForm>
				);
			})}
		</SettingsPage>
	);
}

/** What there is, and an empty row for one more; the rows as they were typed where they were not saved. */
function rows(settings: DeskSettings, kind: Kind, answer: ActionResult | undefined) {
	const typed = typedIn(answer);
	if (!typed) return [...settings[kind], { name: "", text: "" }];
	const names = allTyped(typed, "name");
	return allTyped(typed, "text").map((text, row) => ({ name: names[row] ?? "", text }));
}
