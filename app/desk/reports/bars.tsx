import textStyles from "../parts/text.module.css";
import chartStyles from "./chart.module.css";

type Row = { name: string; requests: number; accepted: number };

/** How many fill the whole width at least: a single request is no long bar. */
const LEAST_WHOLE = 4;

/** Names with a bar each, longest first; the figure is beside its bar, so that the drawing only repeats it. */
export function Bars({ name, rows, rest }: { name: string; rows: readonly Row[]; rest: readonly Row[] }) {
	const others = rest.reduce((sum, row) => sum + row.requests, 0);
	const all =
		rest.length > 0
			? [
					...rows,
					{
						name: `${rest.length} others`,
						requests: others,
						accepted: rest.reduce((sum, row) => sum + row.accepted, 0),
					},
				]
			: rows;
	const largest = Math.max(LEAST_WHOLE, ...rows.map(({ requests }) => requests));
	return (
		<table className={chartStyles.bars}>
			<caption className={textStyles.hidden}>{name}</caption>
			<tbody>
				{all.map((row, place) => (
					<tr key={row.name} className={place < rows.length ? undefined : textStyles.muted}>
						<th scope="row">{row.name}</th>
						<td>
							<div className={chartStyles.bar}>
								<svg
									viewBox="0 0 200 12"
									width={`${Math.min(1, row.requests / largest) * 100}%`}
									preserveAspectRatio="none"
									aria-hidden="true"
								>
									<rect
										// The others together are no country: their bar has no colour.
										className={place < rows.length ? chartStyles.column : `${chartStyles.column} ${chartStyles.others}`}
										width="200"
										height="12"
									/>
									{row.accepted > 0 && (
										<rect
											className={`${chartStyles.column} ${chartStyles.taken}`}
											width={(row.accepted / row.requests) * 200}
											height="12"
										/>
									)}
								</svg>
								<span>
									{row.requests}
									{row.accepted > 0 && row.accepted !== row.requests && (
										<span className={textStyles.hidden}>, {row.accepted} accepted</span>
									)}
								</span>
							</div>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
