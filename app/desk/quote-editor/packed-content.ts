import type { NamedCell } from "../../../domain/orders/cells.ts";
import type { QuoteContent, QuoteLine } from "../../../domain/quotes/content.ts";

/**
 * An offer as one text, on its way to the editor. A line can be split into hundreds of cells that share their colours
 * and sizes: as objects the cells of a hundred lines are most of the page, and most of what it takes to write and read it.
 */
type PackedContent = string;

/** What a cell says beside its quantity: its colour, the colour's name, its size. */
type Kind = Pick<NamedCell, "colour" | "colourName" | "size">;
/** For each cell the place of its kind among all kinds, then its quantity. */
type PackedCells = number[];
type Cells = "asked" | "cells";
type PackedLine = Omit<QuoteLine, Cells> & Record<Cells, PackedCells>;
type Packed = { kinds: Kind[]; content: Omit<QuoteContent, "lines">; lines: PackedLine[] };

/** Says the same in less; `unpacked` reads it. */
export function packed({ lines, ...content }: QuoteContent): PackedContent {
	const kinds: Kind[] = [];
	const places = new Map<string, number>();
	const placeOf = ({ colour, colourName, size }: NamedCell): number => {
		const key = JSON.stringify([colour, colourName, size]);
		const place = places.get(key) ?? kinds.push({ colour, colourName, size }) - 1;
		places.set(key, place);
		return place;
	};
	const pack = (cells: readonly NamedCell[]): PackedCells => cells.flatMap((cell) => [placeOf(cell), cell.quantity]);
	const text: Packed = {
		content,
		lines: lines.map((line) => ({ ...line, asked: pack(line.asked), cells: pack(line.cells) })),
		kinds,
	};
	return JSON.stringify(text);
}

/** What `packed` was given. */
export function unpacked(text: PackedContent): QuoteContent {
	const { content, lines, kinds }: Packed = JSON.parse(text);
	const unpack = (numbers: PackedCells): NamedCell[] => {
		const cells: NamedCell[] = [];
		for (let at = 0; at + 1 < numbers.length; at += 2) {
			const kind = kinds[numbers[at] ?? 0];
			if (kind) cells.push({ ...kind, quantity: numbers[at + 1] ?? 0 });
		}
		return cells;
	};
	return {
		...content,
		lines: lines.map((line) => ({ ...line, asked: unpack(line.asked), cells: unpack(line.cells) })),
	};
}
