import { productImage } from "../../../content/product-image.ts";
import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import { compare } from "../../../messages/en/shop/compare/compare.ts";
import button from "../../ui/button.module.css";
import { ArrowRight, Plus } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { loadQuantityDialog } from "../cart/quantity-dialog-host.tsx";
import { useAsked } from "../cart/quantity-store.ts";
import { type CatalogueItem, slugOf } from "../parts/catalogue-item.ts";
import { Picture } from "../parts/picture.tsx";
import styles from "./compare.module.css";
import type { CompareRow, CompareValue } from "./compare-rows.server.ts";
import { ComparedNames } from "./compared-names.tsx";
import head from "./table-head.module.css";
import { useScrolledTogether } from "./use-scrolled-together.ts";

type Props = {
	products: readonly { item: CatalogueItem; without: string }[];
	rows: readonly CompareRow[];
	/** Whether a heading is to be confirmed by the customs broker. */
	customs: boolean;
};

/** So many columns a phone shows whole (compare.module.css). */
const FIT_A_PHONE = 2;

/**
 * The products as columns. A narrow screen's table scrolls sideways by itself, and the names of its rows stay in sight; those of
 * the products stay at the top of the screen.
 */
export function CompareTable({ products, rows, customs }: Props) {
	const words = useMessages(compare);
	const { addToCart } = useMessages(quantity);
	const { names, table } = useScrolledTogether();
	// Where every row differs, a mark on each of them tells nothing.
	const some = (wanted: CompareRow["agreement"]) => rows.some(({ agreement }) => agreement === wanted);
	const marked = some("differs") && some("same");
	return (
		<>
			{marked && (
				<p className={`${prose.fine} ${styles.legend}`}>
					<i aria-hidden="true" /> {words.legend}
				</p>
			)}
			{products.length > FIT_A_PHONE && (
				<p className={`${prose.fine} ${styles.slide} ${layout["narrow-only"]}`}>
					{words.slide({ count: products.length })} <ArrowRight />
				</p>
			)}
			<div className={styles.compared} data-columns={products.length}>
				<ComparedNames products={products} strip={names} />
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
				<section ref={table} className={styles.scroll} aria-label={words.table} tabIndex={0}>
					<table>
						<thead>
							<tr>
								<td className={styles.corner} />
								{products.map(({ item, without }) => (
									<th key={item.id} scope="col">
										<Link to={`/products/${slugOf(item)}`} className={head.product}>
											<Picture
												source={productImage(item.imageBase)}
												alt=""
												sizes="(width < 48rem) 40vw, 240px"
												load="soon"
											/>
											<span>{item.name}</span>
										</Link>
										<span className={head.actions}>
											<button
												type="button"
												className={`${button.button} ${button.outlined} ${button.wide} ${layout["needs-script"]}`}
												data-hold=""
												aria-haspopup="dialog"
												onPointerEnter={loadQuantityDialog}
												onFocus={loadQuantityDialog}
												onPointerDown={() => useAsked.getState().reach(item)}
												onClick={() => useAsked.getState().ask(item)}
											>
												{addToCart} <Plus />
											</button>
											<Link className={`${button.minor} ${head.remove}`} to={without} aria-label={words.removeOf(item)}>
												{words.remove}
											</Link>
										</span>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rows.map(({ label, values, agreement }) => (
								<tr
									key={label}
									data-differs={(marked && agreement === "differs") || undefined}
									data-weighs={label === words.price || label === words.minimum || undefined}
								>
									<th scope="row">
										{label}
										{marked && agreement === "differs" && (
											<span className={layout["visually-hidden"]}> ({words.differs})</span>
										)}
									</th>
									{values.map((value, column) => (
										<td key={products[column]?.item.id}>
											<Value of={value} />
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</section>
			</div>
			{customs && <p className={`${prose.fine} ${styles.customs}`}>{words.customs}</p>}
		</>
	);
}

function Value({ of }: { of: CompareValue }) {
	const words = useMessages(compare);
	switch (of) {
		case "not stated":
			return <span className={`${styles.value} ${prose.quiet}`}>{words.notStated}</span>;
		case "does not apply":
			return (
				<>
					<span className={styles.value} aria-hidden="true">
						–
					</span>
					<span className={layout["visually-hidden"]}>{words.doesNotApply}</span>
				</>
			);
		default:
			return of.map((line) => (
				<span key={line} className={styles.value}>
					{line}
				</span>
			));
	}
}
