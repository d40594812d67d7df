import textStyles from "../parts/text.module.css";
import { exactTime } from "../parts/time-words.ts";
import styles from "./save-note.module.css";
import type { SaveState } from "./use-draft.ts";

/** Whether the draft in the editor is saved on the server. */
export function SaveNote({ state }: { state: SaveState }) {
	return (
		<span className={`${styles.note} ${isNotSaved(state) ? styles.missing : textStyles.muted}`} role="status">
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

/** Whether what was typed is in this browser alone, and will stay there unless something is done or comes back. */
export function isNotSaved({ is }: SaveState): boolean {
	return is === "waiting" || is === "failed" || is === "conflict";
}

function words(state: SaveState): string {
	switch (state.is) {
		case "kept":
			if (state.at === null) return "Nothing saved yet";
			return `Draft saved ${exactTime(state.at)}${state.by ? ` by ${state.by}` : ""}`;
		case "changed":
		case "saving":
			return "Saving …";
		case "waiting":
			return state.live === "out"
				? "Not saved: you are signed out. What you typed is kept."
				: "Not saved yet: the server is not responding. What you typed is kept, and it is tried again.";
		default:
			return "Not saved";
	}
}
