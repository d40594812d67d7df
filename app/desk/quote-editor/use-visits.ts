import { useCallback, useEffect, useRef } from "react";

/**
 * Counts the visits to fields in which people type, so that what is typed in one is one step. Enter ends a visit: what
 * it does is a step of its own.
 * @returns the visit that is going on, undefined while the focus is nowhere that is typed in
 */
export function useVisits(): () => number | undefined {
	const count = useRef(0);
	useEffect(() => {
		const next = () => {
			count.current += 1;
		};
		const onKey = ({ key }: KeyboardEvent) => {
			if (key === "Enter") next();
		};
		document.addEventListener("focusin", next, true);
		document.addEventListener("keydown", onKey, true);
		return () => {
			document.removeEventListener("focusin", next, true);
			document.removeEventListener("keydown", onKey, true);
		};
	}, []);
	return useCallback(
		() =>
			document.activeElement?.matches("textarea, select, input:not([type=checkbox], [type=radio])")
				? count.current
				: undefined,
		[],
	);
}
