import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** A card, by its number on the page, and where its upper edge stood in the window, in px. */
type Place = { card: number; top: number };

/** By the key of the visit's step. A reload forgets them, and leaves the place to the browser. */
const places = new Map<string, Place>();

/** As many frames as the cards that have come near need to be laid out. */
const FRAMES = 3;

/**
 * Going back to a list shows the card again that stood there. The number of pixels alone leads elsewhere: cards that are
 * far off have an estimated height (product-card.module.css), and which ones those are differs from visit to visit.
 *
 * It stands before the list: what goes away is told in the order of the page, and the old list is still there to be
 * looked at, even where a new one takes its place on the same page.
 */
export function KeptPlace() {
	const { key } = useLocation();
	return <Step key={key} step={key} isBack={useNavigationType() === "POP"} />;
}

function Step({ step, isBack }: { step: string; isBack: boolean }) {
	useLayoutEffect(() => {
		const place = isBack ? places.get(step) : undefined;
		const stop = place && stayAt(place);
		return () => {
			stop?.();
			const seen = placeSeen();
			if (seen) places.set(step, seen);
		};
	}, [step, isBack]);
	return null;
}

const cards = () => document.querySelectorAll("main article");

/** The first card that is seen. */
function placeSeen(): Place | undefined {
	for (const [card, element] of cards().entries()) {
		const { top, bottom } = element.getBoundingClientRect();
		if (bottom > 0) return { card, top };
	}
	return undefined;
}

/** Holds a card where it stood until what is round it has been laid out, or the reader does something. */
function stayAt({ card, top }: Place): () => void {
	const stopped = new AbortController();
	const stop = () => stopped.abort();
	for (const act of ["wheel", "touchstart", "pointerdown", "keydown"])
		addEventListener(act, stop, { passive: true, once: true, signal: stopped.signal });
	let frames = 0;
	const hold = () => {
		if (stopped.signal.aborted) return;
		const now = cards()[card]?.getBoundingClientRect().top;
		if (now !== undefined && Math.abs(now - top) > 1) scrollBy(0, now - top);
		if (++frames < FRAMES) requestAnimationFrame(hold);
		else stop();
	};
	requestAnimationFrame(hold);
	return stop;
}
