import { isGst } from "../../../domain/quotes/charges.ts";
import { currencyProblem, linesProblem, pricesSet, termsSet, type Warning } from "../../../domain/quotes/checks.ts";
import { deliveryTerm, type QuoteContent } from "../../../domain/quotes/content.ts";
import type { CostKind } from "../../../domain/quotes/delivery.ts";
import { costsNotEntered, deliveryProblem } from "../../../domain/quotes/delivery-checks.ts";
import { chargeRows, quoteTotals } from "../../../domain/quotes/totals.ts";
import { formatMinor, formatMoney } from "../../../domain/shared/currency.ts";
import { endOfIndiaDay } from "../../../domain/shared/india-day.ts";
import { charges } from "../../../messages/en/charges.ts";
import { Button } from "../parts/button.tsx";
import { CheckIcon, MissingIcon } from "../parts/icons.tsx";
import { Menu } from "../parts/menu.tsx";
import textStyles from "../parts/text.module.css";
import { isNotSaved } from "./save-note.tsx";
import styles from "./send-bar.module.css";
import type { SaveState } from "./use-draft.ts";
import { WarningList } from "./warning-list.tsx";

type Props = {
	content: QuoteContent;
	before: QuoteContent | null;
	version: number;
	now: number;
	/** What there is to look at; it holds nothing up. */
	warnings: readonly Warning[];
	/** Whether what stands in the editor is on the server. */
	saved: SaveState;
	/** A change of currency or rate that is not completed: the review waits for it. */
	unfinished: boolean;
	/** Why the review does not open. */
	hint: string;
	canSend: boolean;
	onSend: () => void;
};

/** What must be right before an offer may go; the server asks the same. */
export function sendChecks(content: QuoteContent, now: number): Check[] {
	const { currency } = content;
	const checks = [
		{
			name: "Prices above 0",
			ok: pricesSet(content),
			todo: "every offered line needs a quantity and a price above 0",
		},
		{
			name: "Valid in the future",
			ok: (endOfIndiaDay(content.validUntilDay) ?? 0) > now,
			todo: "the offer must be valid until a day in the future",
		},
		{
			name: "Terms set",
			ok: termsSet(content),
			todo: "the place of delivery, the payment terms and the terms must be written",
		},
	];
	const rate = {
		name: `Amounts in ${currency}`,
		ok: currencyProblem(content) === undefined,
		todo: "see above the lines",
	};
	// Said where something is wrong alone: in most offers nothing is.
	const lines = { name: "Lines", ok: false, todo: "a line must be put right, see above the lines" };
	const delivery = { name: "Delivery and payments", ok: false, todo: "they must be put right, see below the terms" };
	return [
		...checks,
		...(currency === "INR" ? [] : [rate]),
		...(linesProblem(content) ? [lines] : []),
		...(deliveryProblem(content) ? [delivery] : []),
	];
}

const HINT = "send-hint";

type Check = { name: string; ok: boolean; todo: string };

/** The total and the guards, always in sight. */
export function SendBar({ content, before, version, now, warnings, saved, unfinished, hint, canSend, onSend }: Props) {
	const { goods, total } = quoteTotals(content);
	const notEntered = costsNotEntered(content.deliveries[0]);
	const difference = before && before.currency === content.currency ? total - quoteTotals(before).total : undefined;
	const checks = sendChecks(content, now);
	return (
		<div className={styles.bar} data-part="foot">
			<p className={styles.total} data-part="grand-total">
				<span>
					Total {deliveryTerm(content)}
					{total !== goods && (
						<span className={styles.parts}>: {partsText(content, formatMinor(goods, content.currency))}</span>
					)}
					{notEntered.length > 0 && <em>, {kindsText(notEntered)} not entered</em>}
				</span>
				<b>{formatMoney(total, content.currency)}</b>
				{difference !== undefined && difference !== 0 && (
					<span>
						{formatMoney(Math.abs(difference), content.currency)} {difference > 0 ? "more" : "less"} than v{version - 1}
					</span>
				)}
			</p>
			<ul className={styles.checks}>
				{checks.map(({ name, ok }) => (
					<li key={name} className={ok ? undefined : styles.missing}>
						{ok ? <CheckIcon /> : <MissingIcon />}
						{name}
						{!ok && <span className={textStyles.hidden}> (missing)</span>}
					</li>
				))}
				{/* On a phone it has no room beside the total. */}
				{notEntered.length > 0 && (
					<li className={`${styles.missing} ${styles.narrowOnly}`}>
						<MissingIcon />
						Not entered: {kindsText(notEntered)}
					</li>
				)}
				{unfinished && (
					<li className={`${styles.missing} ${styles.said}`}>
						<MissingIcon />
						Currency not decided
					</li>
				)}
				{/* The note in the top bar is out of sight on a phone. */}
				{isNotSaved(saved) && (
					<li className={styles.missing}>
						<MissingIcon />
						Not saved
					</li>
				)}
				{warnings.length > 0 ? (
					<li className={styles.missing}>
						<Menu
							className={styles.look}
							summary={
								<summary>
									<MissingIcon />
									{warnings.length} to look at
								</summary>
							}
						>
							<div className={styles.warnings}>
								<WarningList warnings={warnings} />
							</div>
						</Menu>
					</li>
				) : (
					!unfinished && (
						<li>
							<CheckIcon />
							Nothing unusual
						</li>
					)
				)}
			</ul>
			<p className={unfinished ? textStyles.hidden : styles.hint} id={HINT} role="status">
				{hint}
			</p>
			<Button
				// Until the currency is settled the way on is in its box.
				kind={unfinished ? "plain" : "primary"}
				disabled={!canSend || (!unfinished && checks.some(({ ok }) => !ok))}
				aria-describedby={hint ? HINT : undefined}
				onClick={onSend}
			>
				{/* Until the currency is settled nothing can be sent; a press leads to the field, and the button says so. */}
				{unfinished ? "Settle the currency" : `Review and send v${version}`} <kbd>Ctrl ↵</kbd>
			</Button>
		</div>
	);
}

/** "goods 30,000 − discount 2%: 600 + freight 38,500": what the total is made of, a discount and each charge by its name. */
function partsText(content: QuoteContent, goods: string): string {
	const rows = chargeRows(content).map((row) => {
		const name = isGst(row) ? charges.row(row) : charges.row(row).toLowerCase();
		const amount = formatMinor(row.amount, content.currency).replace(/^[−-]/, "");
		// A rate would run into its amount.
		return `${row.amount < 0 ? "−" : "+"} ${name}${name.endsWith("%") ? ":" : ""} ${amount}`;
	});
	return ["goods", goods, ...rows].join(" ");
}

/** "freight and insurance" */
export function kindsText(kinds: readonly CostKind[]): string {
	return kindList.format(kinds.map((kind) => charges.names[kind].toLowerCase()));
}

const kindList = new Intl.ListFormat("en");
