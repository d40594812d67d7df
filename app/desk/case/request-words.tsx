import { useId } from "react";
import { FactList } from "../parts/fact-list.tsx";
import textStyles from "../parts/text.module.css";
import type { CaseData } from "./case.tsx";
import styles from "./request-table.module.css";

/** When and how the goods are wanted: it decides what is quoted, so it stands before the lines. */
export function RequestDetails({ request: { details } }: Pick<CaseData, "request">) {
	const id = useId();
	if (details.length === 0) return null;
	return (
		<section className={`${styles.said} ${styles.details}`} aria-labelledby={id}>
			<h3 id={id}>Order details</h3>
			<FactList facts={details.map(({ label, text }) => [label, text] as const)} />
		</section>
	);
}

/** What was said with the request, under its lines: whoever prices them has to know it. */
export function RequestNotes({ request: { notes } }: Pick<CaseData, "request">) {
	const id = useId();
	if (!notes) return null;
	return (
		<section className={styles.said} aria-labelledby={id}>
			<h3 id={id}>Buyer’s notes</h3>
			<p className={textStyles.typed}>{notes}</p>
		</section>
	);
}
