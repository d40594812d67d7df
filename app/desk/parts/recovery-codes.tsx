import type { ReactNode } from "react";
import styles from "./recovery-codes.module.css";

/** Ten codes, shown this once. */
export function RecoveryCodes({ codes, children }: { codes: readonly string[]; children: ReactNode }) {
	return (
		<>
			<h1>Keep these recovery codes</h1>
			<p>
				Each lets you in once when your phone is not at hand. Print them or keep them where you keep papers; they are
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
