import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/*
 * What opens over a page gets an entry in the tab's history, of the same address, so that Back (a button, a key, a
 * phone's gesture) closes it and stays on the page. One entry serves whatever is open, and is used again: closing in
 * another way leaves it there, since taking it back would race with the next click. Going back then passes over
 * it, and going forward to it opens nothing.
 */

/** What is open now, by what closes it. */
const open = new Set<() => void>();
/** Whether the tab is on such an entry. */
let isOver = false;
/** The router's key of the page shown. */
let page = "default";

type Entry = { idx: number; key: string; over: boolean };

/** An entry of the history as router and we write it. */
function readEntry(state: unknown): Entry {
	const { idx, key, over }: Partial<Record<keyof Entry, unknown>> =
		typeof state === "object" && state !== null ? state : {};
	return {
		idx: typeof idx === "number" ? idx : 0,
		key: typeof key === "string" ? key : "default",
		over: over === true,
	};
}

/** Whether the tab is on an entry of what is or was open: the next page takes its place. */
export function isOverPage(): boolean {
	return readEntry(history.state).over;
}

function opened(close: () => void): void {
	open.add(close);
	const { idx, over } = readEntry(history.state);
	if (!over) history.pushState({ ...history.state, idx: idx + 1, over: true }, "");
	isOver = true;
}

function travelled(event: PopStateEvent): void {
	const { key, over } = readEntry(event.state);
	const wasOver = isOver;
	isOver = over;
	// The router is to hear of changes of the page alone.
	if (key === page && (over || wasOver)) event.stopImmediatePropagation();
	if (over || !wasOver) return;
	const closing = [...open];
	open.clear();
	for (const close of closing) close();
	if (key === page && closing.length === 0) history.back();
}

/** Looks after the history of what opens over the pages; called once, in the shell around them. */
export function useBackCloses(): void {
	const { key } = useLocation();
	useEffect(() => {
		page = key;
		isOver = isOverPage();
	}, [key]);
	useEffect(() => {
		// Before the router, which listens on the way out.
		window.addEventListener("popstate", travelled, { capture: true });
		return () => window.removeEventListener("popstate", travelled, { capture: true });
	}, []);
}

/** While `isOpen`, Back calls `close`. */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
	const latest = useRef(close);
	useEffect(() => {
		latest.current = close;
	});
	useEffect(() => {
		if (!isOpen) return;
		const now = () => latest.current();
		opened(now);
		return () => void open.delete(now);
	}, [isOpen]);
}

/**
 * The same for a popover of the platform, which opens and closes without us.
 * @returns whether it is or was open; it may be since before the page came to life
 */
export function useClosedByBackPopover(id: string): boolean {
	const [isOpened, setOpened] = useState(false);
	useEffect(() => {
		const popover = document.getElementById(id);
		if (!popover) return;
		const close = () => popover.hidePopover();
		const follow = () => {
			if (popover.matches(":popover-open")) {
				setOpened(true);
				opened(close);
			} else open.delete(close);
		};
		if (popover.matches(":popover-open")) follow();
		popover.addEventListener("toggle", follow);
		return () => {
			open.delete(close);
			popover.removeEventListener("toggle", follow);
		};
	}, [id]);
	return isOpened;
}
