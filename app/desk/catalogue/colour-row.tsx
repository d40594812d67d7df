import { useState } from "react";
import { controlClass } from "../parts/field.tsx";
import styles from "./row-fields.module.css";
import type { RowProps } from "./row-fields.tsx";

/** A colour of a product: its code, its name, and one or two swatches. */
export function ColourRow({ field, title, wrong }: RowProps) {
	const said = { "aria-invalid": wrong ? true : undefined, "aria-describedby": wrong } as const;
	return (
		<div className={styles.colour}>
			<label>
				<span>Code</span>
				<input
					{...field("code")}
					{...said}
					className={controlClass()}
					aria-label={`Code of ${title}`}
					maxLength={20}
					autoComplete="off"
				/>
			</label>
			<label>
				<span>Name</span>
				<input
					{...field("name")}
					className={controlClass()}
					aria-label={`Name of ${title}`}
					maxLength={60}
					autoComplete="off"
				/>
			</label>
			<div>
				<span aria-hidden="true">Swatch</span>
				<Swatch {...field("hex")} label={`Swatch of ${title}`} />
			</div>
			<div>
				<span aria-hidden="true">Second swatch</span>
				<Swatch {...field("second")} label={`Second swatch of ${title}`} />
			</div>
		</div>
	);
}

type SwatchProps = { name: string; defaultValue: string; label: string };

const HEX = /^#?([0-9a-f]{6})$/i;

/** A colour as it is written, and beside it the browser's own way to pick one, which hands on what is picked. */
function Swatch({ name, defaultValue, label }: SwatchProps) {
	const [text, setText] = useState(defaultValue);
	const [, hex] = HEX.exec(text.trim()) ?? [];
	return (
		<div className={styles.hex}>
			<input
				type="color"
				aria-label={`Pick ${label.toLowerCase()}`}
				value={hex ? `#${hex.toLowerCase()}` : "#ffffff"}
				data-none={hex ? undefined : ""}
				onChange={({ currentTarget }) => {
					const written = currentTarget.nextElementSibling;
					if (!(written instanceof HTMLInputElement)) return;
					written.value = currentTarget.value;
					setText(currentTarget.value);
					// Whoever follows what is typed, the preview among them, hears of the field that is sent.
					written.dispatchEvent(new Event("input", { bubbles: true }));
				}}
			/>
			<input
				name={name}
				defaultValue={defaultValue}
				className={controlClass()}
				aria-label={label}
				placeholder="#1f3a4d"
				maxLength={7}
				autoComplete="off"
				onInput={({ currentTarget }) => setText(currentTarget.value)}
			/>
		</div>
	);
}
