import { useId, useState } from "react";
import { Button } from "./button.tsx";
import styles from "./copy-field.module.css";
import fieldStyles from "./field.module.css";

/** A text to be carried elsewhere: shown whole, taken up with one press where script runs. */
export function CopyField({ label, text }: { label: string; text: string }) {
	const id = useId();
	const [copied, setCopied] = useState(false);
	return (
		<div className={fieldStyles.field}>
			<label htmlFor={id}>{label}</label>
			<div className={styles.copy}>
				<input
					id={id}
					className={fieldStyles.control}
					readOnly
					value={text}
					onFocus={({ target }) => target.select()}
				/>
				<Button onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
					{copied ? "Copied" : "Copy"}
				</Button>
			</div>
		</div>
	);
}
