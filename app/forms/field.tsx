import type { HTMLInputAutoCompleteAttribute } from "react";
import { COUNTRIES, OTHER_COUNTRY } from "../../domain/shared/country.ts";
import { countries } from "../../messages/en/countries.ts";
import { forms } from "../../messages/en/forms.ts";
import { classNames } from "../ui/class-names.ts";
import prose from "../ui/prose.module.css";
import { useMessages } from "../ui/use-messages.ts";
import styles from "./field.module.css";
import layout from "./form.module.css";
import type { CheckedForm } from "./use-checked-form.ts";

type FieldForm = CheckedForm & { words?: { labels: Readonly<Record<string, string>> } };

type Props = {
	form: FieldForm;
	name: string;
	/** What a person reads; the form itself may know it. */
	label?: string | undefined;
	hint?: string | undefined;
	/** A line, several lines, or the choice of country. */
	as?: "line" | "lines" | "country";
	/** One of these codes, each with its words. */
	choices?: readonly (readonly [code: string, words: string])[] | undefined;
	type?: "text" | "email" | "tel" | "date";
	rows?: number;
	autoComplete?: HTMLInputAutoCompleteAttribute;
	inputMode?: "email" | "tel";
	enterKeyHint?: "next" | "send";
	placeholder?: string;
	/** Need not be filled; said in its label, or of all of them above. */
	optional?: boolean | "said-above";
	/** Takes the form's whole width. */
	wide?: boolean;
};

/** A label, its control, and under it the sentence that says what to change. */
export function Field(props: Props) {
	const words = useMessages(forms.field);
	const names = useMessages(countries);
	const { form, name, label = form.words?.labels[name], hint, as = "line", choices, type = "text", rows } = props;
	const { optional, wide, placeholder, inputMode, enterKeyHint, autoComplete = "off" } = props;
	const id = `${form.prefix}-${name}`;
	const error = form.errors[name];
	const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
	const shared = {
		id,
		name,
		defaultValue: form.value(name),
		required: !optional,
		autoComplete,
		"aria-invalid": error ? (true as const) : undefined,
		"aria-describedby": described || undefined,
		...form.startAt(name),
	};
	return (
		<div className={classNames(styles.field, wide && layout.full)}>
			<label htmlFor={id}>
				{label} {optional === true && <i>{words.optional}</i>}
			</label>
			{as === "lines" ? (
				<textarea {...shared} rows={rows} placeholder={placeholder} dir="auto" />
			) : as === "country" ? (
				<select {...shared}>
					<option value="">{words.country}</option>
					{COUNTRIES.map((code) => (
						<option key={code} value={code}>
							{names[code]}
						</option>
					))}
					<option value={OTHER_COUNTRY}>{words.otherCountry}</option>
				</select>
			) : choices ? (
				<select {...shared}>
					{choices.map(([code, words]) => (
						<option key={code} value={code}>
							{words}
						</option>
					))}
				</select>
			) : (
				<input {...shared} type={type} inputMode={inputMode} enterKeyHint={enterKeyHint} placeholder={placeholder} />
			)}
			<FieldError id={id} error={error} />
			{hint && (
				<p className={`${prose.fine} ${styles.hint}`} id={`${id}-hint`}>
					{hint}
				</p>
			)}
		</div>
	);
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
	if (!error) return null;
	return (
		<p className={`${styles.wrong} ${styles.error}`} id={`${id}-error`}>
			{error}
		</p>
	);
}

/** Stands behind the choice of country: the name of another one, shown where that is chosen. */
export function OtherCountry({ form, wide }: Pick<Props, "form" | "wide">) {
	const { otherCountryHint } = useMessages(forms.field);
	return (
		<div className={classNames(styles.other, wide && layout.full)}>
			<Field form={form} name="otherCountry" hint={otherCountryHint} autoComplete="country-name" enterKeyHint="next" />
		</div>
	);
}
