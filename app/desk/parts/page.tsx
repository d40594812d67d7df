import type { ReactNode } from "react";
import fading from "./fading-row.module.css";
import { LiveNote } from "./live-note.tsx";
import styles from "./page.module.css";

type Props = {
	title: string;
	/** The list it belongs to, before the title. */
	back?: { to: string; label: string };
	/** What the browser's tab says, where that is more. */
	tabTitle?: string;
	/** A few words beside the title. */
	note?: ReactNode;
	/** It shows what changes by itself, and says whether it still does. */
	isLive?: boolean;
	/** Search and buttons, at the end of the top bar. */
	actions?: ReactNode;
	/** Chips under the top bar. */
	filters?: ReactNode;
	/** The top bar stays in sight while the page is scrolled, where there is room for it. */
	stays?: boolean;
	/** A bar of its own stays at the page's foot: notes keep clear of it. */
	hasFoot?: boolean;
	children: ReactNode;
};

/** A page of the desk: the top bar with its title, and the content in `main`. */
export function DeskPage({
	title,
	back,
	tabTitle = title,
	note,
	isLive,
	actions,
	filters,
	stays,
	hasFoot,
	children,
}: Props) {
	return (
		<main id="main" data-foot={hasFoot ? "" : undefined}>
			<title>{`${tabTitle} · Thari desk`}</title>
			<div className={stays ? `${styles.bar} ${styles.stays}` : styles.bar} data-part="top">
				{back && (
					<a className={styles.back} href={back.to}>
						‹ {back.label}
					</a>
				)}
				<h1>{title}</h1>
				{note && <span className={styles.note}>{note}</span>}
				{isLive && <LiveNote />}
				{actions && <div className={styles.actions}>{actions}</div>}
			</div>
			{filters && (
				<div className={`${styles.filters} ${fading.row}`} data-part="filters">
					{filters}
				</div>
			)}
			{children}
		</main>
	);
}
