import { useLiveState } from "./live.ts";
import styles from "./live-note.module.css";
import { clockTime } from "./time-words.ts";

/** Whether what the page shows is what the server has. It ends where its line ends, and takes the room that is left there. */
export function LiveNote() {
	const live = useLiveState();
	return (
		<span className={styles.note} role="status">
			{/* Another one for each state: one that grew towards the line's beginning would move. */}
			<span key={live.is} className={live.is === "live" ? styles.live : `${styles.live} ${styles.gone}`}>
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
		</span>
	);
}
