import type { HTMLInputAutoCompleteAttribute } from "react";
import type { ActFormState } from "./use-act-form.ts";

type Props = {
	form: ActFormState;
	name: string;
	label: string;
	hint?: string;
	as?: "line" | "lines";
	rows?: number;
	autoComplete?: HTMLInputAutoCompleteAttribute;
	optional?: boolean;
};

/** A label, its control, and under it the sentence that says what to change. */
export function Field({ form, name, label, hint, as = "line", rows, optional, autoComplete = "off" }: Props) {
	const id = `${form.act}-${name}`;
	const error = form.errors[name];
	const described = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
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
		<div className="f">
			<label htmlFor={id}>
				{label} {optional && <i>(optional)</i>}
			</label>
			{as === "lines" ? <textarea {...shared} rows={rows} dir="auto" /> : <input {...shared} type="text" />}
			{hint && (
				<p className="fine" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			<FieldError id={id} error={error} />
		</div>
	);
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
	if (!error) return null;
	return (
		<p className="err" id={`${id}-error`}>
			{error}
		</p>
	);
}
