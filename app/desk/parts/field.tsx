import { type ComponentProps, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from "react";
import styles from "./field.module.css";

type Shared = {
	label: ReactNode;
	/** Under the label: what would be right. */
	hint?: ReactNode;
	/** The sentence that says what to change. */
	error?: string | undefined;
	/** Where somebody else must find the input; one of its own otherwise. */
	id?: string;
};

/** The look of an input that has no label of its own here, or differs from the others. */
export function controlClass({
	figures,
	changed,
	lines,
}: {
	figures?: boolean;
	changed?: boolean;
	lines?: boolean;
} = {}): string {
	return [styles.control, figures && styles.figures, changed && styles.changed, lines && styles.lines]
		.filter(Boolean)
		.join(" ");
}

/** A label, its input, and what is to be said about it. */
export function Field({ label, hint, error, id, ...input }: Shared & InputHTMLAttributes<HTMLInputElement>) {
	return (
		<Labelled label={label} hint={hint} error={error} {...(id && { id })}>
			{(control) => <input className={styles.control} {...input} {...control} />}
		</Labelled>
	);
}

/** The same for several lines. */
export function TextField({ label, hint, error, id, ...input }: Shared & ComponentProps<"textarea">) {
	return (
		<Labelled label={label} hint={hint} error={error} {...(id && { id })}>
			{(control) => <textarea className={`${styles.control} ${styles.lines}`} rows={4} {...input} {...control} />}
		</Labelled>
	);
}

/** The same for a choice; its options are the children. */
export function SelectField({ label, hint, error, id, ...input }: Shared & SelectHTMLAttributes<HTMLSelectElement>) {
	return (
		<Labelled label={label} hint={hint} error={error} {...(id && { id })}>
			{(control) => <select className={styles.control} {...input} {...control} />}
		</Labelled>
	);
}

type Control = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

export type LabelledProps = Shared & { children: (control: Control) => ReactNode };

export function Labelled({ label, hint, error, id: given, children }: LabelledProps) {
	const own = useId();
	const id = given ?? own;
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			{children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
			{hint && (
				<p className={styles.hint} id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{error && (
				<p className={styles.error} id={`${id}-error`}>
					{error}
				</p>
			)}
		</div>
	);
}
