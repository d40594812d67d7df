import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { listImage, type PictureSource } from "../../../content/product-image.ts";
import type { CatalogueItem } from "./catalogue-item.ts";

let bases: Promise<Record<string, string>> | undefined;

/** Fetched at the first reach for any card: forty addresses that most visitors never need are no part of the page. */
function closeViews(): Promise<Record<string, string>> {
	bases ??= fetch("/close-views.json")
		.then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
		.catch(() => {
			bases = undefined;
			return {};
		});
	return bases;
}

/** A finger that has gone so far sideways has swiped, pixels. */
const SWIPE = 28;

/**
 * A card's second picture: a mouse that rests on the picture sees it, a finger swipes to it and back. The product's page
 * shows the same picture, so nothing is lost to a keyboard.
 */
export function useSecondPicture({ id, second }: Pick<CatalogueItem, "id" | "second">) {
	const [source, setSource] = useState<PictureSource>();
	const [isShown, setShown] = useState(false);
	const from = useRef<number>(undefined);
	const swiped = useRef(false);

	const fetchIt = () => {
		if (source) return;
		if (second) setSource(listImage(second));
		else void closeViews().then(({ [id]: base }) => base && setSource(listImage(base)));
	};
	const handlers = {
		onPointerEnter: ({ pointerType }: PointerEvent) => {
			if (pointerType !== "mouse") return;
			fetchIt();
			setShown(true);
		},
		onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setShown(false),
		onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
			swiped.current = false;
			from.current = pointerType === "mouse" ? undefined : clientX;
			if (pointerType !== "mouse") fetchIt();
		},
		onPointerMove: ({ clientX }: PointerEvent) => {
			if (from.current === undefined || Math.abs(clientX - from.current) < SWIPE) return;
			setShown(clientX < from.current);
			swiped.current = true;
			from.current = undefined;
		},
		onPointerCancel: () => {
			from.current = undefined;
		},
		/** A swipe is no tap. */
		onClick: (event: MouseEvent) => {
			if (swiped.current) event.preventDefault();
			swiped.current = false;
		},
	};
	return { source, isShown, handlers };
}
