import { useLiveState } from "./live.ts";
import styles from "./live-note.module.css";
import { clockTime } from "./time-words.ts";

/** Whether what the page shows is what the server has. */
export function LiveNote() {
	const live = useLiveState();
	return (
		<span className={live.is === "live" ? styles.live : `${styles.live} ${styles.gone}`} role="status">
			{live.is === "live" && "Live"}
			{live.is === "away" && `Offline since ${clockTime(live.since)}. What you type is kept.`}
			{live.is === "out" && (
				<>
					Signed out.{" "}
					<a href="/desk/sign-in" target="_blank" rel="noreferrer">
						Sign in again
					</a>
					; what you type is kept.
				</>
			)}
		</span>
	);
}
