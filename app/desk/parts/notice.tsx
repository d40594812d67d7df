import type { ReactNode } from "react";
import styles from "./notice.module.css";

type Props = {
	/** "bad" is read out at once; "note" is for the company's own eyes. */
	kind?: "plain" | "good" | "warn" | "bad" | "note";
	children: ReactNode;
};

/** A sentence in a box, above what it is about. */
export function Notice({ kind = "plain", children }: Props) {
	return (
		<div className={styles.notice} data-part="notice" data-kind={kind} role={kind === "bad" ? "alert" : "status"}>
			{children}
		</div>
	);
}
