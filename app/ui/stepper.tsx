import { Minus, Plus } from "./icons.tsx";

type Props = {
	/** What stands in the input; it may be a text that is not (yet) a number. */
	value: string;
	/** At or below it the minus button is disabled. */
	min: number;
	label: string;
	small?: boolean;
	/** Ids of the texts that describe the input, such as its error. */
	describedBy?: string;
	invalid?: boolean;
	id?: string;
	onChange: (text: string) => void;
	onLeave?: () => void;
};

/** Minus, a number, plus. Seven digits at most, so that every amount stays exact. */
export function Stepper({ value, min, label, small, describedBy, invalid, id, onChange, onLeave }: Props) {
	const count = Number.parseInt(value, 10) || 0;
	const step = (by: number) => onChange(String(Math.min(9_999_999, Math.max(min, count + by))));
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser.
		<div className={small ? "qty s" : "qty"} role="group" aria-label={label}>
			<button type="button" aria-label="Decrease quantity" disabled={count <= min} onClick={() => step(-1)}>
				<Minus />
			</button>
			<input
				id={id}
				type="text"
				inputMode="numeric"
				autoComplete="off"
				maxLength={7}
				aria-label="Quantity"
				aria-invalid={invalid || undefined}
				aria-describedby={describedBy}
				value={value}
				onChange={(event) => onChange(event.currentTarget.value.replace(/[^\d]/g, ""))}
				onFocus={(event) => event.currentTarget.select()}
				onBlur={onLeave}
				onKeyDown={(event) => {
					if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
					event.preventDefault();
					step(event.key === "ArrowUp" ? 1 : -1);
				}}
			/>
			<button type="button" aria-label="Increase quantity" onClick={() => step(1)}>
				<Plus />
			</button>
		</div>
	);
}
