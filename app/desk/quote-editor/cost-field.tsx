import { amountCost, type Cost, type CostKind } from "../../../domain/quotes/delivery.ts";
import { parseAmount } from "../../../domain/quotes/editing.ts";
import { MAX_CHARGE } from "../../../domain/quotes/stored-money.ts";
import { type Currency, formatMinor, type Minor } from "../../../domain/shared/currency.ts";
import { readPercent } from "../../../domain/shared/typed-percent.ts";
import { charges } from "../../../messages/en/charges.ts";
import { Field, SelectField } from "../parts/field.tsx";
import textStyles from "../parts/text.module.css";
import { dayOfField } from "../parts/time-words.ts";
import styles from "./trade-parts.module.css";
import { TypedField } from "./typed-field.tsx";

type Props = {
	kind: CostKind;
	cost: Cost;
	/** What it comes to, in minor units. */
	comesTo: Minor;
	currency: Currency;
	/** The day that a new rate is of until another is entered. */
	today: string;
	onCost: (next: (cost: Cost) => Cost) => void;
};

/** One cost of a way of delivery: not entered, an amount, or a rate with its day and its source. */
export function CostField({ kind, cost, comesTo, currency, today, onCost }: Props) {
	const name = charges.names[kind];
	return (
		<div className={styles.cost}>
			<SelectField
				label={name}
				value={cost?.typed ?? ""}
				onChange={({ target: { value } }) => {
					if (value === "") onCost(() => null);
					// What the rate came to is where an amount begins.
					if (value === "amount") onCost(() => amountCost(comesTo, currency));
					if (value === "rate") onCost(() => ({ typed: "rate", percent: 0, day: today, source: "" }));
				}}
			>
				<option value="">Not entered</option>
				<option value="amount">Amount</option>
				<option value="rate">Rate</option>
			</SelectField>
			{cost?.typed === "amount" && (
				<TypedField
					figures
					aria-label={`${name}: amount, ${currency}`}
					inputMode="decimal"
					value={cost.amount}
					show={(value) => formatMinor(value, currency)}
					read={(text) => {
						const read = parseAmount(text, currency);
						return read !== undefined && read <= MAX_CHARGE ? read : undefined;
					}}
					onValue={(amount) => onCost(() => ({ typed: "amount", amount }))}
				/>
			)}
			{cost?.typed === "rate" && (
				<>
					<span className={styles.amount}>{formatMinor(comesTo, currency)}</span>
					<div className={styles.rate}>
						<TypedField
							figures
							aria-label={`${name}: per cent of ${charges.bases[kind]}`}
							inputMode="decimal"
							value={cost.percent}
							show={(value) => `${value / 100} %`}
							read={readPercent}
							onValue={(percent) => onCost(ofRate({ percent }))}
						/>
						<span className={styles.base}>of {charges.bases[kind]}</span>
						<div className={styles.basis}>
							<Field
								label={<Of name={name}>Day of the rate</Of>}
								hint={<b>{dayOfField(cost.day)}</b>}
								type="date"
								value={cost.day}
								onChange={({ target }) => onCost(ofRate({ day: target.value }))}
							/>
							<Field
								label={<Of name={name}>Where the rate is from</Of>}
								value={cost.source}
								maxLength={100}
								onChange={({ target }) => onCost(ofRate({ source: target.value }))}
							/>
						</div>
					</div>
				</>
			)}
		</div>
	);
}

/** Another per cent, day or source of the rate as it is then: what was typed just before may not be drawn yet. */
const ofRate =
	(part: Partial<Extract<Cost, { typed: "rate" }>>) =>
	(cost: Cost): Cost =>
		cost?.typed === "rate" ? { ...cost, ...part } : cost;

/** A label that names its cost for those who do not see where it stands. */
function Of({ name, children }: { name: string; children: string }) {
	return (
		<>
			<span className={textStyles.hidden}>{name}: </span>
			{children}
		</>
	);
}
