import { UNITS, type Unit } from "../../../domain/catalogue/catalogue.ts";
import { countByUnit, type UnitCount } from "../../../domain/orders/unit-counts.ts";
import { isSampleLine } from "../../../domain/quotes/line-parts.ts";
import { quoteLineAmount, quoteTotals, tierPrice } from "../../../domain/quotes/totals.ts";
import { type Currency, currencySymbol, formatMinor, formatMoney } from "../../../domain/shared/currency.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { cellTexts } from "../../../messages/cells.ts";
import { cells as cellWords } from "../../../messages/en/cells.ts";
import { counted } from "../../../messages/en/counted.ts";
import { goodsCounts } from "../../../messages/en/goods-count.ts";
import { samples as sampleWords } from "../../../messages/en/samples.ts";
import dataTableStyles from "../parts/data-table.module.css";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";
import { shortTime } from "../parts/time-words.ts";
import type { CaseData } from "./case.tsx";
import { lineNote } from "./line-note.ts";
import { QuoteSums, Sum } from "./quote-sums.tsx";
import styles from "./request-table.module.css";
import { RequestWords } from "./request-words.tsx";

type Line = {
	key: string;
	name: string;
	note: string;
	/** The split by colour and size that was asked for; nothing where there was none. */
	split: string[];
	thumb: string | null;
	asked: number | null;
	unit: Unit;
	wanted: number | undefined;
	/** It is a sample, and in no count of goods. */
	sample: boolean;
	list: number | null;
	offered: { quantity: number; unit: Unit; price: number; amount: number } | "unavailable" | undefined;
};

/** What was requested, the changes asked for since, and what the current version offers. */
export function RequestTable({ data, now }: { data: CaseData; now: number }) {
	const { request } = data;
	const lines = linesOf(data);
	return (
		<Panel title="Request" aside={shortTime(data.requestedAt, now)}>
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
			<RequestWords request={request} />
		</Panel>
	);
}

/** Line by line what was asked for and what is offered, with what both come to. */
function Lines({ data: { request, versions }, lines }: { data: CaseData; lines: readonly Line[] }) {
	const current = versions[0];
	const changed = lines.some(({ wanted }) => wanted !== undefined);
	/** Behind the product: asked, change, list, and three of the offer. */
	const columns = 2 + (changed ? 1 : 0) + (current ? 3 : 0);
	const symbol = current ? currencySymbol(current.currency) : "₹";
	const v = `v${current?.version ?? ""}`;
	const asked = countByUnit(request.lines);
	const wanted = changed ? countByUnit(lines.filter(({ sample }) => !sample).map(afterChange)) : [];
	const offered = current ? quoteTotals(current.content).counts : [];
	const goods = goodsCounts({ counts: asked, figure: formatCount });
	const listValue = formatMoney(request.total, "INR");
	/** A phone has room for one quantity and one price: those of the offer. What was asked stands beneath the name there. */
	const beforeOffer = current ? dataTableStyles.wideOnly : "";
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
							<th scope="col" className={`${textStyles.figures} ${beforeOffer}`}>
								List ₹
							</th>
							{current && (
								<>
									<th scope="col" className={textStyles.figures}>
										{v} quantity
									</th>
									<th scope="col" className={textStyles.figures}>
										{v} {symbol}
									</th>
									<th scope="col" className={textStyles.figures}>
										{v} amount
									</th>
								</>
							)}
						</tr>
					</thead>
					<tbody>
						{lines.map((line) => (
							<tr key={line.key}>
								<td className={styles.picture}>
									{line.thumb && <img src={line.thumb} alt="" width={28} height={35} loading="lazy" />}
								</td>
								<td>
									{line.name}
									{line.note !== "" && <small className={styles.split}>{line.note}</small>}
									{current && <small className={styles.narrowOnly}>{askedOf(line)}</small>}
									{line.split.map((text) => (
										<small className={styles.split} key={text}>
											{text}
										</small>
									))}
								</td>
								<td className={`${textStyles.figures} ${beforeOffer}`}>
									{line.asked === null ? "added" : formatCount(line.asked)}
								</td>
								{changed && (
									<td className={`${textStyles.figures} ${beforeOffer}`}>
										{line.wanted === undefined ? (
											<span className={textStyles.muted}>same</span>
										) : (
											<b>{formatCount(line.wanted)}</b>
										)}
									</td>
								)}
								<td className={`${textStyles.figures} ${textStyles.muted} ${beforeOffer}`}>
									{line.list === null ? "" : formatMinor(line.list, "INR")}
								</td>
								{current && <Offered line={line} currency={current.currency} />}
							</tr>
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
								<td className={beforeOffer} />
								{current && (
									<>
										<td className={textStyles.figures}>{countIn(offered, unit)}</td>
										<td colSpan={2} />
									</>
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

function Offered({ line: { offered, asked }, currency }: { line: Line; currency: Currency }) {
	if (typeof offered !== "object")
		return (
			<>
				<td />
				<td className={`${textStyles.figures} ${textStyles.muted}`} colSpan={2}>
					{offered && "not available"}
				</td>
			</>
		);
	const quantity = formatCount(offered.quantity);
	return (
		<>
			<td className={textStyles.figures}>{offered.quantity === asked ? quantity : <b>{quantity}</b>}</td>
			<td className={textStyles.figures}>{formatMinor(offered.price, currency)}</td>
			<td className={textStyles.figures}>{formatMinor(offered.amount, currency)}</td>
		</>
	);
}

/** What was asked for where it is not what is offered, and the change asked for since. */
function askedOf({ asked, wanted, offered }: Line): string {
	const same = typeof offered === "object" && offered.quantity === asked;
	const parts = [
		asked === null ? "added" : same ? "" : `asked ${formatCount(asked)}`,
		wanted === undefined ? "" : `now ${formatCount(wanted)}`,
	];
	return parts.filter(Boolean).join(", ");
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

/** The requested lines in order, each with what the current version offers for it, then the lines staff added. */
function linesOf({ request, versions, entries, thumbs, state }: CaseData): Line[] {
	const current = versions[0];
	const wishes = entries.filter((entry) => entry.kind === "request_change");
	const asked = wishes.findLast(({ data }) => data.version === current?.version);
	const open = state.status === "revision_requested" ? (asked?.data.wanted ?? []) : [];
	const wantedOf = (key: string) => open.find((one) => one.key === key)?.to;
	const content = new Map(current?.content.lines.map((line) => [line.key, line]));
	const offer = (key: string): Pick<Line, "offered" | "note"> => {
		const line = content.get(key);
		content.delete(key);
		if (!line) return { offered: undefined, note: "" };
		if (line.kind === "unavailable") return { offered: "unavailable", note: "" };
		const { quantity, unit } = line;
		const note = lineNote(line, current?.currency ?? "INR");
		return { offered: { quantity, unit, price: tierPrice(line, quantity), amount: quoteLineAmount(line) }, note };
	};
	const own = request.lines.map((line, index) => {
		const key = `l${index + 1}`;
		const { id, name, quantity, unit, price, cells } = line;
		const split = cellTexts(cells, quantity, cellWords);
		const thumb = thumbs[id] ?? null;
		const asked = { asked: quantity, unit, list: price, wanted: wantedOf(key), sample: false };
		return { key, name, split, thumb, ...asked, ...offer(key) };
	});
	const added = [...content.values()].map(({ key, name, unit, productId, listPrice, requested, sort }) => ({
		key,
		name,
		split: [],
		thumb: thumbs[productId] ?? null,
		asked: isSampleLine({ sort }) ? requested : null,
		unit,
		list: listPrice || null,
		wanted: wantedOf(key),
		sample: isSampleLine({ sort }),
		...offer(key),
	}));
	return [...own, ...added];
}

function noteOf({ request, thumbs }: CaseData): string {
	const gone = request.lines.filter(({ id }) => !(id in thumbs)).length;
	if (gone === 0) return "";
	return gone === 1
		? "One of these products is no longer in the catalogue."
		: `${gone} of these products are no longer in the catalogue.`;
}
