import type { ReactNode } from "react";
import { terms } from "../../../messages/en/buyer/terms.ts";
import { useMessages } from "../../ui/use-messages.ts";
import type { ShownVersion } from "../view.ts";
import styles from "./decide.module.css";

/** All that a version says. Once it is over and nothing has taken its place it is folded: its prices no longer hold. */
export function Quotation({ quote, folded, children }: { quote: ShownVersion; folded: boolean; children: ReactNode }) {
	const words = useMessages(terms);
	if (!folded) return children;
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
