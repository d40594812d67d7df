import { type InputHTMLAttributes, useEffect, useRef, useState } from "react";
import { buttonClass } from "./button.tsx";
import { Labelled, type LabelledProps } from "./field.tsx";
import styles from "./file-field.module.css";
import textStyles from "./text.module.css";

type FileProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
	/** Which files are taken, where nothing beside the button says it. */
	takes?: string;
};

/** A button that chooses files, and the names of those chosen beside it. */
export function FileChoice({ onChange, takes, ...input }: FileProps) {
	const control = useRef<HTMLInputElement>(null);
	const [names, setNames] = useState<readonly string[]>([]);
	useEffect(() => {
		const read = () => setNames(Array.from(control.current?.files ?? [], ({ name }) => name));
		// Chosen before the script came.
		read();
		// A form is emptied after it has said that it will be.
		const emptied = () => setTimeout(read);
		const form = control.current?.form;
		form?.addEventListener("reset", emptied);
		return () => form?.removeEventListener("reset", emptied);
	}, []);
	return (
		<span className={styles.choice}>
			<label className={`${buttonClass()} ${styles.button}`}>
				<span>{input.multiple ? "Attach files" : "Choose file"}</span>
				{takes && <span className={textStyles.hidden}>: {takes}</span>}
				<input
					{...input}
					ref={control}
					type="file"
					className={styles.input}
					onChange={(event) => {
						setNames(Array.from(event.target.files ?? [], ({ name }) => name));
						onChange?.(event);
					}}
				/>
			</label>
			<span className={styles.names} role="status">
				{names.join(", ")}
			</span>
		</span>
	);
}

/** The same with a label, and with what is to be said about it. */
export function FileField({ label, hint, error, id, ...input }: Omit<LabelledProps, "children"> & FileProps) {
	return (
		<Labelled label={label} hint={hint} error={error} {...(id && { id })}>
			{(control) => <FileChoice {...input} {...control} />}
		</Labelled>
	);
}
