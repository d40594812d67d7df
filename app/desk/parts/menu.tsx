import { type ReactNode, useEffect, useRef } from "react";

type Props = { id?: string; className?: string; summary: ReactNode; children: ReactNode };

/**
 * What opens beside its button, without script too. Escape and a press anywhere else close it; Escape gives the focus
 * back to the button.
 */
export function Menu({ id, className, summary, children }: Props) {
	const holder = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const leave = (event: KeyboardEvent) => {
			const menu = holder.current;
			// A dialog over it goes first.
			if (event.key !== "Escape" || !menu?.open || document.querySelector("dialog[open]")) return;
			event.preventDefault();
			menu.open = false;
			menu.querySelector("summary")?.focus();
		};
		const outside = ({ target }: Event) => {
			const menu = holder.current;
			if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false;
		};
		document.addEventListener("keydown", leave);
		document.addEventListener("pointerdown", outside);
		document.addEventListener("focusin", outside);
		return () => {
			document.removeEventListener("keydown", leave);
			document.removeEventListener("pointerdown", outside);
			document.removeEventListener("focusin", outside);
		};
	}, []);
	return (
		<details className={className} id={id} ref={holder}>
			{summary}
			{children}
		</details>
	);
}
