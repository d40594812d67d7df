import { useEffect } from "react";

/**
 * What the page breaks off itself is no error: a request that a newer one replaces while its answer is on the way, which
 * the router (react-router 8.4, `decode` of its stream) leaves as rejections that nobody handles, and a change of page
 * that skips the scene of the one before. Everything else is complained of on the console as ever.
 */
export function useQuietBreaks(): void {
	useEffect(() => {
		const quiet = (event: PromiseRejectionEvent) => {
			if (event.reason instanceof DOMException && /^Abort|transition/i.test(`${event.reason}`)) event.preventDefault();
		};
		addEventListener("unhandledrejection", quiet);
		return () => removeEventListener("unhandledrejection", quiet);
	}, []);
}
