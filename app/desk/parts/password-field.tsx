import { type ComponentProps, useState } from "react";
import fieldStyles from "./field.module.css";
import { Field } from "./field.tsx";
import styles from "./password-field.module.css";

/** A password, and a way to look at it while it is typed, which takes script. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, "type">) {
	const [isShown, setShown] = useState(false);
	return (
		<div className={styles.password}>
			<Field {...props} type={isShown ? "text" : "password"} />
			<label className={fieldStyles.check}>
				<input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
				Show what I type
			</label>
		</div>
	);
}
