import type { FormEvent, RefObject } from "react";
import type { CategoryField, CategoryTexts } from "../../../domain/catalogue/category-form.ts";
import type { FieldErrors } from "../../../domain/shared/form.ts";
import { Field, SelectField } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { ADDRESS_FROM_NAME, ADDRESS_STAYS } from "../parts/shared-words.ts";
import { EditForm } from "./edit-form.tsx";
import editorStyles from "./editor.module.css";
import { categoryLabels, VISIBLE } from "./labels.ts";
import type { SaveResult } from "./save-result.ts";

export const CATEGORY_FORM = "category";

type Props = {
	texts: CategoryTexts;
	revision: number;
	result: SaveResult | undefined;
	form: RefObject<HTMLFormElement | null>;
	onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
	isNew?: boolean;
};

export function CategoryForm({ isNew, ...form }: Props) {
	return (
		<EditForm id={CATEGORY_FORM} labels={categoryLabels} {...form}>
			{(shown, errors) => <Fields shown={shown} errors={errors} isNew={isNew} />}
		</EditForm>
	);
}

type Shown = { shown: CategoryTexts; errors: FieldErrors; isNew: boolean | undefined };

function Fields({ shown, errors, isNew }: Shown) {
	const field = (name: CategoryField, hint?: string) => ({
		...{ name, hint, label: categoryLabels[name], defaultValue: shown[name], error: errors[name] },
	});
	return (
		<Panel title="The category">
			<div className={`${panelStyles.body} ${fieldsStyles.fields}`}>
				<Field {...field("name")} required maxLength={40} />
				<SelectField {...field("hidden")} label={VISIBLE}>
					<option value="no">Yes, buyers see it</option>
					<option value="yes">No, and its products are hidden with it</option>
				</SelectField>
				<Field {...field("id", isNew ? ADDRESS_FROM_NAME : ADDRESS_STAYS)} readOnly={!isNew} autoComplete="off" />
				<div className={editorStyles.wide}>
					<Field {...field("description", "Shown above its products")} required maxLength={200} />
				</div>
			</div>
		</Panel>
	);
}
