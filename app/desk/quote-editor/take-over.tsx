import { useState } from "react";
import { isAmountCharge } from "../../../domain/quotes/charges.ts";
import { deliveryTerm, type QuoteContent } from "../../../domain/quotes/content.ts";
import {
	differing,
	MONEY_TAKEN,
	sharedLines,
	type Takeable,
	takenAtFirst,
	withTakenOver,
} from "../../../domain/quotes/takeover.ts";
import { formatMoney } from "../../../domain/shared/currency.ts";
import { type ExchangeRate, rateOf, rateText } from "../../../domain/shared/rate-of-exchange.ts";
import { charges } from "../../../messages/en/charges.ts";
import { leadTime } from "../../../messages/en/lead-time.ts";
import { leadTimeText } from "../../../messages/lead-time.ts";
import { Button } from "../parts/button.tsx";
import dialogStyles from "../parts/dialog.module.css";
import { Dialog } from "../parts/dialog.tsx";
import fieldStyles from "../parts/field.module.css";
import { Notice } from "../parts/notice.tsx";
import textStyles from "../parts/text.module.css";
import { RateForm } from "./rate-form.tsx";
import styles from "./take-over.module.css";

type Props = {
	content: QuoteContent;
	/** The offer to take from; undefined while none is chosen. */
	former: QuoteContent | undefined;
	today: string;
	onTake: (content: QuoteContent) => void;
	onClose: () => void;
};

/** Shows what a former offer would give, part by part, before anything of it is taken. */
export function TakeOver({ former, ...rest }: Props) {
	return (
		<Dialog title="Copy from a former quotation" open={former !== undefined} onClose={rest.onClose} wide>
			{former && <Choice former={former} {...rest} />}
		</Dialog>
	);
}

function Choice({ content, former, today, onTake, onClose }: Props & { former: QuoteContent }) {
	const parts = differing(content, former);
	const [taken, setTaken] = useState<readonly Takeable[]>(takenAtFirst(content, former));
	const [rate, setRate] = useState<ExchangeRate | null>(former.rate);
	const formerRate = rateOf({ currency: former.currency, rate });
	const across = former.currency !== content.currency;
	const mixed = across && taken.some((part) => MONEY_TAKEN.has(part));
	const next = withTakenOver(content, former, taken, formerRate);
	return (
		<div className={styles.choice}>
			{parts.length === 0 && <p>This quotation already has everything that is in it.</p>}
			<ul className={styles.parts}>
				{parts.map((part) => (
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
								{NAMES[part]} <span className={textStyles.muted}>{partText(part, content, former)}</span>
							</span>
						</label>
					</li>
				))}
			</ul>
			<p className={textStyles.muted}>
				Quantities, validity and the request stay those of this case. Delivery, discount and charges were agreed for
				another shipment: check them before you copy them.
			</p>
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
			<p className={dialogStyles.actions}>
				<Button onClick={onClose}>Cancel</Button>
				<Button kind="primary" disabled={!next || taken.length === 0} onClick={() => next && onTake(next)}>
					Copy what is ticked
				</Button>
			</p>
		</div>
	);
}

const NAMES: Readonly<Record<Takeable, string>> = {
	prices: "Prices and prices by quantity",
	payment: "Payment",
	terms: "Terms and documents",
	leadTime: "Lead time",
	delivery: "Delivery",
	...charges.names,
};

function partText(part: Takeable, content: QuoteContent, former: QuoteContent): string {
	switch (part) {
		case "prices":
			return sharedLines(content, former)
				.map(
					({ line, was }) =>
						`${line.name} ${formatMoney(was.unitPrice, former.currency)}, here ${formatMoney(line.unitPrice, content.currency)}`,
				)
				.join("; ");
		case "payment":
			return former.paymentTerms;
		case "terms":
			return former.terms.split("\n")[0] ?? "";
		case "leadTime":
			return leadTimeText(former, leadTime) || "none";
		case "delivery":
			return [deliveryTerm(former), former.portOfLoading && `from ${former.portOfLoading}`].filter(Boolean).join(", ");
		default:
			return isAmountCharge(part)
				? formatMoney(former.charges[part], former.currency)
				: `${former.charges[part] / 100} %`;
	}
}
