import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { createTurns } from "./turns.ts";

/**
 * Actions that go through one fetcher, each when the one before is over: a second submit would end the first one before
 * its answer came, and a key that is pressed meanwhile must not be lost.
 * @param isIdle whether the fetcher has nothing under way; call this after the effects that read its answer
 */
export function useTurns(isIdle: boolean) {
	const [turns] = useState(createTurns);
	const [ended, setEnded] = useState(0);
	// An answer may be so quick, as without a network, that the fetcher is never drawn busy: the end of what was sent counts.
	useEffect(() => turns.drawn({ isIdle, ended }), [turns, isIdle, ended]);

	/** To be called by an action with what it submits: what follows waits for its answer. */
	const submitted = useCallback(
		(sent: Promise<void>) => {
			const number = turns.submitted();
			const end = () => startTransition(() => setEnded(number));
			sent.then(end, end);
		},
		[turns],
	);
	return { inTurn: turns.inTurn, submitted };
}

/**
 * The id of a form that a key sends: a key pressed twice is one act, and anything else is another one.
 * @returns a function of what is sent
 */
export function useFormId(): (fields: Readonly<Record<string, string>>) => string {
	const last = useRef({ said: "", id: "" });
	return useCallback((fields) => {
		const said = JSON.stringify(fields);
		if (said !== last.current.said) last.current = { said, id: crypto.randomUUID() };
		return last.current.id;
	}, []);
}
