import { fileColumn } from "../../../domain/catalogue/csv-columns.ts";
import { type ProductField, productFields } from "../../../domain/catalogue/product-texts.ts";
import layoutStyles from "../parts/layout.module.css";
import styles from "./file.module.css";
import { productLabels } from "./labels.ts";

/** A new product is not taken without these. */
const NEEDED: ReadonlySet<ProductField> = new Set(["name", "category", "description", "price", "minOrder"]);

/** Every column of the file by its name, with what it holds, and an example. */
export function FileColumns({ examples }: { examples: Readonly<Record<string, string>> }) {
	const column = (field: ProductField) => {
		const name = fileColumn(field);
		return <Column key={name} name={name} holds={productLabels[field]} example={examples[name]} />;
	};
	return (
		<>
			<h3 className={styles.group}>Required for a new product</h3>
			<dl className={styles.names}>{productFields.filter((field) => NEEDED.has(field)).map(column)}</dl>
			<details className={`${layoutStyles.fold} ${styles.optional}`}>
				<summary>Optional columns</summary>
				<dl className={styles.names}>
					<Column name="id" holds="Empty for a new one" />
					{productFields.filter((field) => !NEEDED.has(field)).map(column)}
					<Column name="position" holds="Place in its category" example={examples.position} />
				</dl>
			</details>
		</>
	);
}

type ColumnProps = { name: string; holds: string; example?: string | undefined };

function Column({ name, holds, example }: ColumnProps) {
	return (
		<div>
			<dt>
				<code>{name}</code>
			</dt>
			<dd>
				{/* "name" holds a name: that need not be said. */}
				{holds.toLowerCase() !== name && holds}
				{example !== undefined && <span className={styles.example}>{example}</span>}
			</dd>
		</div>
	);
}
