/** A product that a file names: the category it is to be in, and its place there, counted from 1. */
type Wish = { id: string; category: string; rank: number | undefined };

type Standing = { id: string; category: string };

/**
 * The order of each category that wishes change: those with a place get it, all others keep their order around
 * them, and what is new to a category is at its end.
 * @param standing the products in their current order
 */
export function newOrders(
	standing: readonly Standing[],
	wishes: readonly Wish[],
): { category: string; ids: string[] }[] {
	const wished = new Map(wishes.map((wish) => [wish.id, wish]));
	const stood = new Map(standing.map(({ id, category }) => [id, category]));
	const staying = standing.filter(({ id, category }) => (wished.get(id)?.category ?? category) === category);
	const coming = wishes.filter(({ id, category }) => stood.get(id) !== category);
	const unranked = [...staying, ...coming].filter(({ id }) => wished.get(id)?.rank === undefined);
	const before = Map.groupBy(standing, ({ category }) => category);
	const after = Map.groupBy(unranked, ({ category }) => category);
	const ranked = Map.groupBy(
		wishes.filter(({ rank }) => rank !== undefined),
		({ category }) => category,
	);
	return [...new Set([...before.keys(), ...after.keys(), ...ranked.keys()])].flatMap((category) => {
		const ids = (after.get(category) ?? []).map(({ id }) => id);
		const byRank = (ranked.get(category) ?? []).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
		for (const { id, rank = 1 } of byRank) ids.splice(rank - 1, 0, id);
		const old = before.get(category) ?? [];
		const isSame = ids.length === old.length && ids.every((id, n) => id === old[n]?.id);
		return isSame ? [] : [{ category, ids }];
	});
}

/** A list in which one entry has changed places with its neighbour; undefined where there is none that way. */
export function moved(ids: readonly string[], id: string, way: "up" | "down"): string[] | undefined {
	const at = ids.indexOf(id);
	const to = way === "up" ? at - 1 : at + 1;
	const neighbour = ids[to];
	if (at < 0 || neighbour === undefined) return undefined;
	return ids.with(to, id).with(at, neighbour);
}
