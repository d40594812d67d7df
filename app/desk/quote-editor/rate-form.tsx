import { useId, useState } from "react";
import type { QuoteLine } from "../../../domain/quotes/content.ts";
import { type Currency, formatMoney } from "../../../domain/shared/currency.ts";
import {
	type ExchangeRate,
	fromList,
	rateOf,
	readRate,
	type TypedRate,
	typedRate,
} from "../../../domain/shared/rate-of-exchange.ts";
import { Button } from "../parts/button.tsx";
import fieldStyles from "../parts/field.module.css";
import { Field } from "../parts/field.tsx";
import { problemText } from "../parts/problem-words.ts";
import textStyles from "../parts/text.module.css";
import styles from "./rate-form.module.css";
import { OWN_TEXT } from "./use-editor-keys.ts";

type Props = {
	/** The currency whose rate is asked for. */
	currency: Currency;
	/** The rate to begin with. */
	known: ExchangeRate | null;
	today: string;
	/** What the button does. */
	act: string;
	/** A line whose list price shows what a rate comes to. */
	example?: QuoteLine | undefined;
	onRate: (rate: ExchangeRate) => void;
	onCancel?: (() => void) | undefined;
};

/** Asks for a rate with its day and where it is from: nothing is converted before all three are there. */
export function RateForm({ currency, known, today, act, example, onRate, onCancel }: Props) {
	const [typed, setTyped] = useState<TypedRate>(known ? typedRate(known) : { rupees: "", day: today, source: "" });
	const [problem, setProblem] = useState("");
	const id = useId();
	const read = readRate(currency, typed);
	const field = (name: keyof TypedRate, label: string) => ({
		label,
		value: typed[name],
		onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
	});
	const use = () => {
		if (!read.ok) return setProblem(problemText(read.problem));
		setProblem("");
		onRate(read.value);
	};
	return (
		<fieldset
			className={styles.rate}
			{...OWN_TEXT}
			aria-describedby={problem ? id : undefined}
			onKeyDown={(event) => {
				if (event.key !== "Enter" || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement))
					return;
				event.preventDefault();
				use();
			}}
		>
			<legend className={textStyles.hidden}>Rate for {currency}</legend>
			<Field {...field("rupees", `₹ for one ${currency}`)} inputMode="decimal" autoComplete="off" />
			<Field {...field("day", "Rate of")} type="date" max={today} />
			<Field {...field("source", "Where it is from")} maxLength={100} placeholder="RBI reference rate" />
			{example && read.ok && <p className={textStyles.muted}>{exampleText(example, read.value)}</p>}
			{problem && (
				<p className={fieldStyles.error} id={id} role="alert">
					{problem}
				</p>
			)}
			<p className={styles.actions}>
				<Button onClick={use}>{act}</Button>
				{onCancel && (
					<Button kind="quiet" onClick={onCancel}>
						Cancel
					</Button>
				)}
			</p>
		</fieldset>
	);
}

/** "Banarasi Silk Saree: ₹2,500 comes to $29.64" */
function exampleText({ name, listPrice }: QuoteLine, rate: ExchangeRate): string {
	const to = rateOf({ currency: rate.currency, rate });
	return to
		? `${name}: ${formatMoney(listPrice, "INR")} comes to ${formatMoney(fromList(listPrice, 0, to), rate.currency)}`
		: "";
}
