import { readKept, type Slot, writeKept } from "../forms/kept.ts";

/*
 * What is chosen of an offer, kept in this tab beside what is typed into the form that accepts it: neither a reload nor a
 * way back loses it. It never leaves the browser but with that form.
 */

/** The boxes by which something is chosen, wherever they stand on the page. */
function boxesOf(form: HTMLFormElement): HTMLInputElement[] {
	return [...form.elements].filter(
		(element): element is HTMLInputElement =>
			element instanceof HTMLInputElement && element.dataset.choose !== undefined,
	);
}

/** Keeps what is chosen now. */
export function keepChoice(form: HTMLFormElement, slot: Slot): void {
	const fields = Object.fromEntries(
		boxesOf(form)
			.filter(({ checked }) => checked)
			.map(({ name, value }) => [name, value]),
	);
	writeKept(slot, { formKey: "", fields });
}

/** Puts back what was chosen before, unless something is chosen here already: before this code lived, or by the browser itself. */
export function putBackChoice(form: HTMLFormElement, slot: Slot): void {
	const boxes = boxesOf(form);
	if (boxes.some((box) => box.checked !== box.defaultChecked)) {
		keepChoice(form, slot);
		return;
	}
	const kept = readKept(slot);
	if (kept) for (const box of boxes) box.checked = kept.fields[box.name] === box.value;
}
