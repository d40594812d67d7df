/*
 * How every page shows toasts. Their library and their area are fetched with the first toast: no page
 * needs them before somebody has done something.
 */
import type { ReactElement } from "react";
import { afterPaint } from "./after-paint.ts";

type Kind = "success" | "error";
type Message = string | ReactElement;
/** A toast with the id of an earlier one takes its place. */
type Options = { id?: string };

export const loadToasts = () => import("./toaster.tsx");

const waiting = new Set<() => void>();

/** Subscribes the toast area to toasts. Returns how to unsubscribe. */
export function onToast(show: () => void): () => void {
	waiting.add(show);
	return () => waiting.delete(show);
}

async function send(kind: Kind, message: Message, options?: Options): Promise<void> {
	// What the press itself has changed is seen first.
	await afterPaint();
	const { toast } = await loadToasts();
	toast[kind](message, options);
	for (const show of waiting) show();
}

export const toast = {
	success: (message: Message, options?: Options) => void send("success", message, options),
	error: (message: Message, options?: Options) => void send("error", message, options),
};
