import { useEffect, useRef } from "react";

/**
 * Calls back once for each answer of a fetcher, when nothing is under way any more. An effect alone would run again
 * whenever the page is drawn with the same answer.
 */
export function useAnswered<Answer>(
	{ state, data }: { state: string; data: Answer | null | undefined },
	onAnswer: (answer: Answer) => void,
): void {
	const handled = useRef<Answer>(undefined);
	const latest = useRef(onAnswer);
	latest.current = onAnswer;
	useEffect(() => {
		if (state !== "idle" || data === undefined || data === null || handled.current === data) return;
		handled.current = data;
		latest.current(data);
	}, [state, data]);
}
