import { useCallback, useEffect, useRef } from "react";

/** What is not drawn within this time, milliseconds, was refused: whoever has gone on meanwhile is not called back. */
const WITHIN = 10_000;

/**
 * Puts the focus into what a change is about to bring, as soon as it is drawn: who adds a line goes on with it, and does not
 * have to look for it.
 * @returns takes where the focus goes, as a selector; of several the first
 */
export function useFocusNext(): (selector: string) => void {
	const wanted = useRef<{ selector: string; until: number }>(undefined);
	// After every drawing: the one that brings it may be a later one.
	useEffect(() => {
		if (!wanted.current) return;
		const { selector, until } = wanted.current;
		const element = document.querySelector<HTMLElement>(selector);
		if (!element && performance.now() < until) return;
		wanted.current = undefined;
		element?.focus();
		if (element instanceof HTMLInputElement) element.select();
	});
	return useCallback((selector) => {
		wanted.current = { selector, until: performance.now() + WITHIN };
	}, []);
}
