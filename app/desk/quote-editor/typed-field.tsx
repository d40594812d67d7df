import { type InputHTMLAttributes, useState } from "react";
import { controlClass } from "../parts/field.tsx";

type Props<Value> = Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange"> & {
	value: Value;
	/** How the value is written in the field while nobody types. */
	show: (value: Value) => string;
	/** Reads what was typed; undefined while it is no value. */
	read: (text: string) => Value | undefined;
	onValue: (value: Value) => void;
	/** Differs from the version before. */
	changed?: boolean;
	figures?: boolean;
};

/**
 * A field for a figure. The text is the person's own while they type; a value counts as soon as it can be read, and
 * what cannot stays there, marked, until it is put right.
 */
export function TypedField<Value>({ value, show, read, onValue, changed, figures, ...rest }: Props<Value>) {
	const [text, setText] = useState<string | undefined>(undefined);
	const wrong = text !== undefined && read(text) === undefined;
	const className = controlClass({ figures, changed });
	return (
		<input
			{...rest}
			className={className}
			value={text ?? show(value)}
			aria-invalid={wrong || undefined}
			autoComplete="off"
			onChange={(event) => {
				setText(event.target.value);
				const next = read(event.target.value);
				if (next !== undefined) onValue(next);
			}}
			onBlur={() => {
				if (!wrong) setText(undefined);
			}}
		/>
	);
}
