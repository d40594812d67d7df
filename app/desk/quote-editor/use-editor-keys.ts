import { useMemo } from "react";
import { isInDialog, useKeys } from "../parts/keys.ts";

/** On what has a text of its own, which is no part of the draft yet: there the browser undoes. */
export const OWN_TEXT = { "data-own-text": "" };

/** What the table of lines does by itself (table-keys.ts): here for the help alone. */
const IN_LINES = [
	{ keys: "Enter", label: "down a column of the lines, with Shift up" },
	{ keys: "Alt+↑", label: "move the line up, ↓ down" },
].map((key) => ({ ...key, run: () => {}, when: () => false }));

type Runs = Record<"add" | "substitute" | "former" | "review" | "undo" | "redo", () => void>;

/** The keys of the editor; give it functions that stay the same as long as what they do does. */
export function useEditorKeys({ add, substitute, former, review, undo, redo }: Runs): void {
	useKeys(
		"Editor",
		useMemo(
			() => [
				{ keys: "a", label: "add a line", run: add },
				{ keys: "s", label: "offer another product", run: substitute },
				{ keys: "c", label: "copy from a template or a former quotation", run: former },
				{ keys: "Ctrl+z", label: "undo", run: undo, when: isOfDraft },
				{ keys: "Ctrl+Z", label: "redo, with Shift", run: redo, when: isOfDraft },
				{ keys: "Ctrl+y", label: "redo", run: redo, when: isOfDraft },
				{ keys: "Ctrl+Enter", label: "review and send", run: review },
				...IN_LINES,
			],
			[add, substitute, former, review, undo, redo],
		),
	);
}

function isOfDraft(target: EventTarget | null): boolean {
	return !isInDialog() && !(target instanceof Element && target.closest("[data-own-text]"));
}
