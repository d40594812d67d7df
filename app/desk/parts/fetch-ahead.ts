import { useEffect } from "react";
import * as z from "zod/mini";
import { loadToasts } from "../../ui/toast.ts";

/** How long a browser that is never idle waits before it fetches them all the same, ms. */
const BUSY = 5000;

/**
 * Fetches the scripts of all the desk's pages once the browser is idle. A page whose script does not come through when
 * it is gone to makes the router load the whole document again, and what somebody has typed goes with the old one.
 */
export function useFetchAhead(): void {
	useEffect(() => {
		// Safari knows no idle callback.
		if (!window.requestIdleCallback) {
			const timer = setTimeout(fetchAll, 1000);
			return () => clearTimeout(timer);
		}
		const asked = requestIdleCallback(() => fetchAll(), { timeout: BUSY });
		return () => cancelIdleCallback(asked);
	}, []);
}

async function fetchAll() {
	loadToasts().catch(() => undefined);
	try {
		const response = await fetch("/desk/scripts");
		for (const file of z.array(z.string()).parse(await response.json())) {
			const link = document.createElement("link");
			link.rel = "modulepreload";
			link.href = file;
			document.head.append(link);
		}
	} catch {
		// A network that fails now: each page then fetches its script when somebody goes there.
	}
}
