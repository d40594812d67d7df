import { memo, useMemo } from "react";
import type { ProductFacts } from "../../../domain/quotes/checks.ts";
import { choiceGroups } from "../../../domain/quotes/choices.ts";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import type { LineChange } from "../../../domain/quotes/editing.ts";
import type { CostOf } from "../../../domain/quotes/margin.ts";
import type { PastedColumn } from "../../../domain/quotes/pasted.ts";
import { currencySymbol } from "../../../domain/shared/currency.ts";
import { rateOf } from "../../../domain/shared/rate-of-exchange.ts";
import textStyles from "../parts/text.module.css";
import { LineRow } from "./line-row.tsx";
import styles from "./line-table.module.css";
import { cellOf, tableKeys } from "./table-keys.ts";
import { useRowDrag } from "./use-row-drag.ts";

type Props = {
	content: QuoteContent;
	before: QuoteContent | null;
	selected: string | undefined;
	/** Addresses of the products' pictures, by product. */
	thumbs: Readonly<Record<string, string | null>>;
	/** What the catalogue says of quantities, by product. */
	facts: ReadonlyMap<string, ProductFacts>;
	/** What products cost; undefined for somebody who may not see it. */
	costs: CostOf | undefined;
	/** These stay the same functions, so that a key draws the one line that it is about. */
	onSelect: (key: string) => void;
	onLine: (key: string, change: LineChange) => void;
	onRemove: (key: string) => void;
	onMove: (key: string, by: -1 | 1) => void;
	/** The focus is in a line, or in its particulars. */
	onEditing: (key: string) => void;
	/** A line was dragged to the place of another one. */
	onDrop: (key: string, onto: string) => void;
	/** A block of cells was pasted. @returns whether it was taken as one */
	onPaste: (text: string, at: { key: string; column: PastedColumn }) => boolean;
};

const NO_GROUPS: readonly string[] = [];

/** The lines of the offer; the one that is selected shows its particulars below. */
export const LineTable = memo(function LineTable(props: Props) {
	const { content, before, selected, thumbs, facts, costs, onSelect, onLine, onRemove, onMove } = props;
	const dragging = useRowDrag(props.onDrop);
	const rate = useMemo(
		() => rateOf({ currency: content.currency, rate: content.rate, priceStep: content.priceStep }),
		[content.currency, content.rate, content.priceStep],
	);
	const symbol = currencySymbol(content.currency);
	const former = useMemo(() => new Map(before?.lines.map((line) => [line.key, line])), [before]);
	const groups = choiceGroups(content)
		.map(({ name }) => name)
		.filter((name) => name !== "");
	return (
		<table className={styles.lines}>
			<caption className={textStyles.hidden}>Lines of the quotation</caption>
			<thead>
				<tr>
					<th scope="col">
						<span className={textStyles.hidden}>Picture</span>
					</th>
					<th scope="col">Product</th>
					<th scope="col" className={styles.figures}>
						Quantity
					</th>
					<th scope="col" className={`${styles.figures} ${styles.wideOnly} ${styles.list}`}>
						List ₹
					</th>
					<th scope="col" className={styles.figures}>
						Each {symbol}
					</th>
					<th scope="col" className={`${styles.figures} ${styles.wideOnly}`}>
						To list
					</th>
					<th scope="col" className={styles.figures}>
						Amount {symbol}
					</th>
				</tr>
			</thead>
			<tbody
				{...dragging}
				onFocus={({ target }) => {
					const row = target.closest<HTMLElement>("[data-row]");
					if (row?.dataset.row) props.onEditing(row.dataset.row);
				}}
				onKeyDown={(event) => tableKeys(event, onMove)}
				onPaste={(event) => {
					const cell = cellOf(event.target);
					if (!cell || cell.column === "name") return;
					const at = { key: cell.line, column: cell.column };
					if (props.onPaste(event.clipboardData.getData("text/plain"), at)) event.preventDefault();
				}}
			>
				{content.lines.map((line) => (
					<LineRow
						key={line.key}
						line={line}
						before={before ? former.get(line.key) : line}
						currency={content.currency}
						rate={rate}
						facts={facts.get(line.productId)}
						groups={selected === line.key ? groups : NO_GROUPS}
						costs={costs}
						thumb={thumbs[line.productId] ?? undefined}
						open={selected === line.key}
						onSelect={onSelect}
						onLine={onLine}
						onRemove={onRemove}
						onMove={onMove}
					/>
				))}
			</tbody>
		</table>
	);
});
