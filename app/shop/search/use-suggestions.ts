import { useEffect, useRef, useState } from "react";
import type { Suggestion } from "./suggestion.ts";

/** How long it takes until somebody who types fast asks again, milliseconds; the first letter asks at once. */
const PAUSE = 60;
/** How long answers are used again, milliseconds, and how many of them are kept. */
const KEEP = 60_000;
const MOST_KEPT = 100;

type Answer = { query: string; found: readonly Suggestion[] };

const kept = new Map<string, Answer & { at: number }>();

/** The products that fit what is typed. Until the answer to it is there the last one stays; where none comes there is none. */
export function useSuggestions(query: string): Answer | undefined {
	const [answer, setAnswer] = useState<Answer>();
	const asked = useRef(Number.NEGATIVE_INFINITY);
	useEffect(() => {
		if (query === "") return setAnswer(undefined);
		const known = kept.get(query);
		if (known && performance.now() - known.at < KEEP) return setAnswer(known);
		const stop = new AbortController();
		const ask = async () => {
			asked.current = performance.now();
			try {
				const found = await fetchSuggestions(query, stop.signal);
				keep({ query, found });
				setAnswer({ query, found });
			} catch {
				// The form still leads to the search's page.
				if (!stop.signal.aborted) setAnswer(undefined);
			}
		};
		const timer = setTimeout(ask, asked.current + PAUSE - performance.now());
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [query]);
	return answer;
}

async function fetchSuggestions(query: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
	const answer = await fetch(`/search/suggestions?${new URLSearchParams({ q: query })}`, { signal });
	if (!answer.ok) throw new Error(`The suggestions answered ${answer.status}.`);
	return answer.json();
}

function keep(answer: Answer): void {
	kept.delete(answer.query);
	kept.set(answer.query, { ...answer, at: performance.now() });
	const [oldest] = kept.keys();
	if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}
