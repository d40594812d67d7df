import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a change of page the focus goes to its content, so that reading and tabbing begin there. */
export function useFocusAfterNavigation() {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		const main = document.querySelector("main");
		if (!main || main.contains(document.activeElement)) return;
		main.tabIndex = -1;
		main.focus({ preventScroll: true });
	}, [pathname]);
}
