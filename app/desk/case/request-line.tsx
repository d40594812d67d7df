import { type Currency, formatMinor, formatMoney } from "../../../domain/shared/currency.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { unbroken } from "../../ui/unbroken.tsx";
import { Tag } from "../parts/chip.tsx";
import dataTableStyles from "../parts/data-table.module.css";
import textStyles from "../parts/text.module.css";
import type { Line } from "./request-lines.ts";
import styles from "./request-table.module.css";

type RowProps = { line: Line; changed: boolean; current: Currency | undefined; beforeOffer: string | undefined };

/** What was asked for, with what is offered for it; other goods offered in its place have a second row. */
export function LineRows({ line, changed, current, beforeOffer }: RowProps) {
	const { name, note, thumb, split, asked, wanted, list, instead } = line;
	const figures = textStyles.figures;
	const notes = note !== "" && <small className={styles.split}>{note}</small>;
	return (
		<>
			<tr className={instead && styles.replaced}>
				<Picture thumb={thumb} />
				<td>
					{instead ? <s>{unbroken(name)}</s> : unbroken(name)}
					{!instead && notes}
					<small className={styles.narrowOnly}>{beneath(line, current)}</small>
					{split.map((text) => (
						<small className={styles.split} key={text}>
							{text}
						</small>
					))}
				</td>
				<td className={`${figures} ${beforeOffer}`}>{asked === null ? "added" : formatCount(asked)}</td>
				{changed && (
					<td className={`${figures} ${beforeOffer}`}>
						{wanted === undefined ? <span className={textStyles.muted}>same</span> : <b>{formatCount(wanted)}</b>}
					</td>
				)}
				<ListPrice list={list} />
				{!current ? (
					<td className={figures}>{list !== null && asked !== null && formatMinor(list * asked, "INR")}</td>
				) : instead ? (
					<td className={`${figures} ${textStyles.muted}`} colSpan={3}>
						replaced
					</td>
				) : (
					<Offered line={line} currency={current} />
				)}
			</tr>
			{instead && current && (
				<tr className={styles.replacement}>
					<Picture thumb={instead.thumb} />
					<td>
						<b>{unbroken(instead.name)}</b>{" "}
						<span className={styles.kind}>
							<Tag kind="warn">offered instead</Tag>
						</span>
						{notes}
						<small className={styles.narrowOnly}>{priceOf(line, current)}</small>
					</td>
					<td className={beforeOffer} colSpan={changed ? 2 : 1} />
					<ListPrice list={instead.list} />
					<Offered line={line} currency={current} />
				</tr>
			)}
		</>
	);
}

function Picture({ thumb }: Pick<Line, "thumb">) {
	return (
		<td className={styles.picture}>{thumb && <img src={thumb} alt="" width={28} height={35} loading="lazy" />}</td>
	);
}

function ListPrice({ list }: Pick<Line, "list">) {
	return (
		<td className={`${textStyles.figures} ${textStyles.muted} ${dataTableStyles.wideOnly}`}>
			{list !== null && formatMinor(list, "INR")}
		</td>
	);
}

function eachOf(price: number, currency: Currency): string {
	return `${formatMoney(price, currency)} each`;
}

/** What a phone has no column for: what each costs, what was asked for. */
function beneath(line: Line, current: Currency | undefined): string {
	if (!current) return line.list === null ? "" : eachOf(line.list, "INR");
	if (line.instead) return line.asked === null ? "" : `asked ${formatCount(line.asked)}`;
	return [priceOf(line, current), askedOf(line)].filter(Boolean).join(", ");
}

function priceOf({ offered }: Line, currency: Currency): string {
	return typeof offered === "object" ? eachOf(offered.price, currency) : "";
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
			<td className={`${textStyles.figures} ${dataTableStyles.wideOnly}`}>{formatMinor(offered.price, currency)}</td>
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
