import { useLayoutEffect, useRef } from "react";
import { resolveValue, toast, useToaster } from "react-hot-toast/headless";
import { Cross, Tick } from "./icons.tsx";

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
		if (count > 0) keepTitleClear(first.current?.parentElement);
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
			{toast.type === "error" ? <Cross /> : toast.type === "success" ? <Tick /> : null}
			<p>{resolveValue(toast.message, toast)}</p>
		</div>
	));
}

/** So far below a title, in pixels, the toasts stand that would lie over it. */
const BELOW = 8;

/**
 * Moves the area below the page's title where the two would meet: the page may be scrolled, and a title as long as its owner
 * likes. Its own place is read without the movement of toasts that are just coming in.
 */
function keepTitleClear(area: HTMLElement | null | undefined): void {
	const title = document.querySelector("main h1");
	if (!area || !title) return;
	const range = document.createRange();
	range.selectNodeContents(title);
	const { top, bottom, left, right } = range.getBoundingClientRect();
	const { offsetTop, offsetHeight, offsetLeft, offsetWidth } = area;
	const isBeside = right <= offsetLeft || left >= offsetLeft + offsetWidth;
	const isApart = isBeside || bottom <= offsetTop || top >= offsetTop + offsetHeight;
	area.style.translate = isApart ? "" : `0 ${Math.ceil(bottom + BELOW - offsetTop)}px`;
}
