import { useEffect } from "react";
import { useFocusAfterNavigation } from "../../ui/focus-after-navigation.ts";

/** What every page of the desk does once its script lives. */
export function useDeskLife() {
	useEffect(() => {
		document.documentElement.dataset.live = "1";
	}, []);
	useFocusAfterNavigation();
}
