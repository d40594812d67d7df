import { type RefObject, useEffect } from "react";
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

/** Whether a field holds something else than the page was drawn with. */
function hasChanges(around: HTMLElement | null): boolean {
	return [...(around?.querySelectorAll("input, select, textarea") ?? [])].some((control) => {
		if (control instanceof HTMLSelectElement)
			return [...control.options].some((option) => option.selected !== option.defaultSelected);
		if (control instanceof HTMLInputElement && control.type === "checkbox")
			return control.checked !== control.defaultChecked;
		const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
		return isText && control.type !== "hidden" && control.value !== control.defaultValue;
	});
}
