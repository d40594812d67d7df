import { useLayoutEffect, useRef } from "react";
import { resolveValue, toast, useToaster } from "react-hot-toast/headless";
import { Tick } from "./icons.tsx";

export { toast };

// Durations, removal delay and the most at once (the library's own limit): specification, section 9.
export const toastOptions = {
	duration: 4000,
	removeDelay: 1000,
	success: { duration: 2000 },
	loading: { duration: Number.POSITIVE_INFINITY },
};

/** The toasts themselves; toast-area.tsx is their place in the page. */
export function Toaster({ className }: { className?: string }) {
	const { toasts, handlers } = useToaster(toastOptions);
	const first = useRef<HTMLDivElement>(null);
	const count = toasts.length;
	useLayoutEffect(() => {
		if (count > 0) keepClear(first.current?.parentElement);
	}, [count]);
	return toasts.map((toast, i) => (
		// biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock.
		<div
			key={toast.id}
			ref={i === 0 ? first : undefined}
			className={className}
			data-type={toast.type}
			data-gone={toast.visible ? undefined : ""}
			onMouseEnter={handlers.startPause}
			onMouseLeave={handlers.endPause}
		>
			{toast.type === "error" ? <Exclamation /> : toast.type === "success" ? <Tick /> : null}
			<p>{resolveValue(toast.message, toast)}</p>
		</div>
	));
}

/** Not a cross, which would look like the way to close it. Of the toasts alone, so it comes with them. */
const Exclamation = () => (
	<svg viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
		<path d="M9 2v9.5M9 14v2.5" />
	</svg>
);

/** So far below what they leave free, in pixels, the toasts stand. */
const BELOW = 8;

/**
 * Moves the area below the header, whose cart has just changed, and below what is read first, where it would lie over them: the
 * page may be scrolled, and a title as long as its owner likes. Its own place is read without the movement of toasts that
 * are just coming in.
 */
function keepClear(area: HTMLElement | null | undefined): void {
	if (!area) return;
	const { offsetTop, offsetHeight } = area;
	let down = below(area, `${KEPT_FREE},${FIELDS}`);
	// Not off the screen: where a form fills it, a note over a field is better than none.
	if (offsetTop + down + offsetHeight > innerHeight) down = below(area, KEPT_FREE);
	area.style.translate = down === 0 ? "" : `0 ${down}px`;
}

/** How far down the area lies over none of these parts, in pixels. */
function below({ offsetTop, offsetHeight, offsetLeft, offsetWidth }: HTMLElement, parts: string): number {
	let down = 0;
	for (const { top, bottom, left, right } of seenOf(parts)) {
		const isBeside = right <= offsetLeft || left >= offsetLeft + offsetWidth;
		const isApart = isBeside || bottom <= offsetTop + down || top >= offsetTop + down + offsetHeight;
		if (!isApart) down = Math.ceil(bottom + BELOW - offsetTop);
	}
	return down;
}

/**
 * The header, the title and its lead, other headings, and what narrows a list; those of cards have their picture above them.
 * In the order of the document, which is that from above.
 */
const KEPT_FREE = "body>header,main :is(h1,h1+p,h2,[data-stay]):not(article *)";

/** What is written in a form, and what it answers. Of the shop's pages alone: the desk is all fields. */
const FIELDS = "body>header~main form :is(label,input,select,textarea,[role=alert]:not(:empty))";

/** What of them is seen: headings and labels are as wide as their words, the others have a ground or a frame. */
function seenOf(parts: string): DOMRect[] {
	const words = document.createRange();
	return Array.from(document.querySelectorAll(parts), (part) => {
		words.selectNodeContents(part);
		return (part.matches("header,input,select,textarea,[role]") ? part : words).getBoundingClientRect();
	});
}
