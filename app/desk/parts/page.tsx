import type { ReactNode } from "react";
import styles from "./page.module.css";

type Props = {
	title: string;
	/** What the browser's tab says, where that is more. */
	tabTitle?: string;
	/** A few words beside the title. */
	note?: ReactNode;
	/** Search and buttons, at the end of the top bar. */
	actions?: ReactNode;
	/** Chips under the top bar. */
	filters?: ReactNode;
	/** The top bar stays in sight where there is room for it. */
	stays?: boolean;
	children: ReactNode;
};

/** A page of the desk: the top bar with its title, and the content in `main`. */
export function DeskPage({ title, tabTitle = title, note, actions, filters, stays, children }: Props) {
	return (
		<main id="main">
			<title>{`${tabTitle} · Thari desk`}</title>
			<div className={stays ? `${styles.bar} ${styles.stays}` : styles.bar} data-part="top">
				<h1>{title}</h1>
				{note && <span className={styles.note}>{note}</span>}
				{actions && <div className={styles.actions}>{actions}</div>}
			</div>
			{filters && <div className={styles.filters}>{filters}</div>}
			{children}
		</main>
	);
}
