import type { ReactNode } from "react";
import styles from "./recovery-codes.module.css";

/** Ten codes, shown this once. */
export function RecoveryCodes({ codes, children }: { codes: readonly string[]; children: ReactNode }) {
	return (
		<>
			<h1>Save these recovery codes</h1>
			<p>
				Each one signs you in once when you do not have your phone. Print them or store them somewhere safe; they are
				not shown again.
			</p>
			<ol className={styles.codes}>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ol>
			{children}
		</>
	);
}
