import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { FACES_KEY } from "./faces-key.ts";

/** They have been fetched, and the page is still in its first faces. */
let areThere = false;

/**
 * The company's typefaces where the first page is not set in them: on a phone (styles/fonts.css), and on a slow line. They are
 * fetched once the page lives, and in use with the next one, where everything is drawn anew anyway. Of those that do not
 * come the stand-ins stay.
 */
export function useFaces() {
	const { pathname } = useLocation();
	useEffect(() => {
		Promise.allSettled(Array.from(document.fonts, (face) => face.load())).then(() => {
			areThere = true;
			try {
				localStorage.setItem(FACES_KEY, "1");
			} catch {
				// Storage is switched off: the first page of every visit is set in the stand-ins.
			}
		});
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with another page, and not before.
	useLayoutEffect(() => {
		if (!areThere) return;
		areThere = false;
		document.documentElement.dataset.faces = "";
		sayAgain();
	}, [pathname]);
}

/** A face that came after the first paint is given up for as long as its rule stands: the same rules (root.tsx) anew take it from the cache. */
function sayAgain() {
	const again = new CSSStyleSheet();
	for (const rule of document.querySelector("style")?.sheet?.cssRules ?? [])
		if (rule instanceof CSSFontFaceRule) again.insertRule(rule.cssText, again.cssRules.length);
	document.adoptedStyleSheets.push(again);
}
