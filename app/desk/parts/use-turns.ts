import { useCallback, useEffect, useMemo, useRef } from "react";

/**
 * Acts that go through one fetcher, each when the one before is over: a second submit would end the first one before
 * its answer came, and a key that is pressed meanwhile must not be lost.
 * @param idle whether the fetcher has nothing under way; call this after the effects that read its answer
 */
export function useTurns(idle: boolean) {
	const waiting = useRef<(() => void)[]>([]);
	const busy = useRef(false);

	const next = useCallback(() => {
		while (!busy.current) {
			const act = waiting.current.shift();
			if (!act) return;
			act();
		}
	}, []);
	useEffect(() => {
		if (!idle) return;
		busy.current = false;
		next();
	}, [idle, next]);

	return useMemo(
		() => ({
			/** Does it now, or when its turn comes. */
			inTurn(act: () => void) {
				waiting.current.push(act);
				next();
			},
			/** To be called by an act that submits: what follows waits for its answer. */
			submitted() {
				busy.current = true;
			},
		}),
		[next],
	);
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
