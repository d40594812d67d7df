import { createElement, Fragment, type ReactNode } from "react";
import type { Parts } from "../../messages/parts.ts";

/** A sentence of messages/ around elements of the page: `<Sentence of={words.openUntil({ end: <LocalTime … /> })} />`. */
export function Sentence({ of }: { of: Parts<ReactNode> }) {
	// Their order is the sentence's own and never changes: none needs a key.
	return createElement(Fragment, null, ...of);
}
