import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { header } from "../../../messages/en/shop/parts/header.ts";
import { useMessages } from "../../ui/use-messages.ts";

const Suggestions = lazy(async () => ({ default: (await import("../search/suggestions.tsx")).Suggestions }));

/** Where a "/" is a letter that somebody types. */
const TYPING = "input, select, textarea, [contenteditable]";

/**
 * The way to search on every page: a plain form, which leads to the search's page. What is found while somebody types is
 * fetched, with the code that shows it, when the field is first used.
 */
export function HeaderSearch() {
	const words = useMessages(header);
	const field = useRef<HTMLInputElement>(null);
	const [isUsed, setUsed] = useState(false);
	const leave = useSlash(field);
	useEffect(() => {
		// It may have been in use before the page came to life.
		if (document.activeElement === field.current) setUsed(true);
	}, []);
	return (
		<form action="/search">
			<input
				ref={field}
				type="search"
				name="q"
				aria-label={words.search}
				placeholder={words.search}
				onFocus={() => setUsed(true)}
				onKeyDown={(event) => {
					if (event.key !== "Escape") return;
					// What is typed stays for another time.
					event.preventDefault();
					leave();
				}}
			/>
			{isUsed && <Suspense>{<Suggestions field={field} />}</Suspense>}
		</form>
	);
}

/**
 * "/" leads to the field, on phones by opening the menu it stands in; on the search's own page to the field there.
 * @returns what leaves the field, for where the focus was before
 */
function useSlash(field: RefObject<HTMLInputElement | null>): () => void {
	const before = useRef<Element>(null);
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const { key, target, ctrlKey, metaKey, altKey } = event;
			if (key !== "/" || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
			const isTyped = target instanceof Element && target.closest(TYPING);
			if (isTyped || document.querySelector("dialog[open]")) return;
			const input = document.querySelector<HTMLInputElement>("#q") ?? field.current;
			if (!input) return;
			event.preventDefault();
			before.current = document.activeElement;
			if (!input.offsetParent) input.closest<HTMLElement>("[popover]")?.showPopover();
			input.focus();
			input.select();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [field]);
	return () => {
		const input = field.current;
		input?.blur();
		input?.closest<HTMLElement>("[popover]")?.hidePopover();
		if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
		before.current = null;
	};
}
