import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { FACES_KEY } from "./faces-key.ts";

/** One of each file of styles/faces.css but those of the rupee's sign. */
const FACES = ['1em "Newsreader"', 'italic 1em "Newsreader"', '1em "Figtree"'] as const;

/**
 * The company's typefaces on a phone (styles/fonts.css): fetched once its first page lives, in use with the next one,
 * where everything is drawn anew anyway.
 */
export function useFaces() {
	const { pathname } = useLocation();
	const first = useRef(pathname);
	const areThere = useRef(false);
	useEffect(() => {
		fetchFaces().then(
			() => {
				areThere.current = true;
			},
			// The line is cut: the stand-ins stay.
			() => {},
		);
	}, []);
	useLayoutEffect(() => {
		if (areThere.current && pathname !== first.current) document.documentElement.dataset.faces = "";
	}, [pathname]);
}

async function fetchFaces() {
	await Promise.all(FACES.map((face) => document.fonts.load(face)));
	try {
		localStorage.setItem(FACES_KEY, "1");
	} catch {
		// Storage is switched off: the first page of every visit is set in the stand-ins.
	}
}
