import type { KeyboardEvent } from "react";

/** The columns in which keys lead up and down. */
type Column = "name" | "quantity" | "unitPrice";

/** Marks a field or a button of a line as the one of its column. */
export const inColumn = (column: Column, line: string) => ({ "data-column": column, "data-line": line });

/** Where a key was pressed; undefined outside the columns: in a line's particulars keys do what they always do. */
export function cellOf(target: EventTarget): { element: HTMLElement; column: Column; line: string } | undefined {
	if (!(target instanceof HTMLElement)) return undefined;
	const { column, line } = target.dataset;
	const known = (["name", "quantity", "unitPrice"] as const).find((one) => one === column);
	return known && line !== undefined ? { element: target, column: known, line } : undefined;
}

/**
 * Enter goes down a column and Shift+Enter up, as in a spreadsheet; the arrows do too. At an end the focus stays.
 * @param onMove puts the line one place up (-1) or down (1): Alt with an arrow
 */
export function tableKeys(event: KeyboardEvent<HTMLElement>, onMove: (line: string, by: -1 | 1) => void): void {
	const cell = cellOf(event.target);
	const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
	if (!cell || ctrlKey || metaKey || event.nativeEvent.isComposing) return;
	const arrow = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : undefined;
	if (altKey) {
		if (arrow === undefined) return;
		event.preventDefault();
		onMove(cell.line, arrow);
		return;
	}
	const enter = key === "Enter" && cell.column !== "name" ? (shiftKey ? -1 : 1) : undefined;
	const by = enter ?? (shiftKey ? undefined : arrow);
	if (by === undefined) return;
	event.preventDefault();
	const column = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-column="${cell.column}"]:enabled`)];
	const next = column[column.indexOf(cell.element) + by];
	next?.focus();
	if (next instanceof HTMLInputElement) next.select();
}
