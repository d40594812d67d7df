import { type DragEvent, useMemo, useRef } from "react";

const rowOf = (target: EventTarget) =>
	target instanceof Element ? target.closest<HTMLElement>("[data-row]") : undefined;

/**
 * Lines are dragged by their picture. The keys and the buttons of a line do the same, so nothing here is needed by
 * anybody who does not drag.
 * @param onDrop the line that was dragged, and the one whose place it takes
 */
export function useRowDrag(onDrop: (key: string, onto: string) => void) {
	const dragged = useRef<string>(undefined);
	return useMemo(() => {
		const mark = (row: Element | null | undefined) => {
			for (const one of document.querySelectorAll<HTMLElement>("[data-row][data-target]")) delete one.dataset.target;
			if (row instanceof HTMLElement) row.dataset.target = "";
		};
		return {
			onDragStart(event: DragEvent) {
				const row = rowOf(event.target);
				dragged.current = row?.dataset.row;
				event.dataTransfer.effectAllowed = "move";
				// Firefox drags nothing that has no data.
				event.dataTransfer.setData("text/plain", "");
				if (row) event.dataTransfer.setDragImage(row, 0, 0);
			},
			onDragOver(event: DragEvent) {
				const row = rowOf(event.target);
				if (dragged.current === undefined || !row) return;
				event.preventDefault();
				mark(row);
			},
			onDrop(event: DragEvent) {
				const onto = rowOf(event.target)?.dataset.row;
				mark(undefined);
				if (dragged.current === undefined || onto === undefined) return;
				event.preventDefault();
				onDrop(dragged.current, onto);
			},
			onDragEnd() {
				dragged.current = undefined;
				mark(undefined);
			},
		};
	}, [onDrop]);
}
