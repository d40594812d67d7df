import { useEffect, useRef, useState } from "react";

/**
 * Sends a form when what is under way is over: a key that is pressed meanwhile is carried out, not dropped.
 * @param busy whether something is under way; the form then still names what was seen before it
 */
export function useQueuedSubmit(busy: boolean) {
	const form = useRef<HTMLFormElement>(null);
	const [turn, setTurn] = useState<"none" | "waits" | "now">("none");
	useEffect(() => {
		if (turn === "waits" && !busy) setTurn("now");
		if (turn !== "now") return;
		// One drawing later: the form's fields name by now what the act before it has made.
		setTurn("none");
		form.current?.requestSubmit();
	}, [turn, busy]);
	return {
		waits: turn !== "none",
		submit(wanted: HTMLFormElement | null) {
			form.current = wanted;
			setTurn("waits");
		},
	};
}
