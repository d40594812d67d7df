import type { ReactNode } from "react";
import styles from "./chip.module.css";

/** A filter that is a link, 26 px high; `on` when the page shows it now, with how many there are. */
export function Chip({ to, on, count, children }: { to: string; on?: boolean; count?: number; children: ReactNode }) {
	return (
		<a className={styles.chip} href={to} aria-current={on ? "true" : undefined}>
			{children}
			{count !== undefined && <i>{count}</i>}
		</a>
	);
}

/** A word that says in which state something is; the colour only repeats it. */
export function Tag({ kind = "plain", children }: { kind?: "plain" | "good" | "warn" | "bad"; children: ReactNode }) {
	return (
		<span className={styles.tag} data-kind={kind}>
			{children}
		</span>
	);
}
