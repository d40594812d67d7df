import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** Shown where there is nothing to list: why, and the one thing to do. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
	return (
		<div className={styles.empty}>
			<h2>{title}</h2>
			{children && <p>{children}</p>}
			{action}
		</div>
	);
}
