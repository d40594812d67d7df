import type { FormEvent } from "react";
import { countChanges } from "../parts/use-unsaved.ts";

/**
 * Sends the pictures that were chosen beside the form that is being sent, each by its own form: one press saves all that
 * is typed on the page. Where one still lacks something nothing is sent, and the browser says what. One that is on its
 * way already (`data-busy`) is not sent a second time.
 * @param around what holds the form and those of the pictures
 */
export function sendPictures(event: FormEvent<HTMLFormElement>, around: HTMLElement | null): void {
	const main = event.currentTarget;
	const pictures = [...(around?.querySelectorAll("form") ?? [])].filter(
		(form) => form !== main && countChanges(form) > 0,
	);
	const waiting = pictures.filter((form) => form.dataset.busy === undefined);
	const isReady = waiting.every((form) => form.reportValidity());
	if (isReady) for (const form of waiting) form.requestSubmit();
	// Without changes of its own it would say that nothing has changed.
	if (!isReady || (pictures.length > 0 && countChanges(main) === 0)) event.preventDefault();
}
