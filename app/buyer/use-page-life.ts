import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { dropKeptUnder } from "../forms/kept.ts";
import { keptUnder } from "./forms/use-action-form.ts";
import { doneAction } from "./parts/notice.tsx";
import type { QuoteView } from "./view.ts";

/** How often the page asks whether there is something new, while somebody looks at it. */
const EVERY = 20_000;
/** How long a page is in sight before it counts as seen by a person. */
const A_LOOK = 1_500;

/** What the buyer's page does once its script lives. @returns whether there is something new to see */
export function usePageLife(view: QuoteView): boolean {
	useEffect(() => {
		document.documentElement.dataset.live = "1";
	}, []);
	useForgotten(view);
	useSeen(view);
	return useNews(view);
}

/** What was typed into a form is forgotten once its action is done: the form itself may be gone by then. */
function useForgotten(view: QuoteView) {
	const location = useLocation();
	const done = doneAction(location.search, view);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each address at which something was done.
	useEffect(() => {
		if (done) dropKeptUnder(keptUnder(view, done));
	}, [done, location.key]);
}

/**
 * Reports to the company that a person has read the page, and as of when. The GET itself does not count, since machines
 * open links too.
 */
function useSeen({ base, now: shown }: QuoteView) {
	useEffect(() => {
		if (base === null) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const look = () => {
			clearTimeout(timer);
			if (document.visibilityState !== "visible") return;
			timer = setTimeout(() => {
				document.removeEventListener("visibilitychange", look);
				const body = new URLSearchParams({ shown: String(shown) });
				// It does not matter here whether it arrives.
				fetch(`${base}/seen`, { method: "POST", body, keepalive: true }).catch(() => undefined);
			}, A_LOOK);
		};
		look();
		document.addEventListener("visibilitychange", look);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}, [base, shown]);
}

function useNews({ base, pageVersion }: QuoteView): boolean {
	const [newest, setNewest] = useState(pageVersion);
	useEffect(() => {
		if (base === null) return;
		setNewest(pageVersion);
		const ask = async () => {
			if (document.visibilityState !== "visible" || !navigator.onLine) return;
			const answer = await fetch(`${base}/version-check`).catch(() => undefined);
			if (answer?.ok) setNewest(await answer.text());
		};
		const timer = setInterval(ask, EVERY);
		document.addEventListener("visibilitychange", ask);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", ask);
		};
	}, [base, pageVersion]);
	return newest !== pageVersion;
}
