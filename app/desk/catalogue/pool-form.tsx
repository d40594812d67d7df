import type { RefObject } from "react";
import type { PoolField, PoolTexts } from "../../../domain/catalogue/pool-form.ts";
import type { FieldErrors } from "../../../domain/shared/form.ts";
import { controlClass, Field } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { EditForm } from "./edit-form.tsx";
import { poolLabels } from "./pool-words.ts";
import type { SaveResult } from "./save-result.ts";

export const POOL_FORM = "pool";

type Props = {
	texts: PoolTexts;
	revision: number;
	result: SaveResult | undefined;
	form: RefObject<HTMLFormElement | null>;
};

export function PoolForm(props: Props) {
	return (
		<EditForm id={POOL_FORM} labels={poolLabels} {...props}>
			{(shown, errors) => <Fields shown={shown} errors={errors} />}
		</EditForm>
	);
}

function Fields({ shown, errors }: { shown: PoolTexts; errors: FieldErrors }) {
	const field = (name: PoolField, hint?: string) => ({
		...{ name, hint, label: poolLabels[name], defaultValue: shown[name], error: errors[name] },
	});
	const figures = controlClass({ figures: true });
	return (
		<Panel title="The pool">
			<div className={`${panelStyles.body} ${fieldsStyles.fields}`}>
				<Field {...field("name", "Buyers read it when something is missing.")} required maxLength={60} />
				<Field
					{...field("minimum", "Of all its products in one order")}
					required
					inputMode="numeric"
					className={figures}
				/>
				<Field
					{...field("least", "Replaces each product's own minimum; leave empty to keep it")}
					inputMode="numeric"
					className={figures}
				/>
			</div>
		</Panel>
	);
}
