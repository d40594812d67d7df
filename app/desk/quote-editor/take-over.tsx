import { useState } from "react";
import { deliveryTerm, type QuoteContent } from "../../../domain/quotes/content.ts";
import { type Cost, deliveryName } from "../../../domain/quotes/delivery.ts";
import {
	differing,
	MONEY_TAKEN,
	sharedLines,
	type Takeable,
	takenAtFirst,
	takenOfTemplate,
	withTakenOver,
} from "../../../domain/quotes/takeover.ts";
import {
	newGoods,
	newServices,
	type ProductsNow,
	packingIn,
	surchargesOf,
} from "../../../domain/quotes/takeover-lines.ts";
import { type Currency, formatMoney } from "../../../domain/shared/currency.ts";
import { type ExchangeRate, rateOf, rateText } from "../../../domain/shared/rate-of-exchange.ts";
import { charges } from "../../../messages/en/charges.ts";
import { leadTime } from "../../../messages/en/lead-time.ts";
import { quoteTerms } from "../../../messages/en/quote-terms.ts";
import { leadTimeText } from "../../../messages/lead-time.ts";
import { Button } from "../parts/button.tsx";
import { plural } from "../parts/counted.ts";
import dialogStyles from "../parts/dialog.module.css";
import { Dialog } from "../parts/dialog.tsx";
import fieldStyles from "../parts/field.module.css";
import { Notice } from "../parts/notice.tsx";
import textStyles from "../parts/text.module.css";
import { changeRows } from "./change-rows.ts";
import { ChangeTable } from "./change-table.tsx";
import { RateForm } from "./rate-form.tsx";
import styles from "./take-over.module.css";
import type { Change } from "./use-edits.ts";

type Props = {
	content: QuoteContent;
	/** The offer or template to take from; undefined while none is chosen. */
	former: Pattern | undefined;
	/** As the catalogue has them today. */
	products: ProductsNow;
	today: string;
	onTake: (change: Change) => void;
	onClose: () => void;
};

/** What is taken from: a sent version of whoever's, or a template. */
export type Pattern = { content: QuoteContent; name: string; isTemplate: boolean };

/** Shows what a former offer would give, part by part, before anything of it is taken. */
export function TakeOver({ former, ...rest }: Props) {
	return (
		<Dialog
			title={former?.isTemplate ? `Copy from the template “${former.name}”` : "Copy from a former quotation"}
			open={former !== undefined}
			onClose={rest.onClose}
			wide
		>
			{former && <Choice former={former.content} isTemplate={former.isTemplate} {...rest} />}
		</Dialog>
	);
}

type ChoiceProps = Omit<Props, "former"> & { former: QuoteContent; isTemplate: boolean };

function Choice({ content, former, isTemplate, products, today, onTake, onClose }: ChoiceProps) {
	const parts = differing(content, former, products);
	const [taken, setTaken] = useState<readonly Takeable[]>(
		isTemplate ? takenOfTemplate(content, former) : takenAtFirst(content, former),
	);
	const [rate, setRate] = useState<ExchangeRate | null>(former.rate);
	const formerRate = rateOf({ currency: former.currency, rate });
	const across = former.currency !== content.currency;
	const mixed = across && taken.some((part) => MONEY_TAKEN.has(part));
	const next = withTakenOver(content, former, taken, formerRate, products);
	// All ways of delivery bring these with them.
	const isOfItsOwn = (part: Takeable) => !taken.includes("columns") || (part !== "freight" && part !== "insurance");
	const rows = next ? changeRows(content, next) : [];
	return (
		<div className={styles.choice}>
			{parts.length === 0 && <p>This quotation already has everything that is in it.</p>}
			<ul className={styles.parts}>
				{parts.filter(isOfItsOwn).map((part) => (
					<li key={part}>
						<label className={fieldStyles.check}>
							<input
								type="checkbox"
								checked={taken.includes(part)}
								onChange={({ target }) =>
									setTaken(target.checked ? [...taken, part] : taken.filter((one) => one !== part))
								}
							/>
							<span>
								{NAMES[part]} <span className={textStyles.muted}>{partText(part, content, former, products)}</span>
							</span>
						</label>
					</li>
				))}
			</ul>
			<p className={textStyles.muted}>
				Quantities, validity and the request stay those of this case.
				{!isTemplate &&
					" Delivery, discount and charges were agreed for another shipment: check them before you copy them."}
			</p>
			{across && (
				<p className={textStyles.muted}>
					This quotation is in {content.currency}, the other one in {former.currency}. To quote in {former.currency},
					change the currency first.
				</p>
			)}
			{mixed && rateOf(content) === undefined && (
				<Notice kind="warn">
					Amounts in {former.currency} cannot be converted yet: please enter this quotation’s own rate for{" "}
					{content.currency} first.
				</Notice>
			)}
			{mixed && formerRate === undefined && (
				<>
					<p>
						Its amounts are in {former.currency}. To copy them, enter the rate for {former.currency}.
					</p>
					<RateForm currency={former.currency} known={null} today={today} act="Use this rate" onRate={setRate} />
				</>
			)}
			{mixed && rate && formerRate && (
				<p>
					Converted to {content.currency} at {rateText(rate)}.{" "}
					<Button kind="quiet" onClick={() => setRate(null)}>
						Enter another rate
					</Button>
				</p>
			)}
			{parts.length > 0 && (
				<section className={styles.changes} aria-labelledby="would-change">
					<h3 id="would-change" className={styles.title}>
						What would change
					</h3>
					{rows.length > 0 ? (
						<ChangeTable rows={rows} name="What would change" before="Now" after="Then" />
					) : (
						<p className={textStyles.muted}>
							{next ? "Nothing yet: tick what you want." : "It is counted once the rate is entered."}
						</p>
					)}
				</section>
			)}
			<p className={dialogStyles.actions}>
				<Button onClick={onClose}>Cancel</Button>
				<Button
					kind="primary"
					disabled={!next || rows.length === 0}
					onClick={() => onTake((content) => withTakenOver(content, former, taken, formerRate, products) ?? content)}
				>
					Copy what is ticked
				</Button>
			</p>
		</div>
	);
}

const NAMES: Readonly<Record<Takeable, string>> = {
	prices: "Prices and prices by quantity",
	surcharges: "What sizes cost more",
	lines: "Lines of products that this quotation does not have",
	services: "Services",
	packing: quoteTerms.packing,
	payment: "Payment",
	schedule: "Payment schedule",
	terms: "Terms and documents",
	leadTime: "Lead time",
	delivery: "Delivery",
	discount: charges.names.discount,
	freight: charges.names.freight,
	insurance: charges.names.insurance,
	columns: "All ways of delivery with their costs",
};

const names = (lines: readonly { name: string }[]) => lines.map(({ name }) => name).join(", ");

/** "XL +₹20.00, XXL +₹40.00": each once. */
function surchargeList(content: QuoteContent, former: QuoteContent): string {
	const texts = content.lines
		.flatMap((line) => surchargesOf(line, former))
		.map(({ size, amount }) => `${size} +${formatMoney(amount, former.currency)}`);
	return [...new Set(texts)].join(", ");
}

function partText(part: Takeable, content: QuoteContent, former: QuoteContent, products: ProductsNow): string {
	switch (part) {
		case "prices":
			return sharedLines(content, former)
				.filter(({ line, was }) => former.currency !== content.currency || line.unitPrice !== was.unitPrice)
				.map(
					({ line, was }) =>
						`${line.name} ${formatMoney(was.unitPrice, former.currency)}, here ${formatMoney(line.unitPrice, content.currency)}`,
				)
				.join("; ");
		case "surcharges":
			return surchargeList(content, former);
		case "lines":
			return names(newGoods(content, former, products));
		case "services":
			return names(newServices(content, former));
		case "packing":
			return names(content.lines.filter((line) => packingIn(line, former)));
		case "payment":
			return former.paymentTerms;
		case "terms":
			return former.terms.split("\n")[0] ?? "";
		case "leadTime":
			return leadTimeText(former, leadTime) || "none";
		case "delivery":
			return [deliveryTerm(former), former.portOfLoading && `from ${former.portOfLoading}`].filter(Boolean).join(", ");
		case "schedule":
			return former.schedule.length === 0
				? "none"
				: plural(former.schedule.length, { one: "1 payment", other: `${former.schedule.length} payments` });
		case "columns":
			return former.deliveries.map(deliveryName).join(", ");
		case "discount":
			return `${former.charges.discount / 100} %`;
		case "freight":
		case "insurance":
			return costText(former.deliveries[0][part], former.currency);
	}
}

function costText(cost: Cost, currency: Currency): string {
	return cost?.typed === "rate" ? `${cost.percent / 100} %` : formatMoney(cost?.amount ?? 0, currency);
}
