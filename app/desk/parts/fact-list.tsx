import type { ReactNode } from "react";
import styles from "./facts.module.css";

type Props = { facts: readonly (readonly [term: string, value: ReactNode])[]; children?: ReactNode };

/** Facts by their names; one without a value is left out. More rows may follow as children. */
export function FactList({ facts, children }: Props) {
	return (
		<dl className={styles.facts}>
			{facts.map(([term, value]) =>
				value ? (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{value}</dd>
					</div>
				) : null,
			)}
			{children}
		</dl>
	);
}
