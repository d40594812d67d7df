import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { parseAmount } from "../../../domain/quotes/editing.ts";
import {
	COUNTS_DAYS,
	MOST_PAYMENTS,
	PAYMENT_TRIGGERS,
	type Payment,
	paymentSums,
	withNextPayment,
} from "../../../domain/quotes/schedule.ts";
import { MAX_TOTAL } from "../../../domain/quotes/stored-money.ts";
import { quoteTotals } from "../../../domain/quotes/totals.ts";
import { amount } from "../../../domain/shared/amount.ts";
import { type Currency, formatMinor } from "../../../domain/shared/currency.ts";
import { readPercent } from "../../../domain/shared/typed-percent.ts";
import { Button } from "../parts/button.tsx";
import { Field, SelectField } from "../parts/field.tsx";
import textStyles from "../parts/text.module.css";
import { TRIGGER_NAMES } from "../parts/trade-words.ts";
import styles from "./trade-parts.module.css";
import { TypedField } from "./typed-field.tsx";
import type { Change } from "./use-edits.ts";

type Props = { content: QuoteContent; onChange: (change: Change) => void };

/** When the total is paid, payment by payment. Per cents are of what the amounts leave. */
export function SchedulePanel({ content, onChange }: Props) {
	const { schedule, currency } = content;
	const sums = paymentSums(schedule, quoteTotals(content).total);
	// Of the draft as it is then: a figure typed just before may not be drawn yet.
	const set = (next: (schedule: readonly Payment[]) => Payment[]) =>
		onChange((content) => ({ ...content, schedule: next(content.schedule) }));
	const change = (row: number, part: Partial<Payment>) =>
		set((schedule) => schedule.map((each, index) => (index === row ? { ...each, ...part } : each)));
	return (
		<>
			{schedule.map((payment, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a payment has no other name than its place
				<fieldset key={row} className={styles.payment}>
					<legend>Payment {row + 1}</legend>
					<SelectField
						label="As"
						value={payment.part.typed}
						onChange={({ target }) =>
							change(row, {
								part:
									target.value === "amount"
										? { typed: "amount", amount: sums[row] ?? amount<Currency>(0, currency) }
										: { typed: "percent", percent: 0 },
							})
						}
					>
						<option value="percent">Per cent</option>
						<option value="amount">Amount</option>
					</SelectField>
					<PartField payment={payment} currency={currency} onPart={(part) => change(row, { part })} />
					<SelectField
						label="Due"
						value={payment.trigger}
						onChange={({ target }) => {
							const trigger = PAYMENT_TRIGGERS.find((each) => each === target.value) ?? payment.trigger;
							change(row, COUNTS_DAYS.has(trigger) ? { trigger } : { trigger, days: null });
						}}
					>
						{PAYMENT_TRIGGERS.map((trigger) => (
							<option key={trigger} value={trigger}>
								{TRIGGER_NAMES[trigger]}
							</option>
						))}
					</SelectField>
					{COUNTS_DAYS.has(payment.trigger) ? (
						<Field
							label="Days"
							inputMode="numeric"
							value={payment.days ?? ""}
							onChange={({ target }) => {
								const days = target.value.replace(/\D/g, "").slice(0, 3);
								change(row, { days: days === "" ? null : Math.min(Number(days), 365) });
							}}
						/>
					) : (
						<span />
					)}
					<span className={styles.amount}>{formatMinor(sums[row] ?? 0, currency)}</span>
					<Button kind="quiet" onClick={() => set((schedule) => schedule.filter((_, index) => index !== row))}>
						Remove
					</Button>
				</fieldset>
			))}
			<p className={styles.actions}>
				<Button kind="quiet" disabled={schedule.length >= MOST_PAYMENTS} onClick={() => set(withNextPayment)}>
					Add a payment
				</Button>
				<span className={textStyles.muted}>The terms of payment above stay beside it, in your own words.</span>
			</p>
		</>
	);
}

type PartProps = { payment: Payment; currency: Currency; onPart: (part: Payment["part"]) => void };

function PartField({ payment, currency, onPart }: PartProps) {
	const { part } = payment;
	if (part.typed === "percent")
		return (
			<TypedField
				figures
				aria-label="Per cent of the payment"
				inputMode="decimal"
				value={part.percent}
				show={(value) => `${value / 100} %`}
				read={readPercent}
				onValue={(percent) => onPart({ typed: "percent", percent })}
			/>
		);
	return (
		<TypedField
			figures
			aria-label={`Amount of the payment, ${currency}`}
			inputMode="decimal"
			value={part.amount}
			show={(value) => formatMinor(value, currency)}
			read={(text) => {
				const read = parseAmount(text, currency);
				return read !== undefined && read <= MAX_TOTAL ? read : undefined;
			}}
			onValue={(typed) => onPart({ typed: "amount", amount: typed })}
		/>
	);
}
