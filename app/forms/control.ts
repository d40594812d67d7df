export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of that name in a form, or undefined. */
export function control(form: HTMLFormElement, name: string): Control | undefined {
	const found = form.elements.namedItem(name);
	if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement) {
		return found;
	}
	return undefined;
}

/** Puts the focus into the first field, in the order a person meets them, that has a sentence under it. */
export function focusFirst(form: HTMLFormElement, names: readonly string[], errors: object): void {
	const first = names.find((name) => name in errors);
	if (first) control(form, first)?.focus();
}
