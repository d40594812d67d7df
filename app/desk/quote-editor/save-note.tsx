import textStyles from "../parts/text.module.css";
import { exactTime } from "../parts/time-words.ts";
import styles from "./save-note.module.css";
import type { SaveState } from "./use-draft.ts";

/** Whether the draft in the editor is saved on the server. */
export function SaveNote({ state }: { state: SaveState }) {
	return (
		<span className={`${styles.note} ${textStyles.muted}`} role="status">
			{words(state)}
			{state.is === "waiting" && state.live === "out" && (
				<>
					{" "}
					<a href="/desk/sign-in" target="_blank" rel="noreferrer">
						Sign in in a new tab
					</a>
				</>
			)}
		</span>
	);
}

function words(state: SaveState): string {
	switch (state.is) {
		case "kept":
			return state.at === null ? "Nothing saved yet" : `Draft saved ${exactTime(state.at)}`;
		case "changed":
		case "saving":
			return "Saving …";
		case "waiting":
			return state.live === "out"
				? "Not saved: you are signed out. What you typed is kept."
				: "Not saved yet: the server does not answer. What you typed is kept, and it is tried again.";
		default:
			return "Not saved";
	}
}
