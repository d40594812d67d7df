import { type ReactNode, useId } from "react";
import { Dialog as Modal } from "../../ui/dialog.tsx";
import styles from "./dialog.module.css";
import { FailureNotice } from "./failure-notice.tsx";

type Props = {
	title: string;
	open: boolean;
	onClose: () => void;
	wide?: boolean;
	/** Id of the field that has the focus first; the heading has it otherwise. */
	field?: string;
	children: ReactNode;
};

/** A question or a help page over the desk. Escape and a press beside it close it. */
export function Dialog({ title, open, onClose, wide, field, children }: Props) {
	const id = useId();
	return (
		<Modal
			open={open}
			onClose={onClose}
			labelledBy={id}
			{...(field && { field })}
			className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
		>
			<h2 id={id} tabIndex={-1}>
				{title}
			</h2>
			{children}
			{/* The page's own is behind the dialog. */}
			{open && <FailureNotice />}
		</Modal>
	);
}
