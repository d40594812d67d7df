import { type ComponentProps, memo, startTransition, useContext, useState } from "react";
import { TextField } from "../parts/field.tsx";
import { Epoch } from "./typed-field.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "onBlur"> & {
	value: string;
	/** Stays the same function, so that a key draws this field alone. */
	onValue: (value: string) => void;
};

/** A field for a text of any length: a key stands in it at once, and the rest of the page follows when there is time. */
export const TypedText = memo(function TypedText({ value, onValue, ...rest }: Props) {
	const epoch = useContext(Epoch);
	const [typed, setTyped] = useState<{ text: string; epoch: number } | undefined>(undefined);
	return (
		<TextField
			{...rest}
			value={typed?.epoch === epoch ? typed.text : value}
			onChange={({ target }) => {
				setTyped({ text: target.value, epoch });
				startTransition(() => onValue(target.value));
			}}
			// With the value that it gives way to, or the former one would be seen for a moment.
			onBlur={() => startTransition(() => setTyped(undefined))}
		/>
	);
});
