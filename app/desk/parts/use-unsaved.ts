import { type RefObject, useEffect, useState } from "react";
import { useBlocker, useNavigation } from "react-router";

const QUESTION = "What you typed is not saved yet. Leave this page and lose it?";

/**
 * Asks before a page with something typed is left for another one; sending the form itself asks nothing.
 * @param around the form, or what holds several
 * @param isRefused what the form holds was sent and not saved
 */
export function useUnsaved(around: RefObject<HTMLElement | null>, isRefused: boolean): void {
	const { state, formMethod } = useNavigation();
	// What was sent is stored by now, and the page's fields are about to be rendered again: nothing would be lost.
	const isBeingDrawn = state === "loading" && formMethod !== undefined;
	const isChanged = () => isRefused || (!isBeingDrawn && hasChanges(around.current));
	useEffect(() => {
		const hold = (event: BeforeUnloadEvent) => {
			if (isChanged()) event.preventDefault();
		};
		window.addEventListener("beforeunload", hold);
		return () => window.removeEventListener("beforeunload", hold);
	});
	useBlocker(({ currentLocation, nextLocation, historyAction }) => {
		const leaves = currentLocation.pathname !== nextLocation.pathname;
		return leaves && historyAction !== "REPLACE" && isChanged() && !window.confirm(QUESTION);
	});
}

/** Whether something is typed in a form, or in what holds several, that is not saved yet. */
export function useChanges(around: RefObject<HTMLElement | null>): boolean {
	const [isChanged, setChanged] = useState(false);
	// Looked at again whenever the page is drawn: after saving, fields hold what is saved.
	useEffect(() => {
		const look = () => setChanged(hasChanges(around.current));
		look();
		// Fields that are drawn anew for an answer come after this (use-turn.ts).
		const drawn = requestAnimationFrame(look);
		// A form that is reset tells of it before its fields are.
		const lookLater = () => void setTimeout(look);
		document.addEventListener("input", look);
		document.addEventListener("reset", lookLater);
		return () => {
			cancelAnimationFrame(drawn);
			document.removeEventListener("input", look);
			document.removeEventListener("reset", lookLater);
		};
	});
	return isChanged;
}

/** Whether a field holds something else than the page was drawn with. */
function hasChanges(around: HTMLElement | null): boolean {
	return [...(around?.querySelectorAll("input, select, textarea") ?? [])].some((control) => {
		if (control instanceof HTMLSelectElement) {
			// Where none is marked the first is chosen.
			const marked = [...control.options].findIndex((option) => option.defaultSelected);
			return control.selectedIndex !== Math.max(marked, 0);
		}
		if (control instanceof HTMLInputElement && control.type === "checkbox")
			return control.checked !== control.defaultChecked;
		const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
		return isText && control.type !== "hidden" && control.value !== control.defaultValue;
	});
}
