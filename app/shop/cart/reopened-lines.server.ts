import type { ProductsAt } from "../../../domain/catalogue/catalogue.ts";
import { mergeCells } from "../../../domain/orders/cells.ts";
import { cellsWithin } from "../../../domain/orders/spread.ts";
import { countedLines } from "../../../domain/quotes/choices.ts";
import { goodsLines } from "../../../domain/quotes/content.ts";
import type { Messages } from "../../../messages/registry.ts";
import type { CaseView } from "../../../server/cases/index.ts";
import { type AskedEarlier, type LineToday, lineToday } from "./line-today.server.ts";

/**
 * @param version of which the offered lines are taken; any that does not exist means the request's own
 * @param today the products that the case names, as the catalogue has them now, and its pools
 */
export function reopenedLines(
	view: CaseView,
	version: number,
	{ products, pools }: Pick<ProductsAt, "products" | "pools">,
	words: Pick<Messages, "shop" | "cells">,
): LineToday[] {
	return askedLines(view, version).map((asked) =>
		lineToday(asked, products.get(asked.id), pools, words.shop.cart.reopen, words),
	);
}

/** Each product once: a version may offer one of them in two lines. */
function askedLines({ versions, request }: CaseView, wanted: number): AskedEarlier[] {
	const version = versions.find((one) => one.version === wanted);
	if (!version) return request.lines;
	const lines = new Map<string, AskedEarlier>();
	// What was only to be chosen is left out.
	for (const { productId, key, name, quantity, cells } of goodsLines({ lines: countedLines(version.content) })) {
		const id = productId || key;
		const before = lines.get(id);
		const split = mergeCells(before?.cells ?? [], cells);
		lines.set(id, { id, name, quantity: quantity + (before?.quantity ?? 0), cells: split });
	}
	// An older version says in words how it is split; what was asked for is taken as far as the quantity goes.
	const asked = new Map(request.lines.map(({ id, cells }) => [id, cells]));
	return [...lines.values()].map((line) => {
		const split = line.cells.length > 0 ? line.cells : (asked.get(line.id) ?? []);
		return { ...line, cells: cellsWithin(split, line.quantity) };
	});
}
