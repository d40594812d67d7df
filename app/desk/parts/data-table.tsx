import type { ReactNode } from "react";
import styles from "./data-table.module.css";
import textStyles from "./text.module.css";

type Column = {
	title: string;
	/** Figures are aligned at the end of the column, digit under digit. */
	figures?: boolean;
	/** Left out on phones, where the row has two lines. */
	wideOnly?: boolean;
	/** The title is for screen readers alone. */
	quiet?: boolean;
};

/** A table with rows of 38 px; the rows are `<tr>` with a `<td>` for each column (`cell` gives its class). */
export function DataTable({
	name,
	columns,
	children,
}: {
	name: string;
	columns: readonly Column[];
	children: ReactNode;
}) {
	return (
		<div className={styles.frame}>
			<table className={styles.table}>
				<caption className={textStyles.hidden}>{name}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column.title} scope="col" className={cell(column)}>
								{column.quiet ? <span className={textStyles.hidden}>{column.title}</span> : column.title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</div>
	);
}

/** The class of a column's cells. */
export function cell({ figures, wideOnly }: Pick<Column, "figures" | "wideOnly">): string | undefined {
	return [figures && textStyles.figures, wideOnly && styles.wideOnly].filter(Boolean).join(" ") || undefined;
}
