import type { Product } from "../catalogue/catalogue.ts";
import { cellsSum, type NamedCell } from "../orders/cells.ts";
import { withQuantity } from "../orders/spread.ts";
import type { Currency } from "../shared/currency.ts";
import type { QuoteLine } from "./content.ts";

/** A colour in a size, as it was asked for and as it is offered; 0 where one of the two says nothing of it. */
type ComparedCell = Omit<NamedCell, "quantity"> & { asked: number; offered: number };

type Cells = Pick<QuoteLine, "asked" | "cells">;

/** Every colour and size that was asked for or is offered, in the order in which they first come. */
export function comparedCells({ asked, cells }: Cells): ComparedCell[] {
	const places = new Map<string, ComparedCell>();
	const add = (all: readonly NamedCell[], as: "asked" | "offered") => {
		for (const { colour, colourName, size, quantity } of all) {
			const key = JSON.stringify([colour, size]);
			const place = places.get(key) ?? { colour, colourName, size, asked: 0, offered: 0 };
			places.set(key, { ...place, [as]: place[as] + quantity });
		}
	};
	add(asked, "asked");
	add(cells, "offered");
	return [...places.values()];
}

/** The cells that are offered otherwise than they were asked for; none where no split was asked for. */
export function changedCells(line: Cells): ComparedCell[] {
	return line.asked.length === 0 ? [] : comparedCells(line).filter(({ asked, offered }) => asked !== offered);
}

/** What the cells leave of the quantity, to be agreed; nothing of a line that is not split. */
export function openQuantity({ quantity, cells }: Pick<QuoteLine, "quantity" | "cells">): number {
	return cells.length === 0 ? 0 : Math.max(0, quantity - cellsSum(cells));
}

/** Another quantity: cells, and what is to be agreed, keep their ratio, as in the shop. */
export function withLineQuantity<C extends Currency>(line: QuoteLine<C>, quantity: number): QuoteLine<C> {
	if (quantity === line.quantity || line.cells.length === 0) return { ...line, quantity };
	return { ...line, quantity, cells: [...withQuantity(line, quantity).cells] };
}

/** What the catalogue says of the colours and sizes of a product. */
export type ProductChoices = Pick<Product["details"], "colourways" | "sizes">;

/** Whether a product is made in that colour and size today. */
export function isMadeIn({ colourways, sizes }: ProductChoices, { colour, size }: Omit<NamedCell, "quantity">) {
	const hasColour = colour === null || colourways?.some(({ code }) => code === colour) === true;
	return hasColour && (size === null || sizes?.includes(size) === true);
}
