type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of that name in a form, or undefined. */
export function control(form: HTMLFormElement, name: string): Control | undefined {
	const found = form.elements.namedItem(name);
	if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement) {
		return found;
	}
	return undefined;
}

/** Opens the folded part that a field stands in. */
export function unfold(field: Control): void {
	field.closest("details")?.setAttribute("open", "");
}

/** Puts the focus into the first field, in the order a person meets them, that has a sentence under it. */
export function focusFirst(form: HTMLFormElement, names: readonly string[], errors: object): void {
	const wrong = names.flatMap((name) => (name in errors && control(form, name)) || []);
	wrong.forEach(unfold);
	wrong[0]?.focus();
}
