import type { FieldErrors } from "../../domain/shared/form.ts";

/** What the shared core must know of a form. One constant each, so that effects may depend on it. */
export type FormKind = {
	/** Prefix of element ids and name of the draft on the device. */
	id: "inquiry" | "order";
	/** The fields a person fills, in their order on the page, with the labels they read. */
	labels: Readonly<Record<string, string>>;
	/** Brings the checks (and the validation library with them) at the first touch, never before. */
	loadCheck: () => Promise<{ check: (fields: Record<string, string>) => FieldErrors }>;
	/** Whether the page stays where it is after an answer: true where the form stands far down its page. */
	keepScroll: boolean;
};

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of that name in a form, or undefined. */
export function control(form: HTMLFormElement, name: string): Control | undefined {
	const found = form.elements.namedItem(name);
	if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement) {
		return found;
	}
	return undefined;
}

export function controlId(kind: FormKind, name: string): string {
	return `${kind.id}-${name}`;
}
