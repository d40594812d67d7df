import { readFileSync } from "node:fs";
import { styleInside } from "./style-inside.ts";
import { usedStyleOf } from "./used-style.ts";

/** What gives the used rules of some sheets, by the sheets' addresses: the pages of the shop link few different sets. */
const readers = new Map<string, (html: string) => string>();

/**
 * Gives a document the style it uses inside itself: one round trip less before the first paint, and it still fits the
 * first packets that a server may send (docs/decisions/0013-what-a-first-visit-is-sent.md). Off with
 * STYLE_IN_DOCUMENT=no: the document then links its sheets as React wrote it.
 */
export function withDocumentStyle(html: string): string {
	return styleInside(html, (addresses, document) => {
		const key = addresses.join();
		const usedBy = readers.get(key) ?? usedStyleOf(addresses.map(readSheet).join(""));
		readers.set(key, usedBy);
		return usedBy(document);
	});
}

/** A sheet of the build, which lies beside the server's. */
function readSheet(address: string): string {
	return readFileSync(new URL(`../client${address}`, import.meta.url), "utf8").trim();
}
