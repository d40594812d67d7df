import { useId } from "react";
import { useCopying } from "../../ui/use-copying.ts";
import { Button } from "./button.tsx";
import styles from "./copy-field.module.css";
import fieldStyles from "./field.module.css";
import textStyles from "./text.module.css";

/** A text to be carried elsewhere: shown whole, taken up with one press where script runs. */
export function CopyField({ label, text }: { label: string; text: string }) {
	const id = useId();
	const { copy, outcome } = useCopying();
	const isByHand = outcome === "by-hand";
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
				<Button onClick={() => copy(text, id)}>{outcome === "copied" ? "Copied" : "Copy"}</Button>
			</div>
			<p role="status" className={isByHand ? fieldStyles.hint : textStyles.hidden}>
				{isByHand && "This browser does not let us copy. The text is selected: please copy it by hand."}
			</p>
		</div>
	);
}
