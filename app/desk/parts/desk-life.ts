import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** What every page of the desk does once its script lives. */
export function useDeskLife() {
	useEffect(() => {
		document.documentElement.dataset.live = "1";
	}, []);
	useFocusAfterNavigation();
}

/** After a change of page the focus goes to its content, so that reading and tabbing begin there. */
function useFocusAfterNavigation() {
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
