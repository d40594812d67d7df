import { setImmediate } from "node:timers/promises";
import { numbersIn } from "../../domain/catalogue/article-number.ts";
import type { Product, ReadProducts } from "../../domain/catalogue/catalogue.ts";
import { type ListedLine, type ListProblem, listProblem, readList } from "../../domain/orders/listed-lines.ts";
import { choiceKey } from "../../domain/orders/listed-match.ts";
import { type ConsideredLine, considerLine, type ListedOrder, orderOf } from "../../domain/orders/listed-order.ts";
import type { Db } from "../platform/db/database.ts";
import { idsByNumber } from "./numbered-products.ts";
import { findProducts } from "./search-products.ts";

/** At most this many different names of one list are looked for by the search: each takes a few milliseconds. */
const LOOKED_UP = 200;
/** And at most this many products may be meant by one. */
const CANDIDATES = 6;

/** How many lines are read without letting anybody else in. */
const IN_A_ROW = 20;

/** Of a longer line the rest is no product's name. */
const LONGEST_LOOKED_AT = 400;

/** A list that was looked up: its text with each line on one, the lines that name columns, and the order that it asks for. */
export type LookedUp =
	| { ok: true; text: string; heads: readonly number[]; order: ListedOrder }
	| { ok: false; problem: ListProblem };

/**
 * Finds the products of a list that somebody has pasted or typed: by article number, or else as the search finds them.
 * @param chosen products that the person has chosen for lines that were not clear, by `choiceKey`
 */
export async function lookUpList(
	db: Db,
	productsAt: ReadProducts,
	written: string,
	chosen: ReadonlyMap<string, string>,
): Promise<LookedUp> {
	const problem = listProblem(written);
	if (problem) return { ok: false, problem };
	const { text, lines, heads } = readList(written);
	if (lines.length === 0) return { ok: false, problem: { code: "listed-nothing" } };
	const idsAt = await idsByNumber(db, lines.flatMap(numbersOf));
	const found = new Map<string, readonly string[]>();
	const idsOf = (line: ListedLine): readonly string[] | undefined => {
		const own = chosen.get(choiceKey(line));
		const byNumber = [...new Set(numbersOf(line).flatMap(idsAt))];
		return own !== undefined ? [own] : byNumber.length > 0 ? byNumber : found.get(queryOf(line));
	};
	for (const line of lines) {
		if (idsOf(line) || found.size >= LOOKED_UP) continue;
		const query = queryOf(line);
		found.set(
			query,
			(await findProducts(db, query, CANDIDATES)).map(({ id }) => id),
		);
		await setImmediate();
	}
	const { products, pools } = await productsAt(lines.flatMap((line) => idsOf(line) ?? []));
	const considered: ConsideredLine[] = [];
	for (const [place, line] of lines.entries()) {
		const candidates = idsOf(line)?.flatMap((id): Product[] => {
			const product = products.get(id);
			return product ? [product] : [];
		});
		considered.push(considerLine(line, { candidates, chosen, pools }));
		if (place % IN_A_ROW === IN_A_ROW - 1) await setImmediate();
	}
	return { ok: true, text, heads, order: orderOf(considered, pools, LOOKED_UP) };
}

/** What of a line may be an article number: its column's, or what is one in its words. */
function numbersOf({ number, text, words }: ListedLine): string[] {
	if (number !== "") return [number];
	return words === "" ? [] : numbersIn(text.slice(0, LONGEST_LOOKED_AT));
}

/** What the search is asked for a line: without sizes, which would be words of many products. */
function queryOf({ number, words, quantities }: ListedLine): string {
	const names = words.split(" ").filter((word) => !/^(?:x*[sl]|m|\dx[sl])$/i.test(word));
	return [number, ...names, ...(quantities.length > 1 ? quantities : [])].join(" ").trim();
}
