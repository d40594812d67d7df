import { type ComponentProps, useState } from "react";
import { readColourways } from "../../../domain/catalogue/product-values.ts";
import { TextField } from "../parts/field.tsx";
import styles from "./colours-field.module.css";

type Props = Omit<ComponentProps<typeof TextField>, "onInput" | "defaultValue"> & { defaultValue: string };

/** The colours as they are typed, and what each line comes to: "#1f6f75" says nothing to the eye. */
export function ColoursField(props: Props) {
	const [text, setText] = useState(props.defaultValue);
	// Line by line: one that is not finished yet takes nothing from the others. What is typed twice is shown once.
	const colours = [...new Set(text.split("\n"))].flatMap((line) => {
		const read = readColourways(line);
		return read.ok ? read.value.map((colour) => ({ ...colour, line })) : [];
	});
	return (
		<div className={styles.colours}>
			<TextField {...props} onInput={({ currentTarget }) => setText(currentTarget.value)} />
			{/* The field says the same in words. */}
			<ul aria-hidden="true">
				{colours.map(({ line, code, hex, second }) => (
					<li key={line}>
						<svg width="28" height="18" aria-hidden="true">
							<rect width="28" height="18" fill={hex} />
							{second && <rect x="14" width="14" height="18" fill={second} />}
						</svg>
						{code}
					</li>
				))}
			</ul>
		</div>
	);
}
