import { type ReactNode, useEffect, useRef, useState } from "react";
import layoutStyles from "../parts/layout.module.css";

type Props = {
	summary: string;
	/** Whether a field in it is filled already. */
	filled: boolean;
	/** The sentence of each of its fields, as far as there is one. */
	errors: readonly (string | undefined)[];
	children: ReactNode;
};

/** A part of a form that stays folded until somebody wants it, has filled it in, or is to change it. */
export function Fold({ summary, filled, errors, children }: Props) {
	const holder = useRef<HTMLDetailsElement>(null);
	const wrong = errors.filter((error) => error !== undefined).join();
	// Set once: if somebody folds it again, the next render leaves it folded.
	const [open] = useState(filled || wrong !== "");
	// Before the form looks for its first field to change: a folded one takes no focus.
	useEffect(() => {
		if (wrong !== "" && holder.current) holder.current.open = true;
	}, [wrong]);
	return (
		<details className={layoutStyles.fold} open={open} ref={holder}>
			<summary>{summary}</summary>
			{children}
		</details>
	);
}
