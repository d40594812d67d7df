import { useLayoutEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";

/**
 * Counts the answers that a form has to be drawn again for; it is its key. It waits until the page's own data has come
 * after the answer: drawn before that, the form would show what was there before it was saved.
 * @param answer the answer to draw again for; undefined for one that leaves the form as it is
 */
export function useTurn(answer: unknown): number {
	const { state } = useNavigation();
	const drawn = useRef(answer);
	const [turn, setTurn] = useState(0);
	// Before anybody can act on the page: until it is drawn again what was saved passes for typed and unsaved.
	useLayoutEffect(() => {
		if (state !== "idle" || answer === undefined || drawn.current === answer) return;
		drawn.current = answer;
		setTurn((now) => now + 1);
	}, [state, answer]);
	return turn;
}
