import { type RefObject, useEffect, useState } from "react";
import { Form } from "react-router";
import { type CategoryField, type CategoryTexts, categoryLabels } from "../../../domain/catalogue/category-form.ts";
import type { SaveOutcome } from "../../../domain/catalogue/editing.ts";
import { useTurn } from "../../forms/use-turn.ts";
import { Field, SelectField } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import { Notice } from "../parts/notice.tsx";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { problemTexts } from "../parts/problem-words.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import editorStyles from "./editor.module.css";

export const CATEGORY_FORM = "category";

type Props = {
	texts: CategoryTexts;
	revision: number;
	outcome: SaveOutcome<CategoryTexts> | undefined;
	form: RefObject<HTMLFormElement | null>;
	isNew?: boolean;
};

/** A category's form; drawn anew when something was saved or met another's change. */
export function CategoryForm({ outcome, ...props }: Props) {
	const turn = useTurn(outcome?.status === "saved" || outcome?.status === "conflict" ? outcome : undefined);
	return <Fields key={turn} outcome={outcome} {...props} />;
}

function Fields({ texts, revision, outcome, form, isNew }: Props) {
	const [seen] = useState(outcome?.status === "conflict" ? outcome.revision : revision);
	// Held fast: a default that changed while somebody types would pass for typed by nobody.
	const [shown] = useState({ ...texts, ...(outcome && "texts" in outcome ? outcome.texts : {}) });
	const errors = outcome?.status === "invalid" ? problemTexts(outcome.problems) : {};
	useEffect(() => {
		if (outcome?.status === "invalid") form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [outcome, form]);
	const field = (name: CategoryField, hint?: string) => ({
		...{ name, hint, label: categoryLabels[name], defaultValue: shown[name], error: errors[name] },
	});
	const take = (name: string, text: string) => {
		const control = form.current?.elements.namedItem(name);
		if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
			control.value = text;
			control.focus();
		}
	};
	return (
		<Form method="post" id={CATEGORY_FORM} ref={form} className={editorStyles.form} noValidate>
			{outcome?.status === "conflict" && <ConflictNotice conflict={outcome} labels={categoryLabels} take={take} />}
			{outcome?.status === "failed" && <Notice kind="bad">{outcome.message}</Notice>}
			{outcome?.status === "invalid" && <Notice kind="bad">Not saved yet: please look at the fields below.</Notice>}
			<input type="hidden" name="revision" value={seen} />
			<Panel title="The category">
				<div className={`${panelStyles.body} ${fieldsStyles.fields}`}>
					<Field {...field("name")} required maxLength={40} />
					<SelectField {...field("hidden")}>
						<option value="no">No, buyers see it</option>
						<option value="yes">Yes, and its products with it</option>
					</SelectField>
					<Field
						{...field(
							"id",
							isNew ? "Left empty it is made from the name." : "Stays: buyers and search engines know it.",
						)}
						readOnly={!isNew}
						autoComplete="off"
					/>
					<div className={editorStyles.wide}>
						<Field {...field("description", "Stands above its products.")} required maxLength={200} />
					</div>
				</div>
			</Panel>
		</Form>
	);
}
