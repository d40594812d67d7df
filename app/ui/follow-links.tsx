import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { afterPaint } from "./after-paint.ts";
import { isOverPage } from "./back-closes.ts";
import { useQuietBreaks } from "./quiet-breaks.ts";

/** How long a mouse rests on a link before it counts as meant, milliseconds. */
const INTENT = 100;

/** Follows the site's own links without a reload (`data-stay`: where the page is), and fetches a page as soon as somebody seems to want it. */
export function FollowLinks() {
	useFollowing();
	useQuietBreaks();
	const wanted = useWantedPage();
	return wanted && <PrefetchPageLinks page={wanted} />;
}

/** Whether a click on a link leads there in this tab: not one that asks the browser for a tab or a window of its own. */
export function isFollowed({ button, metaKey, ctrlKey, shiftKey, altKey }: Omit<MouseEventInit, "view">): boolean {
	return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function useFollowing() {
	const navigate = useNavigate();
	useEffect(() => {
		const follow = (event: MouseEvent) => {
			const link = ownLink(event.target);
			if (!link || event.defaultPrevented || !isFollowed(event)) return;
			event.preventDefault();
			const isSamePage = link.pathname === location.pathname;
			const options = {
				// What was open over the page is no place to come back to.
				replace: link.href === location.href || isOverPage(),
				// A filter changes a part of the page: that needs no scene of its own.
				viewTransition: !isSamePage,
				preventScrollReset: link.dataset.stay !== undefined,
			};
			const go = () => navigate(link.pathname + link.search + link.hash, options);
			// What the press has marked on the page that stays is seen first.
			if (isSamePage) void afterPaint().then(go);
			else go();
		};
		document.addEventListener("click", follow);
		return () => document.removeEventListener("click", follow);
	}, [navigate]);
}

/** The page of the link that is pointed at, focused or touched. */
function useWantedPage(): string | undefined {
	const [wanted, setWanted] = useState<string>();
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const want = (event: Event) => {
			clearTimeout(timer);
			const link = ownLink(event.target);
			const page = link && link.pathname + link.search;
			if (!page || page === location.pathname + location.search) return;
			timer = setTimeout(() => setWanted(page), event.type === "touchstart" ? 0 : INTENT);
		};
		const kinds = ["pointerover", "focusin", "touchstart"];
		for (const kind of kinds) document.addEventListener(kind, want, { passive: true });
		return () => {
			clearTimeout(timer);
			for (const kind of kinds) document.removeEventListener(kind, want);
		};
	}, []);
	return wanted;
}

/** The link to a page of this site that an event happened in; not what leaves the site, the tab or the page. */
function ownLink(target: EventTarget | null): HTMLAnchorElement | undefined {
	const link = target instanceof Element ? target.closest("a") : null;
	if (!link || link.origin !== location.origin || link.target || link.download) return undefined;
	return link.getAttribute("href")?.startsWith("/") ? link : undefined;
}
