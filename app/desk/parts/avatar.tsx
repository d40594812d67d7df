import styles from "./avatar.module.css";
import textStyles from "./text.module.css";

/** A colleague as a page shows them. */
export type Colleague = { id: string; name: string };

type Props = { who: Colleague | undefined; me: string; className?: string | undefined };

/** The owner of a case: initials in a circle, the person's own in the accent colour; the word where there is none. */
export function Avatar({ who, me, className }: Props) {
	if (!who)
		return (
			<span className={classes(styles.nobody, className)} title="No owner yet">
				<span aria-hidden="true">
					<span className={styles.unnamed}>no owner</span>
					<span className={styles.named}>none</span>
				</span>
				<span className={textStyles.hidden}>No owner yet</span>
			</span>
		);
	const mine = who.id === me;
	return (
		<span className={classes(mine && styles.own, className)} title={mine ? `${who.name} (you)` : who.name}>
			<span aria-hidden="true">{initials(who.name)}</span>
			<span className={textStyles.hidden}>{mine ? "Yours" : who.name}</span>
		</span>
	);
}

function classes(...more: (string | false | undefined)[]): string {
	return [styles.avatar, ...more].filter(Boolean).join(" ");
}

/** "Priya Sundaram" becomes "PS". */
export function initials(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
	return letters.join("").toUpperCase() || "?";
}
