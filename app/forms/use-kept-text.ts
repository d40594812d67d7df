import { type FormEvent, useCallback, useEffect, useMemo, useRef } from "react";

/**
 * A text that survives a reload and a lost connection: it lies in this tab until it has been sent. The field stays
 * the browser's own, so that what is typed before the script lives stays too.
 */
export function useKeptText(name: string) {
	const slot = `desk-text-${name}`;
	const ref = useRef<HTMLTextAreaElement>(null);

	useEffect(() => {
		const field = ref.current;
		const kept = sessionStorage.getItem(slot);
		if (field && kept && field.value === "") {
			field.value = kept;
			// Whoever listens to the field learns of it as of any other change.
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
	}, [slot]);

	const keep = useCallback(
		(text: string) => {
			if (text === "") sessionStorage.removeItem(slot);
			else sessionStorage.setItem(slot, text);
		},
		[slot],
	);

	const set = useCallback(
		(text: string) => {
			if (ref.current) ref.current.value = text;
			keep(text);
		},
		[keep],
	);

	return useMemo(
		() => ({
			field: { ref, onInput: ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => keep(currentTarget.value) },
			ref,
			set,
			clear: () => set(""),
		}),
		[keep, set],
	);
}
