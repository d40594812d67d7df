import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { FACES_KEY } from "./faces-key.ts";

/**
 * The company's typefaces on a phone (styles/fonts.css): fetched once its first page lives, in use with the next one,
 * where everything is drawn anew anyway. Of those that do not come the stand-ins stay.
 */
export function useFaces() {
	const { pathname } = useLocation();
	const areThere = useRef(false);
	useEffect(() => {
		Promise.allSettled(Array.from(document.fonts, (face) => face.load())).then(() => {
			areThere.current = true;
			try {
				localStorage.setItem(FACES_KEY, "1");
			} catch {
				// Storage is switched off: the first page of every visit is set in the stand-ins.
			}
		});
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with another page, and not before.
	useLayoutEffect(() => {
		if (areThere.current) document.documentElement.dataset.faces = "";
	}, [pathname]);
}
