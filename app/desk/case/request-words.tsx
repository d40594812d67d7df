import { useId } from "react";
import { FactList } from "../parts/fact-list.tsx";
import textStyles from "../parts/text.module.css";
import type { CaseData } from "./case.tsx";
import styles from "./request-table.module.css";

/** What was said with the request, under its lines: whoever prices them has to know it. */
export function RequestWords({ request: { notes, details } }: Pick<CaseData, "request">) {
	const id = useId();
	return (
		<>
			{notes && (
				<section className={styles.said} aria-labelledby={`${id}-notes`}>
					<h3 id={`${id}-notes`}>Buyer’s notes</h3>
					<p className={textStyles.typed}>{notes}</p>
				</section>
			)}
			{details.length > 0 && (
				<section className={styles.said} aria-labelledby={`${id}-details`}>
					<h3 id={`${id}-details`}>Order details</h3>
					<FactList facts={details.map(({ label, text }) => [label, text] as const)} />
				</section>
			)}
		</>
	);
}
