import { productImage } from "../../../content/product-image.ts";
import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import { compare } from "../../../messages/en/shop/compare/compare.ts";
import button from "../../ui/button.module.css";
import { Plus } from "../../ui/icons.tsx";
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

type Props = {
	products: readonly { item: CatalogueItem; without: string }[];
	rows: readonly CompareRow[];
	/** Whether a heading is to be confirmed by the customs broker. */
	customs: boolean;
};

/** The products as columns. On a phone the table scrolls by itself, and the names of its rows stay in sight. */
export function CompareTable({ products, rows, customs }: Props) {
	const words = useMessages(compare);
	const { addToCart } = useMessages(quantity);
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
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
			<section className={styles.scroll} aria-label={words.table} tabIndex={0}>
				<table data-columns={products.length}>
					<thead>
						<tr>
							<td className={styles.corner} />
							{products.map(({ item, without }) => (
								<th key={item.id} scope="col">
									<Link to={`/products/${slugOf(item)}`} className={styles.product}>
										<Picture
											source={productImage(item.imageBase)}
											alt=""
											sizes="(width < 48rem) 40vw, 240px"
											load="soon"
										/>
										<span>{item.name}</span>
									</Link>
									<span className={styles.actions}>
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
										<Link className={button.minor} to={without} aria-label={words.removeOf(item)}>
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
			{customs && <p className={`${prose.fine} ${styles.customs}`}>{words.customs}</p>}
		</>
	);
}

function Value({ of }: { of: CompareValue }) {
	const words = useMessages(compare);
	switch (of) {
		case "not stated":
			return <span className={prose.quiet}>{words.notStated}</span>;
		case "does not apply":
			return (
				<>
					<span aria-hidden="true">–</span>
					<span className={layout["visually-hidden"]}>{words.doesNotApply}</span>
				</>
			);
		default:
			return of.map((line) => <span key={line}>{line}</span>);
	}
}
