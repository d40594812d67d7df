import { stepper } from "../../messages/en/ui/stepper.ts";
import { classNames } from "./class-names.ts";
import { Minus, Plus } from "./icons.tsx";
import styles from "./stepper.module.css";
import { useMessages } from "./use-messages.ts";

type Props = {
	/** What is in the input; it may be a text that is not (yet) a number. */
	value: string;
	/** At or below it the minus button is disabled. */
	min: number;
	/** What one press adds or takes; the number then is on a multiple of it. */
	each?: number;
	label: string;
	small?: boolean;
	className?: string;
	/** Ids of the texts that describe the input, such as its error. */
	describedBy?: string;
	invalid?: boolean;
	id?: string;
	/** The field's name in a form that the browser sends itself. */
	name?: string;
	onChange: (text: string) => void;
	onLeave?: () => void;
};

/** Minus, a number, plus. Seven digits at most, so that every amount stays exact. */
export function Stepper({
	value,
	min,
	each = 1,
	label,
	small,
	className,
	describedBy,
	invalid,
	id,
	name,
	onChange,
	onLeave,
}: Props) {
	const words = useMessages(stepper);
	const count = Number.parseInt(value.replaceAll(",", ""), 10) || 0;
	const step = (by: 1 | -1) => {
		const next = by > 0 ? Math.floor(count / each) + 1 : Math.ceil(count / each) - 1;
		onChange(String(Math.min(9_999_999, Math.max(min, next * each))));
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser.
		<div className={classNames(styles.stepper, small && styles.small, className)} role="group" aria-label={label}>
			<button type="button" aria-label={words.decrease} disabled={count <= min} onClick={() => step(-1)}>
				<Minus />
			</button>
			<input
				id={id}
				name={name}
				type="text"
				inputMode="numeric"
				autoComplete="off"
				maxLength={7}
				aria-label={words.quantity}
				aria-invalid={invalid || undefined}
				aria-describedby={describedBy}
				value={value}
				onChange={(event) => onChange(event.currentTarget.value)}
				onFocus={(event) => event.currentTarget.select()}
				onBlur={onLeave}
				onKeyDown={(event) => {
					if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
					event.preventDefault();
					step(event.key === "ArrowUp" ? 1 : -1);
				}}
			/>
			<button type="button" aria-label={words.increase} onClick={() => step(1)}>
				<Plus />
			</button>
		</div>
	);
}
