import type { ReactNode } from "react";
import { nextSteps } from "../../../messages/en/shop/checkout/next-steps.ts";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./next-steps.module.css";

type NextStep = { when: string; what: string };

/** What happens next, step by step; `more` follows the last one. */
export function NextSteps({ steps, more }: { steps: readonly NextStep[]; more?: ReactNode }) {
	const words = useMessages(nextSteps);
	return (
		<>
			<h2>{words.title}</h2>
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
