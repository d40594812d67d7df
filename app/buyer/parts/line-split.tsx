import { quoteLines } from "../../../messages/en/quote-lines.ts";
import layout from "../../ui/layout.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import type { ShownSplit } from "../view.ts";
import styles from "./line-split.module.css";

/** How a line is split by colour and size: a sentence, and behind it the grid with what was asked for instead. */
export function LineSplit({ split, name }: { split: ShownSplit; name: string }) {
	const words = useMessages(quoteLines);
	if (split.rows.length === 0) return <p>{split.summary}</p>;
	const heads = split.sizes.length > 0 ? split.sizes : [words.quantity];
	const hasSums = heads.length > 1;
	return (
		<details className={styles.split}>
			<summary>
				{split.summary}
				{split.isChanged && <b> {words.changed}.</b>}
			</summary>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a grid that is wider than the screen is scrolled by keys too. */}
			<section className={styles.grid} aria-label={`${name}, ${words.cells.name}`} tabIndex={0}>
				<table>
					<thead>
						<tr>
							<th scope="col">{split.hasColours ? words.colour : <Hidden text={words.colour} />}</th>
							{heads.map((size) => (
								<th scope="col" key={size}>
									{size}
								</th>
							))}
							{hasSums && <th scope="col">{words.sum}</th>}
						</tr>
					</thead>
					<tbody>
						{split.rows.map(({ colour, cells, sum }) => (
							<tr key={colour}>
								<th scope="row">
									<bdi>{colour}</bdi>
								</th>
								{cells.map(({ quantity, asked }, index) => (
									<td key={heads[index]} className={asked ? styles.changed : undefined}>
										{quantity}
										{asked && <small>{asked}</small>}
									</td>
								))}
								{hasSums && <td>{sum}</td>}
							</tr>
						))}
					</tbody>
					{split.rows.length > 1 && (
						<tfoot>
							<tr>
								<th scope="row">{words.sum}</th>
								{split.sums.map((sum, index) => (
									<td key={heads[index]}>{sum}</td>
								))}
								{hasSums && <td>{split.sum}</td>}
							</tr>
						</tfoot>
					)}
				</table>
			</section>
		</details>
	);
}

function Hidden({ text }: { text: string }) {
	return <span className={layout["visually-hidden"]}>{text}</span>;
}
