import { useRef, useState } from "react";
import type { QuoteLine } from "../../../domain/quotes/content.ts";
import { isSame } from "../../../domain/quotes/is-same.ts";
import type { LastRate } from "../../../domain/quotes/last-rate.ts";
import { type Currency, formatMoney } from "../../../domain/shared/currency.ts";
import type { ProblemCode } from "../../../domain/shared/problem.ts";
import {
	type ExchangeRate,
	fromList,
	rateOf,
	rateText,
	readRate,
	type TypedRate,
	typedRate,
} from "../../../domain/shared/rate-of-exchange.ts";
import { Button } from "../parts/button.tsx";
import { Field } from "../parts/field.tsx";
import { MissingIcon } from "../parts/icons.tsx";
import { problemText } from "../parts/problem-words.ts";
import textStyles from "../parts/text.module.css";
import { dayOfField } from "../parts/time-words.ts";
import styles from "./rate-form.module.css";
import { OWN_TEXT } from "./use-editor-keys.ts";

type Props = {
	/** The currency whose rate is asked for. */
	currency: Currency;
	/** The rate to begin with. */
	known: ExchangeRate | null;
	/** The one that an offer was sent at last, to be entered again by a press. */
	last?: LastRate | undefined;
	today: string;
	/** What the button does. */
	act: string;
	/** A line whose list price shows what a rate comes to. */
	example?: QuoteLine | undefined;
	onRate: (rate: ExchangeRate) => void;
	onCancel?: (() => void) | undefined;
};

/** Asks for a rate with its day and where it is from: nothing is converted before all three are there. */
export function RateForm({ currency, known, last, today, act, example, onRate, onCancel }: Props) {
	const [typed, setTyped] = useState<TypedRate>(known ? typedRate(known) : { rupees: "", day: today, source: "" });
	const [wrong, setWrong] = useState<{ field: keyof TypedRate; sentence: string }>();
	const read = readRate(currency, typed);
	const holder = useRef<HTMLFieldSetElement>(null);
	const field = (name: keyof TypedRate, label: string) => ({
		label,
		"data-rate": name,
		value: typed[name],
		error: wrong?.field === name ? wrong.sentence : undefined,
		onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
	});
	const use = () => {
		if (read.ok) return onRate(read.value);
		const field = fieldOf(read.problem.code);
		setWrong({ field, sentence: problemText(read.problem) });
		holder.current?.querySelector<HTMLElement>(`[data-rate=${field}]`)?.focus();
	};
	return (
		<fieldset
			className={styles.rate}
			ref={holder}
			{...OWN_TEXT}
			onKeyDown={(event) => {
				if (event.key !== "Enter" || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement))
					return;
				event.preventDefault();
				use();
			}}
		>
			<legend className={textStyles.hidden}>Rate for {currency}</legend>
			<Field
				{...field("rupees", `₹ for one ${currency}`)}
				label={
					typed.rupees === "" ? (
						<span className={styles.missing}>
							<MissingIcon />₹ for one {currency}
						</span>
					) : (
						`₹ for one ${currency}`
					)
				}
				inputMode="decimal"
				autoComplete="off"
			/>
			<Field {...field("day", "Rate of")} hint={<b>{dayOfField(typed.day)}</b>} type="date" max={today} />
			<Field {...field("source", "Where it is from")} maxLength={100} placeholder="such as the RBI reference rate" />
			{last && !(read.ok && isSame(read.value, last.rate)) && (
				<p className={textStyles.muted}>
					Last sent, by {last.sentBy}: {rateText(last.rate)}.{" "}
					<Button
						kind="quiet"
						onClick={() => {
							setTyped(typedRate(last.rate));
							setWrong(undefined);
							// The button goes: whoever has looked at the figures goes on with Enter.
							holder.current?.querySelector("input")?.focus();
						}}
					>
						Enter this rate
					</Button>
				</p>
			)}
			{example && read.ok && <p className={textStyles.muted}>{exampleText(example, read.value)}</p>}
			<p className={styles.actions}>
				<Button kind="primary" onClick={use}>
					{act}
				</Button>
				{onCancel && (
					<Button kind="quiet" onClick={onCancel}>
						Cancel
					</Button>
				)}
			</p>
		</fieldset>
	);
}

/** The field in which it is put right. */
function fieldOf(code: ProblemCode): keyof TypedRate {
	if (code === "rate-day-missing") return "day";
	return code === "rate-source-missing" ? "source" : "rupees";
}

/** "Banarasi Silk Saree: ₹2,500 comes to $29.64" */
function exampleText({ name, listPrice }: QuoteLine, rate: ExchangeRate): string {
	const to = rateOf({ currency: rate.currency, rate });
	return to
		? `${name}: ${formatMoney(listPrice, "INR")} comes to ${formatMoney(fromList(listPrice, 0, to), rate.currency)}`
		: "";
}
