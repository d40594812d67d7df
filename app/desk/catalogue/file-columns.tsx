import { fileColumn } from "../../../domain/catalogue/csv-columns.ts";
import { type ProductField, productFields } from "../../../domain/catalogue/product-texts.ts";
import styles from "./file.module.css";
import { productLabels } from "./labels.ts";

/** A new product is not taken without these. */
const NEEDED: ReadonlySet<ProductField> = new Set(["name", "category", "description", "price", "minOrder"]);

/** Every column of the file by its name, with what it holds. */
export function FileColumns() {
	const column = (field: ProductField) => <Column key={field} name={fileColumn(field)} holds={productLabels[field]} />;
	return (
		<>
			<h3 className={styles.group}>Required for a new product</h3>
			<dl className={styles.names}>{productFields.filter((field) => NEEDED.has(field)).map(column)}</dl>
			<h3 className={styles.group}>Optional</h3>
			<dl className={styles.names}>
				<Column name="id" holds="Empty for a new one" />
				{productFields.filter((field) => !NEEDED.has(field)).map(column)}
				<Column name="position" holds="Place in its category" />
			</dl>
		</>
	);
}

function Column({ name, holds }: { name: string; holds: string }) {
	return (
		<div>
			<dt>
				<code>{name}</code>
			</dt>
			<dd>{holds}</dd>
		</div>
	);
}
