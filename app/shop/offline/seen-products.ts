import { useEffect } from "react";

/** Kept for a page without a connection: what was looked at last, newest first. Prices are not, which may have changed. */
const SEEN_KEY = "thari-seen";
const MOST = 12;

type SeenProduct = { path: string; name: string; picture: string };

/** What this browser keeps; nothing where storage is switched off or holds something else. */
export function readSeen(): SeenProduct[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(SEEN_KEY) ?? "[]");
		return Array.isArray(kept) ? kept.filter(isSeen) : [];
	} catch {
		return [];
	}
}

function isSeen(value: unknown): value is SeenProduct {
	if (typeof value !== "object" || value === null) return false;
	const { path, name, picture }: Partial<Record<keyof SeenProduct, unknown>> = value;
	return [path, name, picture].every((text) => typeof text === "string");
}

/** Keeps this product, with its picture in the size that the browser has fetched, and so will have without a connection. */
export function useSeen(name: string): void {
	useEffect(() => {
		const image = document.querySelector<HTMLImageElement>("main img");
		const keep = () => {
			const { pathname: path } = location;
			const others = readSeen().filter((other) => other.path !== path);
			const picture = image ? new URL(image.currentSrc).pathname : "";
			writeSeen([{ path, name, picture }, ...others]);
		};
		if (!image || image.complete) return keep();
		image.addEventListener("load", keep, { once: true });
		return () => image.removeEventListener("load", keep);
	}, [name]);
}

function writeSeen(seen: readonly SeenProduct[]) {
	try {
		localStorage.setItem(SEEN_KEY, JSON.stringify(seen.slice(0, MOST)));
	} catch {
		// Nothing is kept: the page without a connection shows the cart alone.
	}
}
