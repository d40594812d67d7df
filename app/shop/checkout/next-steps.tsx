import type { ReactNode } from "react";
import type { NextStep } from "../../../content/next-steps.ts";
import styles from "./next-steps.module.css";

/** What happens next, step by step; `more` stands behind the last one. */
export function NextSteps({ steps, more }: { steps: readonly NextStep[]; more?: ReactNode }) {
	return (
		<>
			<h2>What happens next</h2>
			<ol className={styles.steps}>
				{steps.map(({ when, what }, i) => (
					<li key={when}>
						<span className={styles.when}>{when}</span>
						<span>
							{what}
							{more && i === steps.length - 1 && <> {more}</>}
						</span>
					</li>
				))}
			</ol>
		</>
	);
}
