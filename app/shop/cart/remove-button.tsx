import button from "../../ui/button.module.css";

type Props = {
	/** What it is called for those who hear it, with the name of what goes. */
	label: string;
	text: string;
	onRemove: () => void;
};

/** Takes a line away: a product of the cart, a sample. The focus moves on, so that the keyboard does not lose its place. */
export function RemoveButton({ label, text, onRemove }: Props) {
	return (
		<button
			type="button"
			className={button.minor}
			data-remove=""
			aria-label={label}
			onClick={(event) => {
				focusNeighbour(event.currentTarget);
				onRemove();
			}}
		>
			{text}
		</button>
	);
}

/** A line is about to go: the focus moves to the next one, or to the heading, instead of being lost. */
function focusNeighbour(button: HTMLElement): void {
	const line = button.closest("li");
	const removes = (other: Element | null | undefined) => other?.querySelector<HTMLElement>("[data-remove]");
	const target =
		removes(line?.nextElementSibling) ??
		removes(line?.previousElementSibling) ??
		button.closest("dialog,section")?.querySelector<HTMLElement>("h2");
	target?.focus();
}
