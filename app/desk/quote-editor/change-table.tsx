import textStyles from "../parts/text.module.css";
import type { ChangeRow } from "./change-rows.ts";
import styles from "./change-table.module.css";

type Props = { rows: readonly ChangeRow[]; name: string; before: string; after: string };

/** What differs, former value beside present one. */
export function ChangeTable({ rows, name, before, after }: Props) {
	return (
		<table className={styles.changes}>
			<caption className={textStyles.hidden}>{name}</caption>
			<thead>
				<tr>
					<th scope="col">
						<span className={textStyles.hidden}>What</span>
					</th>
					<th scope="col">{before}</th>
					<th scope="col">{after}</th>
					<th scope="col" className={styles.figures}>
						Difference
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one product
					<tr key={`${row.subject} ${index}`}>
						<th scope="row">
							<bdi>{row.subject}</bdi>
						</th>
						<td data-label={before}>{row.before}</td>
						<td data-label={after}>{row.after}</td>
						<td className={styles.figures}>{row.difference}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
