import type { Product } from "../../../domain/catalogue/catalogue.ts";
import type { QuoteLine } from "../../../domain/quotes/content.ts";
import { type LineChange, parsePrice, parseQuantity } from "../../../domain/quotes/editing.ts";
import { isSampleLine } from "../../../domain/quotes/line-parts.ts";
import { type Currency, formatMinor } from "../../../domain/shared/currency.ts";
import { Button } from "../parts/button.tsx";
import { Field, SelectField } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import { CellsPanel } from "./cells-panel.tsx";
import lineActionsStyles from "./line-actions.module.css";
import styles from "./line-details.module.css";
import { LineKind } from "./line-kind.tsx";
import { TypedField } from "./typed-field.tsx";

type Props = {
	line: QuoteLine;
	currency: Currency;
	/** What the product is made in. */
	choices: Product["details"];
	/** The names of the groups of alternatives in the offer. */
	groups: readonly string[];
	onChange: (change: LineChange) => void;
	onRemove: (() => void) | undefined;
	/** Puts the line one place up (-1) or down (1). */
	onMove: (by: -1 | 1) => void;
};

/** What else a line says, and its prices by quantity. */
export function LineDetails(props: Props) {
	const { line, currency, choices, groups, onChange, onRemove, onMove } = props;
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
		onChange(({ tiers }) => ({ tiers: tiers.map((tier, at) => (at === index ? { ...tier, ...change } : tier)) }));
	return (
		<div className={styles.details}>
			<div className={fieldsStyles.fields} data-first="">
				{text("name", line.sort === "service" ? "Service" : "Product")}
				{text("detail", "Colour, sizes, make-up")}
				{/* A service is of no cloth. */}
				{line.sort !== "service" && (
					<>
						{text("composition", "Composition")}
						{text("hsCode", "HS code", "To be confirmed by the customs broker.")}
					</>
				)}
				{text("note", "Note to the buyer")}
				<LineKind line={line} groups={groups} onChange={onChange} />
				{isSampleLine(line) && (
					<SelectField
						label="Price of the sample"
						hint="At 0 it is free of charge."
						value={line.sort}
						onChange={(event) =>
							onChange({ sort: event.target.value === "credited-sample" ? "credited-sample" : "sample" })
						}
					>
						<option value="sample">Charged</option>
						<option value="credited-sample">Credited against an order</option>
					</SelectField>
				)}
			</div>
			<CellsPanel line={line} currency={currency} choices={choices} onChange={onChange} />
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
							read={(text) => parsePrice(text, currency)}
							onValue={(price) => setTier(index, { price })}
						/>
						<Button
							kind="quiet"
							onClick={() => onChange(({ tiers }) => ({ tiers: tiers.filter((_, at) => at !== index) }))}
						>
							Remove
						</Button>
					</div>
				))}
				<div className={lineActionsStyles.actions}>
					{tiers.length < 6 && (
						<Button
							kind="quiet"
							onClick={() =>
								onChange((line) => ({ tiers: [...line.tiers, { from: nextStep(line), price: line.unitPrice }] }))
							}
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
					<Button kind="quiet" onClick={() => onMove(-1)}>
						Move up
					</Button>
					<Button kind="quiet" onClick={() => onMove(1)}>
						Move down
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
