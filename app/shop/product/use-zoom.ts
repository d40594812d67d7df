import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { mostScale, type Point, STEP, WHOLE, within, type Zoom, zoomed } from "./zoom-move.ts";

/** A finger or mouse that has moved so far drags, pixels; one that has not has tapped. */
const TAP = 6;
/** One arrow moves so far, as a share of the stage. */
const ARROW = 0.15;
/** One line of a wheel's turn, as a power of e. */
const WHEEL = 0.0022;

const ARROWS: Readonly<Record<string, Point>> = {
	ArrowLeft: { x: 1, y: 0 },
	ArrowRight: { x: -1, y: 0 },
	ArrowUp: { x: 0, y: 1 },
	ArrowDown: { x: 0, y: -1 },
};

/** Pinch, wheel, drag, tap, keys and buttons over one stage. The picture is moved by its transform alone. */
export function useZoom() {
	const stage = useRef<HTMLDivElement>(null);
	const zoom = useRef<Zoom>(WHOLE);
	const pointers = useRef(new Map<number, Point>());
	/** How far they have gone since the first of them came down: a tap goes nowhere. */
	const travelled = useRef(0);

	/** Where a pointer is, seen from the stage's middle. */
	function place(event: { clientX: number; clientY: number }): Point {
		const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
		return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
	}

	function show(next: Zoom) {
		const box = stage.current;
		const picture = box?.querySelector<HTMLElement>("[data-moves]");
		if (!box || !picture) return;
		const size = { width: box.clientWidth, height: box.clientHeight };
		zoom.current = within(next, size, { width: picture.offsetWidth, height: picture.offsetHeight });
		const { scale, x, y } = zoom.current;
		picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
		box.dataset.scale = scale.toFixed(2);
	}

	function by(factor: number, at: Point = { x: 0, y: 0 }) {
		const image = stage.current?.querySelector("picture img");
		if (!(image instanceof HTMLImageElement)) return;
		show(zoomed(zoom.current, factor, at, mostScale(image.naturalWidth, image.offsetWidth)));
	}

	// React listens to the wheel passively: the page behind would scroll, a trackpad's pinch would zoom the site.
	useEffect(() => {
		const box = stage.current;
		const turn = (event: WheelEvent) => {
			event.preventDefault();
			by(Math.exp(-event.deltaY * WHEEL * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1)), place(event));
		};
		const fit = () => show(zoom.current);
		box?.addEventListener("wheel", turn, { passive: false });
		addEventListener("resize", fit);
		return () => {
			box?.removeEventListener("wheel", turn);
			removeEventListener("resize", fit);
		};
	});

	const handlers = {
		onPointerDown: (event: PointerEvent) => {
			if (event.button !== 0) return;
			stage.current?.setPointerCapture(event.pointerId);
			if (pointers.current.size === 0) travelled.current = 0;
			pointers.current.set(event.pointerId, place(event));
		},
		onPointerMove: (event: PointerEvent) => {
			const before = pointers.current.get(event.pointerId);
			if (!before) return;
			const now = place(event);
			const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
			travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
			pointers.current.set(event.pointerId, now);
			const { scale, x, y } = zoom.current;
			if (!other) return show({ scale, x: x + now.x - before.x, y: y + now.y - before.y });
			const apart = Math.hypot(before.x - other.x, before.y - other.y);
			if (apart === 0) return;
			const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
			by(Math.hypot(now.x - other.x, now.y - other.y) / apart, middle);
		},
		onPointerUp: (event: PointerEvent) => {
			const isTap = pointers.current.size === 1 && travelled.current < TAP;
			if (!pointers.current.delete(event.pointerId) || !isTap) return;
			// One tap goes in, and brings what was tapped to the middle once one is in: nobody need drag.
			const at = place(event);
			if (zoom.current.scale === 1) return by(STEP * STEP, at);
			const { scale, x, y } = zoom.current;
			show({ scale, x: x - at.x, y: y - at.y });
		},
		onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
		onKeyDown: (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey) return;
			const arrow = ARROWS[event.key];
			const box = stage.current;
			if (arrow && box) {
				const { scale, x, y } = zoom.current;
				show({ scale, x: x + arrow.x * ARROW * box.clientWidth, y: y + arrow.y * ARROW * box.clientHeight });
			} else if (event.key === "+" || event.key === "=") by(STEP);
			else if (event.key === "-") by(1 / STEP);
			else if (event.key === "0") show(WHOLE);
			else return;
			event.preventDefault();
		},
	};
	return { stage, handlers, by, whole: () => show(WHOLE) };
}
