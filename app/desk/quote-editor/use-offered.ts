import { useCallback, useEffect, useMemo, useState } from "react";
import { fetchProducts } from "./fetch-products.ts";
import type { OfferedProducts } from "./offered-products.server.ts";

/**
 * The products of an offer: those that came with the page, those that were picked, and those of lines that came in another
 * way: from a former offer, a template, or a draft that was left in this browser.
 * @param named the ids that lines name now
 */
export function useOffered(caseId: string, given: OfferedProducts, named: readonly string[]) {
	const [more, setMore] = useState<readonly OfferedProducts[]>([]);
	/** What has been asked for, whether or not it is there: a product that is gone is asked for once. */
	const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
	const all = useMemo(() => [given, ...more], [given, more]);
	const facts = useMemo(
		() => new Map(all.flatMap(({ products }) => products.map((product) => [product.id, product] as const))),
		[all],
	);
	const thumbs = useMemo(() => Object.assign({}, ...all.map(({ thumbs }) => thumbs)), [all]);
	const costs = useMemo(
		() => (given.costs ? new Map(all.flatMap(({ costs }) => Object.entries(costs ?? {}))) : undefined),
		[all, given],
	);
	const missing = [...new Set(named)].filter((id) => id !== "" && !facts.has(id) && !asked.has(id));
	const wanted = missing.join("\n");
	const add = useCallback((some: OfferedProducts) => setMore((before) => [...before, some]), []);
	useEffect(() => {
		if (wanted === "") return;
		const given = new AbortController();
		const ids = wanted.split("\n");
		fetchProducts(caseId, { ids }, given.signal)
			.then(add)
			// Without them nothing is said of minimums and packing: no reason to hold up what is written.
			.catch(() => undefined)
			.then(() => given.signal.aborted || setAsked((before) => new Set([...before, ...ids])));
		return () => given.abort();
	}, [wanted, caseId, add]);
	return { facts, thumbs, costs, add, isWaiting: wanted !== "" };
}
