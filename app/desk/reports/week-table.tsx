import type { ReactNode } from "react";
import dataTableStyles from "../parts/data-table.module.css";
import textStyles from "../parts/text.module.css";
import { weekText } from "./words.ts";

type Props = {
	caption: string;
	/** What stands above the figures. */
	columns: readonly string[];
	/** Each week by its Monday, with a figure for each column. */
	rows: readonly { monday: string; figures: readonly ReactNode[] }[];
};

/** The figures of a chart by week, folded away below it. */
export function WeekTable({ caption, columns, rows }: Props) {
	return (
		<details>
			<summary>As a table</summary>
			<table className={dataTableStyles.table}>
				<caption className={textStyles.hidden}>{caption}</caption>
				<thead>
					<tr>
						<th scope="col">Week of</th>
						{columns.map((title) => (
							<th key={title} scope="col" className={textStyles.figures}>
								{title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ monday, figures }) => (
						<tr key={monday}>
							<th scope="row">{weekText(monday)}</th>
							{columns.map((title, index) => (
								<td key={title} className={textStyles.figures}>
									{figures[index]}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
