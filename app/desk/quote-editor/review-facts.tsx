import type { OrderDetails } from "../../../domain/orders/order-details.ts";
import { countedLines } from "../../../domain/quotes/choices.ts";
import { deliveryTerm, offeredLines, type QuoteContent } from "../../../domain/quotes/content.ts";
import { deliveryName } from "../../../domain/quotes/delivery.ts";
import { isSampleLine } from "../../../domain/quotes/line-parts.ts";
import { chargeRows, quoteLineAmount, quoteTotals, tierPrice } from "../../../domain/quotes/totals.ts";
import { formatMoney } from "../../../domain/shared/currency.ts";
import { startOfIndiaDay } from "../../../domain/shared/india-day.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { rateText } from "../../../domain/shared/rate-of-exchange.ts";
import { amounts } from "../../../messages/en/amounts.ts";
import { charges } from "../../../messages/en/charges.ts";
import { goodsCounts } from "../../../messages/en/goods-count.ts";
import { leadTime } from "../../../messages/en/lead-time.ts";
import { orderWishes } from "../../../messages/en/order-details.ts";
import { quoteTerms } from "../../../messages/en/quote-terms.ts";
import { leadTimeText } from "../../../messages/lead-time.ts";
import { wishesText } from "../../../messages/order-details.ts";
import { paymentRows } from "../../../messages/payments.ts";
import { counted } from "../parts/counted.ts";
import factsStyles from "../parts/facts.module.css";
import layoutStyles from "../parts/layout.module.css";
import textStyles from "../parts/text.module.css";
import { dayAndTime } from "../parts/time-words.ts";
import styles from "./review-facts.module.css";

type Props = {
	content: QuoteContent;
	/** What the buyer asked for with the request. */
	said: OrderDetails;
	/** The buyer's: the total is put into words as they read them. */
	country: string;
};

/** What is about to be sent, as far as it is easily got wrong: what the total is made of, and what is left unsaid. */
export function ReviewFacts({ content, said, country }: Props) {
	const { currency, deliveries, schedule, rate, message } = content;
	const { goods, total } = quoteTotals(content);
	const between = chargeRows(content);
	const asked = wishesText(said, orderWishes);
	const money = (amount: number) => formatMoney(amount, currency);
	return (
		<>
			<dl className={factsStyles.facts}>
				<dt>Total {deliveryTerm(content)}</dt>
				<dd>
					<b>{money(total)}</b>
					<br />
					{amounts.inWords({ amount: total, currency, country })}
					{between.length > 0 && <Row name="Goods" figure={money(goods)} />}
					{between.map((row) => (
						<Row key={row.kind} name={charges.row(row)} figure={money(row.amount)} />
					))}
				</dd>
				<dt>Lines</dt>
				<dd>{linesText(content)}</dd>
				{asked !== "" && (
					<>
						<dt>Asked for</dt>
						<dd>
							<bdi>{asked}</bdi>
						</dd>
					</>
				)}
				{deliveries.length > 1 && (
					<>
						<dt>Ways of delivery</dt>
						<dd>
							{deliveries.map((way) => (
								<Row key={way.key} name={deliveryName(way)} figure={money(quoteTotals(content, [], way).total)} />
							))}
						</dd>
					</>
				)}
				<dt>Lead time</dt>
				<dd>{leadTimeText(content, leadTime) || "nothing is said of it"}</dd>
				<dt>Valid until</dt>
				<dd>{validityWords(content.validUntilDay)}</dd>
				<dt>Payment</dt>
				<dd>
					{content.paymentTerms}
					{paymentRows(schedule, total, quoteTerms, undefined).map(({ number, share, when, sum }) => (
						<Row key={number} name={`${share} ${when}`.trim()} figure={money(sum)} />
					))}
				</dd>
				<dt>Message</dt>
				<dd className={message === "" ? undefined : `${textStyles.typed} ${styles.message}`}>{message || "none"}</dd>
				{rate && (
					<>
						<dt>Rate</dt>
						<dd>{rateText(rate)}. Only staff see this.</dd>
					</>
				)}
			</dl>
			<details className={`${layoutStyles.fold} ${styles.lines}`}>
				<summary>Line by line</summary>
				{offeredLines(content).map((line) => (
					<Row
						key={line.key}
						name={`${line.name}, ${formatCount(line.quantity)} × ${money(tierPrice(line, line.quantity))}${
							line.choice.is === "always" ? "" : ", not in the total"
						}`}
						figure={money(quoteLineAmount(line))}
					/>
				))}
			</details>
		</>
	);
}

function Row({ name, figure }: { name: string; figure: string }) {
	return (
		<span className={styles.row}>
			<bdi>{name}</bdi>
			<span>{figure}</span>
		</span>
	);
}

/** "2 offered, 720 pieces, 1 service, 2 not in the total" */
function linesText(content: QuoteContent): string {
	const offered = countedLines(content);
	const goods = offered.filter(({ sort }) => sort === "goods").length;
	const samples = offered.filter(isSampleLine).length;
	const services = offered.length - goods - samples;
	const toChoose = offeredLines(content).length - offered.length;
	const missing = content.lines.length - offered.length - toChoose;
	return [
		`${goods} offered`,
		goodsCounts({ counts: quoteTotals(content).counts, figure: formatCount }),
		samples > 0 && counted(samples, "line of samples", "lines of samples"),
		services > 0 && counted(services, "service", "services"),
		toChoose > 0 && `${toChoose} not in the total`,
		missing > 0 && `${missing} not available`,
	]
		.filter(Boolean)
		.join(", ");
}

/** "Sat 5 Dec 2026, 23:59 IST" */
function validityWords(day: string): string {
	const start = startOfIndiaDay(day);
	return start === undefined ? day : `${dayAndTime(start).split(",")[0]}, 23:59 IST`;
}
