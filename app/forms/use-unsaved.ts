import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";

const QUESTION = "What you typed is not saved yet. Leave this page and lose it?";

/**
 * Asks before a page with something typed is left for another one; sending the form itself asks nothing.
 * @param around the form, or what holds several
 * @param isRefused what the form holds was sent and not saved
 */
export function useUnsaved(around: RefObject<HTMLElement | null>, isRefused: boolean): void {
	const isChanged = () =>
		isRefused ||
		[...(around.current?.querySelectorAll("input, select, textarea") ?? [])].some((control) => {
			if (control instanceof HTMLSelectElement)
				return [...control.options].some((option) => option.selected !== option.defaultSelected);
			if (control instanceof HTMLInputElement && control.type === "checkbox")
				return control.checked !== control.defaultChecked;
			const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
			return isText && control.type !== "hidden" && control.value !== control.defaultValue;
		});
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
