import styles from "./server-answer.module.css";

/** What the mail server said in its own words, for whoever looks after it: folded away beneath the plain sentence. */
export function ServerAnswer({ answer }: { answer: string }) {
	return (
		<details className={styles.said}>
			<summary>The server’s own words</summary>
			<code>{answer}</code>
		</details>
	);
}
