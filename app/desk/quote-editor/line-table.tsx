import type { QuantityFacts } from "../../../domain/quotes/checks.ts";
import type { QuoteContent, QuoteLine } from "../../../domain/quotes/content.ts";
import { rateOf } from "../../../domain/shared/rate-of-exchange.ts";
import textStyles from "../parts/text.module.css";
import { LineRow } from "./line-row.tsx";
import styles from "./line-table.module.css";

type Props = {
	content: QuoteContent;
	before: QuoteContent | null;
	selected: string | undefined;
	/** Addresses of the products' pictures, by product. */
	thumbs: Readonly<Record<string, string | null>>;
	/** What the catalogue says of quantities, by product. */
	facts: ReadonlyMap<string, QuantityFacts>;
	onSelect: (key: string) => void;
	onLine: (key: string, change: Partial<QuoteLine>) => void;
	onRemove: (key: string) => void;
};

/** The lines of the offer; the one that is selected shows its particulars below. */
export function LineTable({ content, before, selected, thumbs, facts, onSelect, onLine, onRemove }: Props) {
	const rate = rateOf(content);
	const former = new Map(before?.lines.map((line) => [line.key, line]));
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
					<th scope="col" className={`${styles.figures} ${styles.wideOnly}`}>
						List ₹
					</th>
					<th scope="col" className={styles.figures}>
						Each {content.currency}
					</th>
					<th scope="col" className={`${styles.figures} ${styles.wideOnly}`}>
						To list
					</th>
					<th scope="col" className={styles.figures}>
						Amount
					</th>
				</tr>
			</thead>
			<tbody>
				{content.lines.map((line) => (
					<LineRow
						key={line.key}
						line={line}
						before={before ? former.get(line.key) : line}
						currency={content.currency}
						rate={rate}
						facts={facts.get(line.productId)}
						thumb={thumbs[line.productId] ?? undefined}
						open={selected === line.key}
						onSelect={() => onSelect(line.key)}
						onChange={(change) => onLine(line.key, change)}
						onRemove={line.requested === null ? () => onRemove(line.key) : undefined}
					/>
				))}
			</tbody>
		</table>
	);
}
