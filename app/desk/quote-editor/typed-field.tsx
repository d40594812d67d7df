import { createContext, type InputHTMLAttributes, startTransition, useContext, useRef, useState } from "react";
import { controlClass } from "../parts/field.tsx";

type Props<Value> = Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange"> & {
	value: Value;
	/** How the value is written in the field while nobody types. */
	show: (value: Value) => string;
	/** Reads what was typed; undefined while it is no value. */
	read: (text: string) => Value | undefined;
	onValue: (value: Value) => void;
	/** Differs from the version before. */
	changed?: boolean;
	figures?: boolean;
};

/** Another number means that the draft has been put in another's place: what stands half typed is no longer of it. */
export const Epoch = createContext(0);

/**
 * A field for a figure. The text is the person's own while they type; a value counts as soon as it can be read, and
 * what cannot stays there, marked, until it is put right. Whoever comes to it, by key or by click, writes over the figure: a
 * 3 beside the 0 of "0 %" would be 30 %. A second click sets the cursor.
 */
export function TypedField<Value>({ value, show, read, onValue, changed, figures, ...rest }: Props<Value>) {
	const epoch = useContext(Epoch);
	const [typed, setTyped] = useState<{ text: string; epoch: number } | undefined>(undefined);
	const text = typed?.epoch === epoch ? typed.text : undefined;
	const wrong = text !== undefined && read(text) === undefined;
	const className = controlClass({ figures, changed });
	/** Whether the button of the mouse went down on it while the focus was elsewhere. */
	const isEntered = useRef(false);
	return (
		<input
			{...rest}
			className={className}
			value={text ?? show(value)}
			aria-invalid={wrong || undefined}
			autoComplete="off"
			onChange={(event) => {
				setTyped({ text: event.target.value, epoch });
				const next = read(event.target.value);
				// The figure stands in its field at once; sums, checks and the other lines follow when there is time.
				if (next !== undefined) startTransition(() => onValue(next));
			}}
			onMouseDown={({ currentTarget }) => {
				isEntered.current = document.activeElement !== currentTarget;
			}}
			onClick={({ currentTarget }) => {
				const { selectionStart, selectionEnd } = currentTarget;
				// What was marked by dragging over it stays marked.
				if (isEntered.current && selectionStart === selectionEnd) currentTarget.select();
				isEntered.current = false;
			}}
			onKeyDown={(event) => {
				rest.onKeyDown?.(event);
				// What cannot be read is not in the draft yet: it is what is undone first.
				if (!wrong || !(event.ctrlKey || event.metaKey) || event.key !== "z") return;
				event.preventDefault();
				setTyped(undefined);
			}}
			onBlur={() => {
				// With the value that it gives way to, or the former one would be seen for a moment.
				if (!wrong) startTransition(() => setTyped(undefined));
			}}
		/>
	);
}
