import { BOOTED_ID } from "./booted-id.ts";

/** The first paint waits for the end of the document, in browsers that know the way (booted-id.ts). */
export const paintedWhole = { rel: "expect", href: `#${BOOTED_ID}`, blocking: "render" } as const;

/** The signs of the rupee, in the text face and in that of headings: coming later, they would push columns and totals. */
export const rupee = faceAhead("/fonts/figtree-inr-416a1e85.woff2");
export const largeRupee = faceAhead("/fonts/newsreader-inr-860bebe9.woff2");
/** The company's name in Tamil. */
export const tamil = faceAhead("/fonts/tamil-thari-eaa7ee49.woff2");

function faceAhead(href: string) {
	return { rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" } as const;
}
