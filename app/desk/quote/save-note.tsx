import type { SaveState } from "./use-draft.ts";

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: "Asia/Kolkata" });

/** Whether what stands in the editor is on the server. */
export function SaveNote({ state }: { state: SaveState }) {
	return (
		<span className="save-note dim" role="status">
			{words(state)}
		</span>
	);
}

function words(state: SaveState): string {
	switch (state.is) {
		case "kept":
			return state.at === null ? "Nothing saved yet" : `Draft saved ${clock.format(state.at)}`;
		case "changed":
		case "saving":
			return "Saving …";
		default:
			return "Not saved";
	}
}
