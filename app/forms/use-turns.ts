import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";

/**
 * Acts that go through one fetcher, each when the one before is over: a second submit would end the first one before
 * its answer came, and a key that is pressed meanwhile must not be lost.
 * @param idle whether the fetcher has nothing under way; call this after the effects that read its answer
 */
export function useTurns(idle: boolean) {
	const waiting = useRef<(() => void)[]>([]);
	const busy = useRef(false);
	const [ended, setEnded] = useState(0);

	const next = useCallback(() => {
		while (!busy.current) {
			const act = waiting.current.shift();
			if (!act) return;
			act();
		}
	}, []);
	// An answer may be so quick, as without a network, that the fetcher was never drawn while it was busy.
	// biome-ignore lint/correctness/useExhaustiveDependencies: `ended` says that one is over.
	useEffect(() => {
		if (!idle) return;
		busy.current = false;
		next();
	}, [idle, next, ended]);

	return useMemo(
		() => ({
			/** Does it now, or when its turn comes. */
			inTurn(act: () => void) {
				waiting.current.push(act);
				next();
			},
			/** To be called by an act with what it submits: what follows waits for its answer. */
			submitted(sent: Promise<void>) {
				busy.current = true;
				void sent.then(() => startTransition(() => setEnded((count) => count + 1)));
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
