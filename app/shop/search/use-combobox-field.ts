import { type RefObject, useEffect, useRef } from "react";

type Combobox = {
	/** What the field says of its list; undefined leaves an attribute out. */
	attributes: Readonly<Record<"aria-expanded" | "aria-activedescendant", string | undefined>>;
	/** Id of its list. */
	list: string;
	typed: (text: string) => void;
	/** An arrow key: one down or one up. */
	step: (by: 1 | -1) => void;
	/** The form is sent, by Enter or otherwise. */
	enter: () => void;
	/** The focus has left the field. */
	left: () => void;
};

/**
 * Makes a field that somebody uses already a combobox (WAI-ARIA Authoring Practices, "Editable Combobox With List
 * Autocomplete"). The field is another component's, drawn before this one's code was fetched.
 */
export function useComboboxField(field: RefObject<HTMLInputElement | null>, combobox: Combobox): void {
	const latest = useRef(combobox);
	useEffect(() => {
		latest.current = combobox;
		for (const [name, value] of Object.entries(combobox.attributes)) {
			if (value === undefined) field.current?.removeAttribute(name);
			else field.current?.setAttribute(name, value);
		}
	});
	const { list } = combobox;
	useEffect(() => {
		const input = field.current;
		if (!input?.form) return;
		const { form } = input;
		const still = { role: "combobox", "aria-autocomplete": "list", "aria-controls": list, autocomplete: "off" };
		for (const [name, value] of Object.entries(still)) input.setAttribute(name, value);
		const read = () => latest.current.typed(input.value);
		const press = (event: KeyboardEvent) => {
			const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : undefined;
			if (by === undefined || event.isComposing) return;
			event.preventDefault();
			latest.current.step(by);
		};
		const submit = (event: SubmitEvent) => {
			event.preventDefault();
			latest.current.enter();
		};
		const left = () => latest.current.left();
		// Something may have been typed before this code was here.
		if (input.value !== "") read();
		input.addEventListener("input", read);
		input.addEventListener("keydown", press);
		input.addEventListener("blur", left);
		form.addEventListener("submit", submit);
		return () => {
			input.removeEventListener("input", read);
			input.removeEventListener("keydown", press);
			input.removeEventListener("blur", left);
			form.removeEventListener("submit", submit);
		};
	}, [field, list]);
}
