import type { QuoteContent } from "../../../domain/quotes/content.ts";
import {
	COST_KINDS,
	type Delivery,
	type DeliveryChange,
	deliveryName,
	INCOTERMS,
	type Incoterm,
	MOST_DELIVERIES,
	withCopiedDelivery,
	withDelivery,
	withDeliveryFirst,
	withoutDelivery,
} from "../../../domain/quotes/delivery.ts";
import { withTerm } from "../../../domain/quotes/delivery-term.ts";
import { quoteTotals } from "../../../domain/quotes/totals.ts";
import { formatMinor } from "../../../domain/shared/currency.ts";
import { Button } from "../parts/button.tsx";
import { Field, SelectField } from "../parts/field.tsx";
import textStyles from "../parts/text.module.css";
import { CostField } from "./cost-field.tsx";
import styles from "./trade-parts.module.css";
import type { Change } from "./use-edits.ts";

type Deliveries = QuoteContent["deliveries"];
type Props = {
	content: QuoteContent;
	/** The port or city that the buyer has named; "" without one. */
	wishedPlace: string;
	today: string;
	onChange: (change: Change) => void;
};

/** The ways of delivery side by side, each with its costs. The first one's total is the total of the offer. */
export function DeliveryPanel({ content, wishedPlace, today, onChange }: Props) {
	const { deliveries } = content;
	// Of the draft as it is then: a figure typed just before may not be drawn yet.
	const set = (next: (deliveries: Deliveries) => Deliveries) =>
		onChange((content) => ({ ...content, deliveries: next(content.deliveries) }));
	return (
		<>
			<p className={textStyles.muted}>
				The buyer takes one of them on accepting. Until then the total of the offer is that of the first.
			</p>
			<div className={styles.columns}>
				{deliveries.map((delivery, index) => (
					<Column
						key={delivery.key}
						content={content}
						delivery={delivery}
						isFirst={index === 0}
						today={today}
						onTerm={(term) =>
							onChange((content) => ({ ...content, deliveries: withTerm(content, delivery.key, term, wishedPlace) }))
						}
						onDelivery={(change) => set((deliveries) => withDelivery(deliveries, delivery.key, change))}
						onDeliveries={set}
					/>
				))}
			</div>
			{deliveries.length < MOST_DELIVERIES && (
				<Button
					kind="quiet"
					onClick={() =>
						set((deliveries) => withCopiedDelivery(deliveries, deliveries.at(-1)?.key ?? deliveries[0].key))
					}
				>
					Add a way of delivery
				</Button>
			)}
		</>
	);
}

type ColumnProps = {
	content: QuoteContent;
	delivery: Delivery;
	isFirst: boolean;
	today: string;
	onTerm: (term: Incoterm) => void;
	onDelivery: (change: DeliveryChange) => void;
	onDeliveries: (next: (deliveries: Deliveries) => Deliveries) => void;
};

function Column({ content, delivery, isFirst, today, onTerm, onDelivery, onDeliveries }: ColumnProps) {
	const { currency, deliveries } = content;
	const { key } = delivery;
	const { charges, total } = quoteTotals(content, [], delivery);
	return (
		<fieldset className={styles.column}>
			<legend>{deliveryName(delivery)}</legend>
			<div className={styles.term}>
				<SelectField
					label="Term"
					value={delivery.incoterm}
					onChange={({ target }) => onTerm(INCOTERMS.find((term) => term === target.value) ?? delivery.incoterm)}
				>
					{INCOTERMS.map((term) => (
						<option key={term}>{term}</option>
					))}
				</SelectField>
				<Field
					label="Place"
					value={delivery.namedPlace}
					maxLength={100}
					onChange={({ target }) => onDelivery({ namedPlace: target.value })}
				/>
			</div>
			{COST_KINDS.map((kind) => (
				<CostField
					key={kind}
					kind={kind}
					cost={delivery[kind]}
					comesTo={charges.find((row) => row.kind === kind)?.amount ?? 0}
					currency={currency}
					today={today}
					onCost={(next) => onDelivery((delivery) => ({ [kind]: next(delivery[kind]) }))}
				/>
			))}
			<p className={styles.sum}>
				<span>Total {deliveryName(delivery)}</span> <b>{formatMinor(total, currency)}</b>
			</p>
			<div className={styles.actions}>
				<Button
					kind="quiet"
					disabled={deliveries.length >= MOST_DELIVERIES}
					onClick={() => onDeliveries((deliveries) => withCopiedDelivery(deliveries, key))}
				>
					Copy
				</Button>
				{!isFirst && (
					<Button kind="quiet" onClick={() => onDeliveries((deliveries) => withDeliveryFirst(deliveries, key))}>
						Put first
					</Button>
				)}
				{deliveries.length > 1 && (
					<Button kind="quiet" onClick={() => onDeliveries((deliveries) => withoutDelivery(deliveries, key))}>
						Remove
					</Button>
				)}
			</div>
		</fieldset>
	);
}
