import type { MouseEvent } from "react";
import { usePage } from "../page-context.ts";

/** The answers whose forms are folded until they are asked for. */
export type FoldedAction = "change" | "decline" | "withdraw" | "undo" | "reply";

/** In an address: the form that is open there. */
const OPEN = "open";

/** Whether an address asks for this form to be open. */
export function opensForm(search: string, action: string): boolean {
	return new URLSearchParams(search).get(OPEN) === action;
}

/** Opens a folded form and puts the focus into its first field. @returns whether there is such a form */
export function openForm(action: string): boolean {
	const folded = document.getElementById(action);
	if (!(folded instanceof HTMLDetailsElement)) return false;
	folded.open = true;
	folded.scrollIntoView();
	folded.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus({ preventScroll: true });
	return true;
}

type Props = { action: FoldedAction; className: string | undefined; children: string };

/** Leads to the form of an answer and opens it; without script it loads the page with the form open. */
export function ToAnswer({ action, className, children }: Props) {
	const { view } = usePage();
	const follow = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		if (openForm(action)) event.preventDefault();
	};
	const href = view.base === null ? `#${action}` : `${view.base}?${OPEN}=${action}#${action}`;
	return (
		<a className={className} href={href} onClick={follow}>
			{children}
		</a>
	);
}
