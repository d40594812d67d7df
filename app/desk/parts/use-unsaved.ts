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
	const isChanged = () => isRefused || (!isBeingDrawn && countChanges(around.current) > 0);
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

/**
 * How many fields of a form, or of what holds several, hold something that is not saved yet; undefined until the page
 * lives.
 */
export function useChanges(around: RefObject<HTMLElement | null>): number | undefined {
	const [changes, setChanges] = useState<number>();
	// Looked at again whenever the page is drawn: after saving, fields hold what is saved.
	useEffect(() => {
		const look = () => setChanges(countChanges(around.current));
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
	return changes;
}

/** How many fields hold something else than the page was drawn with; the parts of a list's rows ("claims.0.link") are one. */
export function countChanges(around: HTMLElement | null): number {
	const changed = [...(around?.querySelectorAll("input, select, textarea") ?? [])].filter(isChanged);
	return new Set(changed.map((control) => /^\w+(?=\.)/.exec(control.getAttribute("name") ?? "")?.[0] ?? control)).size;
}

function isChanged(control: Element): boolean {
	if (control instanceof HTMLSelectElement) {
		// How a file is to be taken says nothing as long as none is chosen.
		if (control.dataset.withFile !== undefined && !hasFile(control.form)) return false;
		// Where none is marked the first is chosen.
		const marked = [...control.options].findIndex((option) => option.defaultSelected);
		return control.selectedIndex !== Math.max(marked, 0);
	}
	if (control instanceof HTMLInputElement && control.type === "checkbox")
		return control.checked !== control.defaultChecked;
	const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
	// A field without a name is only a second way to fill another one.
	return isText && control.name !== "" && control.type !== "hidden" && control.value !== control.defaultValue;
}

function hasFile(form: HTMLFormElement | null): boolean {
	return [...(form?.querySelectorAll<HTMLInputElement>("input[type=file]") ?? [])].some(({ value }) => value !== "");
}
