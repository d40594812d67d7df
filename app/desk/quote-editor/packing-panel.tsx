import type { Product } from "../../../domain/catalogue/catalogue.ts";
import { countedGoods } from "../../../domain/quotes/choices.ts";
import { goodsLines, type QuoteContent } from "../../../domain/quotes/content.ts";
import { isSame } from "../../../domain/quotes/is-same.ts";
import { linePacking, packingOf } from "../../../domain/quotes/packing.ts";
import { ENGLISH_FIGURES } from "../../../domain/shared/figure-locales.ts";
import { quoteTerms } from "../../../messages/en/quote-terms.ts";
import { packingRows } from "../../../messages/packing.ts";
import { Button } from "../parts/button.tsx";
import textStyles from "../parts/text.module.css";
import styles from "./trade-parts.module.css";
import type { Change } from "./use-edits.ts";

type Props = {
	content: QuoteContent;
	facts: ReadonlyMap<string, Product>;
	onChange: (change: Change) => void;
};

/** What the goods take, as the buyer reads it; its facts are the catalogue's. */
export function PackingPanel({ content, facts, onChange }: Props) {
	const rows = packingRows(packingOf(countedGoods(content)), quoteTerms, ENGLISH_FIGURES);
	// They are in no figure until they are taken; the packing of what is accepted is then not known.
	const toChoose = packingOf(goodsLines(content).filter(({ choice }) => choice.is !== "always"));
	const lacking = [...new Set(toChoose.missing.flatMap(({ names }) => names))];
	const packed = ({ lines }: QuoteContent) =>
		lines.map((line) => {
			const product = facts.get(line.productId);
			return product ? { ...line, packing: linePacking(product.details.packing) } : line;
		});
	return (
		<>
			{rows.length === 0 ? (
				<p className={textStyles.muted}>
					Nothing is known of the packing of these products. Pieces per carton, its size and weights are entered with
					the product, in the catalogue.
				</p>
			) : (
				<dl className={styles.figures}>
					{rows.map(({ term, text }) => (
						<div key={term} className={styles.pair}>
							<dt>{term}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
			)}
			{rows.length > 0 && lacking.length > 0 && (
				<p className={textStyles.muted}>If the buyer takes it, packing is not known for {lacking.join(", ")}.</p>
			)}
			{!isSame(packed(content), content.lines) && (
				<Button kind="quiet" onClick={() => onChange((content) => ({ ...content, lines: packed(content) }))}>
					Take the packing from the catalogue
				</Button>
			)}
		</>
	);
}
