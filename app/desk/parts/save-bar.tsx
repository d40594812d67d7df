import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { counted } from "./counted.ts";
import styles from "./save-bar.module.css";

type Props = {
	/** How many changes are not saved; undefined as long as nobody counts them: without script, nobody does. */
	changes: number | undefined;
	/** It was sent and not saved. */
	isRefused: boolean;
	/** What the button says. */
	save: string;
	/** The form's id, where the bar stands outside of it. */
	form?: string;
	/** What came of saving, where the bar says it. */
	children?: ReactNode;
};

/** The one place that saves a page of the desk: at its foot, in sight from every field. */
export function SaveBar({ changes, isRefused, save, form, children }: Props) {
	const isOpen = isRefused || (changes ?? 0) > 0;
	return (
		<div className={styles.bar} data-part="save-bar" data-nothing={changes === 0 && !isRefused ? "" : undefined}>
			{children}
			{/* Not disabled: without script nobody counts what has been typed. */}
			<Button kind={isOpen ? "primary" : "plain"} type="submit" form={form}>
				{save}
			</Button>
			<span role="status" className={styles.changes}>
				{inWords(changes, isRefused)}
			</span>
		</div>
	);
}

function inWords(changes: number | undefined, isRefused: boolean): string {
	if (changes) return `${counted(changes, "change", "changes")} not saved yet`;
	if (isRefused) return "Not saved yet";
	return changes === 0 ? "Nothing to save" : "";
}
