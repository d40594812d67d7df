/** A line of the cart is about to go: the focus moves to the next one, or to the heading, instead of being lost. */
export function focusNeighbour(button: HTMLElement): void {
	const line = button.closest("li");
	const removes = (other: Element | null | undefined) => other?.querySelector<HTMLElement>("[data-remove]");
	const target =
		removes(line?.nextElementSibling) ??
		removes(line?.previousElementSibling) ??
		button.closest("dialog,section")?.querySelector<HTMLElement>("h2");
	target?.focus();
}
