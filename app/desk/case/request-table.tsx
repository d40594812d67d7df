import { UNITS, type Unit } from "../../../domain/catalogue/catalogue.ts";
import { countByUnit, type UnitCount } from "../../../domain/orders/unit-counts.ts";
import { quoteTotals } from "../../../domain/quotes/totals.ts";
import { currencySymbol, formatMoney } from "../../../domain/shared/currency.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { counted } from "../../../messages/en/counted.ts";
import { goodsCounts } from "../../../messages/en/goods-count.ts";
import { samples as sampleWords } from "../../../messages/en/samples.ts";
import dataTableStyles from "../parts/data-table.module.css";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";
import { shortTime } from "../parts/time-words.ts";
import type { CaseData } from "./case.tsx";
import { QuoteSums, Sum } from "./quote-sums.tsx";
import { LineRows } from "./request-line.tsx";
import { type Line, linesOf } from "./request-lines.ts";
import styles from "./request-table.module.css";
import { RequestDetails, RequestNotes } from "./request-words.tsx";

/** What was requested, the changes asked for since, and what the current version offers. */
export function RequestTable({ data, now }: { data: CaseData; now: number }) {
	const { request } = data;
	const lines = linesOf(data);
	return (
		<Panel title="Request" aside={shortTime(data.requestedAt, now)}>
			<RequestDetails request={request} />
			{lines.length > 0 && <Lines data={data} lines={lines} />}
			{request.samples.length > 0 && (
				<section className={styles.samples} aria-labelledby="samples-asked">
					<h3 id="samples-asked">Samples</h3>
					<ul>
						{request.samples.map((sample) => {
							const text = sampleWords.line(sample);
							return <li key={text}>{text}</li>;
						})}
					</ul>
				</section>
			)}
			<p className={styles.note}>{noteOf(data)}</p>
			<RequestNotes request={request} />
		</Panel>
	);
}

/** Line by line what was asked for and what is offered, with what both come to. */
function Lines({ data: { request, versions }, lines }: { data: CaseData; lines: readonly Line[] }) {
	const current = versions[0];
	const changed = lines.some(({ wanted }) => wanted !== undefined);
	/** Behind the product: asked, change, list, and the amount or three of the offer. */
	const columns = 2 + (changed ? 1 : 0) + (current ? 3 : 1);
	const symbol = current ? currencySymbol(current.currency) : "₹";
	const v = `v${current?.version ?? ""}`;
	const asked = countByUnit(request.lines);
	const wanted = changed ? countByUnit(lines.filter(({ sample }) => !sample).map(afterChange)) : [];
	const offered = current ? quoteTotals(current.content).counts : [];
	const goods = goodsCounts({ counts: asked, figure: formatCount });
	const listValue = formatMoney(request.total, "INR");
	/**
	 * A phone has room for one quantity and one sum: those of the offer, where there is one. What each piece costs, and
	 * what was asked, stands beneath the name there.
	 */
	const beforeOffer = current ? dataTableStyles.wideOnly : "";
	const head = { changed, current: current?.currency, beforeOffer };
	return (
		<>
			<div className={dataTableStyles.frame}>
				<table className={`${dataTableStyles.table} ${styles.request}`}>
					<caption className={textStyles.hidden}>What was requested</caption>
					<thead>
						<tr>
							<th scope="col" colSpan={2}>
								Product
							</th>
							<th scope="col" className={`${textStyles.figures} ${beforeOffer}`}>
								Asked
							</th>
							{changed && (
								<th scope="col" className={`${textStyles.figures} ${beforeOffer}`}>
									Change requested
								</th>
							)}
							<th scope="col" className={`${textStyles.figures} ${dataTableStyles.wideOnly}`}>
								List ₹
							</th>
							{current ? (
								<>
									<th scope="col" className={textStyles.figures}>
										{v} quantity
									</th>
									<th scope="col" className={`${textStyles.figures} ${dataTableStyles.wideOnly}`}>
										{v} {symbol}
									</th>
									<th scope="col" className={textStyles.figures}>
										{v} amount
									</th>
								</>
							) : (
								<th scope="col" className={textStyles.figures}>
									Amount ₹
								</th>
							)}
						</tr>
					</thead>
					<tbody>
						{lines.map((line) => (
							<LineRows key={line.key} line={line} {...head} />
						))}
					</tbody>
					<tfoot>
						{unitsOf(asked, wanted, offered).map((unit) => (
							<tr key={unit}>
								<th scope="row" colSpan={2}>
									{counted[unit]}
									{current && (
										<small className={styles.narrowOnly}>
											asked {countIn(asked, unit)}
											{changed && `, now ${countIn(wanted, unit)}`}
										</small>
									)}
								</th>
								<td className={`${textStyles.figures} ${beforeOffer}`}>{countIn(asked, unit)}</td>
								{changed && <td className={`${textStyles.figures} ${beforeOffer}`}>{countIn(wanted, unit)}</td>}
								<td className={dataTableStyles.wideOnly} />
								{current ? (
									<>
										<td className={textStyles.figures}>{countIn(offered, unit)}</td>
										<td colSpan={2} />
									</>
								) : (
									<td />
								)}
							</tr>
						))}
						{current ? (
							<QuoteSums version={current} columns={columns} />
						) : (
							<Sum name={`At list price, ${goods}`} columns={columns} amount={listValue} as="total" />
						)}
					</tfoot>
				</table>
			</div>
			{/* Beneath the sums, since it is in none of them. */}
			{current && (
				<p className={textStyles.muted}>
					The request, {goods}, comes to {listValue} at list price.
				</p>
			)}
		</>
	);
}

/** What a line comes to once the change that was asked for is made. */
function afterChange({ wanted, offered, asked, unit }: Line): { quantity: number; unit: Unit } {
	const now = typeof offered === "object" ? offered : { quantity: asked ?? 0, unit };
	return { quantity: wanted ?? now.quantity, unit: now.unit };
}

/** The units that any of these counts has. */
function unitsOf(...all: (readonly UnitCount[])[]): Unit[] {
	return UNITS.filter((unit) => all.flat().some((one) => one.unit === unit));
}

function countIn(counts: readonly UnitCount[], unit: Unit): string {
	return formatCount(counts.find((one) => one.unit === unit)?.count ?? 0);
}

function noteOf({ request, thumbs }: CaseData): string {
	const gone = request.lines.filter(({ id }) => !(id in thumbs)).length;
	if (gone === 0) return "";
	return gone === 1
		? "One of these products is no longer in the catalogue."
		: `${gone} of these products are no longer in the catalogue.`;
}
