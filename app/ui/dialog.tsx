import { type ReactNode, useEffect, useRef } from "react";

type Props = {
	open: boolean;
	/** Called when the person closes it (Escape, backdrop); set `open` to false there. */
	onClose: () => void;
	/** Id of the heading that names it; give that a tabIndex of -1. */
	labelledBy: string;
	/** Id of the field that has the focus first. */
	field?: string;
	className?: string;
	children: ReactNode;
};

/** The platform's modal dialog: focus goes in and comes back, the page behind is inert, Escape closes. */
export function Dialog({ open, onClose, labelledBy, field, className, children }: Props) {
	const ref = useRef<HTMLDialogElement>(null);
	// A press that begins inside (selecting a number) and ends on the backdrop must not close it.
	const pressed = useRef(false);

	useEffect(() => {
		const dialog = ref.current;
		if (!dialog || dialog.open === open) return;
		if (!open) return dialog.close();
		const { documentElement: root } = document;
		const scrollbar = window.innerWidth - root.clientWidth;
		// What the root passes on makes the browser look at every element anew: only where there is a bar, as on no phone.
		if (scrollbar > 0 || root.style.getPropertyValue("--scrollbar") !== "")
			root.style.setProperty("--scrollbar", `${scrollbar}px`);
		dialog.showModal();
		// On a touch screen focus in a field would raise the keyboard over the dialog: there it begins at its heading.
		const coarse = matchMedia("(pointer: coarse)").matches;
		document.getElementById(coarse ? labelledBy : (field ?? labelledBy))?.focus();
	}, [open, labelledBy, field]);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the platform gives it.
		<dialog
			ref={ref}
			className={className}
			aria-labelledby={labelledBy}
			// Escape reports at once: the close event comes later, when the dialog may have been opened again.
			onCancel={(event) => {
				if (event.target === event.currentTarget) onClose();
			}}
			onClose={(event) => {
				if (!event.currentTarget.open) onClose();
			}}
			onPointerDown={(event) => {
				pressed.current = event.target === event.currentTarget;
			}}
			onClick={(event) => {
				if (pressed.current && event.target === event.currentTarget) onClose();
			}}
		>
			{children}
		</dialog>
	);
}
