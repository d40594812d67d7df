import { useCallback, useEffect, useRef } from "react";

/**
 * Puts the focus into what a change is about to bring, as soon as it is drawn: who adds a line goes on with it, and does not
 * have to look for it.
 * @returns takes where the focus goes, as a selector; of several the last
 */
export function useFocusNext(): (selector: string) => void {
	const wanted = useRef<string>(undefined);
	// After every drawing: the one that brings it may be a later one.
	useEffect(() => {
		if (wanted.current === undefined) return;
		const element = [...document.querySelectorAll<HTMLElement>(wanted.current)].at(-1);
		if (!element) return;
		wanted.current = undefined;
		element.focus();
		if (element instanceof HTMLInputElement) element.select();
	});
	return useCallback((selector) => {
		wanted.current = selector;
	}, []);
}
