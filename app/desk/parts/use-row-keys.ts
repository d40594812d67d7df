import { useMemo } from "react";
import { useKeys } from "./keys.ts";

/** What leads from a row to what it lists; the keys go from one to the next. */
export const ROW_LINK = "data-row-link";

/** j and k go down and up a list of links; Enter is the link's own. */
export function useRowKeys(title: string): void {
	useKeys(
		title,
		useMemo(
			() => [
				{ keys: "j", label: "down", run: () => move(1) },
				{ keys: "k", label: "up", run: () => move(-1) },
			],
			[],
		),
	);
}

function move(by: number): void {
	const links = [...document.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)];
	const at = links.findIndex((link) => link.contains(document.activeElement));
	const next = links[at < 0 ? 0 : Math.max(0, Math.min(links.length - 1, at + by))];
	next?.focus();
	next?.scrollIntoView({ block: "nearest" });
}
