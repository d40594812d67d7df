import type { HTMLInputAutoCompleteAttribute } from "react";
import { countries } from "../../domain/shared/country.ts";
import { controlId } from "./form-kind.ts";
import type { FormState } from "./use-form.ts";

type FieldProps = {
	form: FormState;
	name: string;
	/** A line, several lines, or the choice of country. */
	as?: "line" | "lines" | "country";
	type?: "text" | "email" | "tel";
	autoComplete: HTMLInputAutoCompleteAttribute;
	inputMode?: "email" | "tel";
	enterKeyHint?: "next" | "send";
	placeholder?: string;
	optional?: boolean;
	/** Takes the form's whole width. */
	wide?: boolean;
};

/** A label, its control, and under it the sentence that says what to change. */
export function Field({ form, name, as = "line", optional, wide, placeholder, type, ...hints }: FieldProps) {
	const id = controlId(form.kind, name);
	const error = form.errors[name];
	const shared = {
		id,
		name,
		defaultValue: form.value(name),
		required: !optional,
		"aria-invalid": error ? (true as const) : undefined,
		"aria-describedby": error ? `${id}-error` : undefined,
		// After a post without script the page comes anew: the first wrong field is where the person goes on.
		autoFocus: form.firstWrong === name,
		...hints,
	};
	return (
		<div className={wide ? "f full" : "f"}>
			<label htmlFor={id}>
				{form.kind.labels[name]} {optional && <i>(optional)</i>}
			</label>
			{as === "lines" ? (
				<textarea {...shared} placeholder={placeholder} enterKeyHint={undefined} />
			) : as === "country" ? (
				<select {...shared}>
					<option value="">Select your country</option>
					{countries.map((country) => (
						<option key={country.code}>{country.name}</option>
					))}
				</select>
			) : (
				<input {...shared} type={type ?? "text"} placeholder={placeholder} />
			)}
			{error && (
				<p className="err" id={`${id}-error`}>
					{error}
				</p>
			)}
		</div>
	);
}
