import type { CSSProperties } from "react";
import { imageAddress } from "../../../domain/shared/image-address.ts";

/**
 * The largest file of a picture that this page's browser has fetched already, drawn behind the picture while a larger one
 * comes. Nothing in the server's document and while it comes to life: there nothing has been fetched before.
 */
export function standIn({ base, widths }: { base: string; widths: readonly number[] }): CSSProperties | undefined {
	if (typeof document === "undefined" || !document.documentElement.dataset.live) return undefined;
	const fetched = widths
		.map((width) => imageAddress(`${base}-${width}.avif`))
		.findLast((address) => performance.getEntriesByName(new URL(address, location.href).href).length > 0);
	return fetched === undefined ? undefined : { background: `url("${fetched}") 0 0 / cover` };
}
