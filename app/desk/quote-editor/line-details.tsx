import type { QuoteLine } from "../../../domain/quotes/content.ts";
import { parseAmount, parseQuantity } from "../../../domain/quotes/editing.ts";
import { type Currency, formatMinor } from "../../../domain/shared/currency.ts";
import { Button } from "../parts/button.tsx";
import { Field } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import lineActionsStyles from "./line-actions.module.css";
import styles from "./line-details.module.css";
import { TypedField } from "./typed-field.tsx";

type Props = {
	line: QuoteLine;
	currency: Currency;
	onChange: (change: Partial<QuoteLine>) => void;
	onRemove: (() => void) | undefined;
};

/** What else a line says, and its prices by quantity. */
export function LineDetails({ line, currency, onChange, onRemove }: Props) {
	const text = (field: "name" | "detail" | "composition" | "hsCode" | "note", label: string, hint?: string) => (
		<Field
			label={label}
			hint={hint}
			value={line[field]}
			maxLength={field === "note" ? 500 : 200}
			onChange={(event) => onChange({ [field]: event.target.value })}
		/>
	);
	const tiers = line.tiers;
	const setTier = (index: number, change: Partial<(typeof tiers)[number]>) =>
		onChange({ tiers: tiers.map((tier, at) => (at === index ? { ...tier, ...change } : tier)) });
	return (
		<div className={styles.details}>
			<div className={fieldsStyles.fields}>
				{text("name", "Product")}
				{text("detail", "Colour, sizes, make-up")}
				{text("composition", "Composition")}
				{text("hsCode", "HS code", "To be confirmed by the customs broker.")}
				{text("note", "Note to the buyer")}
			</div>
			<fieldset className={styles.tiers}>
				<legend>Prices by quantity</legend>
				{tiers.map((tier, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: tiers have no name of their own and are not moved
					<div className={styles.tier} key={index}>
						<span>From</span>
						<TypedField
							figures
							aria-label={`Tier ${index + 1}: from quantity`}
							value={tier.from}
							show={String}
							read={parseQuantity}
							onValue={(from) => setTier(index, { from: Math.max(1, from) })}
						/>
						<span>each</span>
						<TypedField
							figures
							aria-label={`Tier ${index + 1}: price of one, ${currency}`}
							value={tier.price}
							show={(value) => formatMinor(value, currency)}
							read={(text) => parseAmount(text, currency)}
							onValue={(price) => setTier(index, { price })}
						/>
						<Button kind="quiet" onClick={() => onChange({ tiers: tiers.filter((_, at) => at !== index) })}>
							Remove
						</Button>
					</div>
				))}
				<div className={lineActionsStyles.actions}>
					{tiers.length < 6 && (
						<Button
							kind="quiet"
							onClick={() => onChange({ tiers: [...tiers, { from: nextStep(line), price: line.unitPrice }] })}
						>
							Add a price by quantity
						</Button>
					)}
					<Button
						kind="quiet"
						onClick={() => onChange({ kind: line.kind === "unavailable" ? "offered" : "unavailable" })}
					>
						{line.kind === "unavailable" ? "Offer it after all" : "Not available"}
					</Button>
					{onRemove && (
						<Button kind="quiet" onClick={onRemove}>
							Remove the line
						</Button>
					)}
				</div>
			</fieldset>
		</div>
	);
}

/** A likely next step: twice the quantity, or the last step. */
function nextStep({ tiers, quantity }: QuoteLine): number {
	return Math.max(1, (tiers.at(-1)?.from ?? quantity) * 2);
}
