import styles from "./whole-words.module.css";

/** A text in which "T-shirt" and "V-neck" stay in one line: a browser would break them behind the letter. */
export function WholeWords({ text }: { text: string }) {
	return text.split(/(\b\w-\w+)/).map((part, i) =>
		i % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: a text has no order but its own, and may say a word twice.
			<span key={i} className={styles.whole}>
				{part}
			</span>
		) : (
			part
		),
	);
}
