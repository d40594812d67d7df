import type { ReactNode } from "react";
import { terms } from "../../../messages/en/buyer/terms.ts";
import { useMessages } from "../../ui/use-messages.ts";
import type { ShownVersion } from "../view.ts";
import styles from "./decide.module.css";

/** All that a version says, folded once it is over and nothing has taken its place: its prices no longer hold. */
export function Folding({ quote, children }: { quote: ShownVersion; children: ReactNode }) {
	const words = useMessages(terms);
	return (
		<div className={styles.over}>
			<details>
				<summary>
					<b>{words.asItWas(quote)}</b> <span>{words.asItWasHint}</span>
				</summary>
				{children}
			</details>
		</div>
	);
}
