import { useContext, useEffect } from "react";
import { UNSAFE_FrameworkContext } from "react-router";
import { loadToasts } from "../../ui/toast.ts";

/**
 * Fetches the scripts of all the desk's pages once the browser is idle. A page whose script does not come through when
 * it is gone to makes the router load the whole document again, and what somebody has typed goes with the old one.
 */
export function useFetchAhead(): void {
	const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
	useEffect(() => {
		if (!routes) return;
		const fetchAll = () => {
			loadToasts().catch(() => undefined);
			const pages = Object.values(routes).filter((route) => route?.id.startsWith("desk/"));
			const files = new Set(pages.flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : [])));
			for (const file of files) {
				const link = document.createElement("link");
				link.rel = "modulepreload";
				link.href = file;
				document.head.append(link);
			}
		};
		// Safari knows no idle callback.
		if (!window.requestIdleCallback) {
			const timer = setTimeout(fetchAll, 1000);
			return () => clearTimeout(timer);
		}
		const asked = requestIdleCallback(fetchAll);
		return () => cancelIdleCallback(asked);
	}, [routes]);
}
