import { Keys } from "../parts/key-help.tsx";
import styles from "./key-hints.module.css";

const HINTS = [
	["j k", "move"],
	["Enter", "open"],
	["Space", "preview"],
	["t", "take"],
	["q", "quote"],
	["r", "reply"],
	["f", "filter"],
	["/", "search"],
	["?", "all keys"],
] as const;

/** The line at the foot of the list: the keys one needs most. */
export function KeyHints() {
	return (
		<div className={styles.hints}>
			{HINTS.map(([keys, label]) => (
				<span key={keys} className={styles.hint}>
					<Keys of={keys} /> {label}
				</span>
			))}
		</div>
	);
}
