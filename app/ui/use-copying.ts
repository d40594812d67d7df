import { useLayoutEffect, useState } from "react";

/**
 * Copies texts; where the browser does not let us, selects the text in its field, which may be one that shows only then.
 * `outcome` is what became of the last one, and `field` the id of its field.
 */
export function useCopying() {
	const [last, setLast] = useState<{ outcome: "copied" | "by-hand"; field: string }>();
	// Once the field is there; the page says at the same moment that its text is selected.
	useLayoutEffect(() => {
		if (last?.outcome !== "by-hand") return;
		const shown = document.getElementById(last.field);
		if (shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement) shown.select();
	}, [last]);
	const copy = async (text: string, field: string) => {
		try {
			await navigator.clipboard.writeText(text);
			setLast({ outcome: "copied", field });
		} catch {
			setLast({ outcome: "by-hand", field });
		}
	};
	return { copy, outcome: last?.outcome, field: last?.field };
}
