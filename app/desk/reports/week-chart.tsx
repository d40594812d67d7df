import chartStyles from "./chart.module.css";
import { FOOT, HEIGHT, LEFT, TOP, WIDTH, weekPlace } from "./chart-places.ts";
import { WeekTable } from "./week-table.tsx";
import { axisEnd, weekText } from "./words.ts";

type Week = { monday: string; requests: number; accepted: number };

/** Requests a week as bars, with what was accepted of them darker; the figures are in the table below, too. */
export function WeekChart({ weeks }: { weeks: readonly Week[] }) {
	const end = axisEnd(Math.max(...weeks.map(({ requests }) => requests)));
	const step = (WIDTH - LEFT) / weeks.length;
	const height = (count: number) => (count / end) * HEIGHT;
	const label = Math.ceil(weeks.length / 6);
	return (
		<figure className={chartStyles.chart}>
			<svg viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + FOOT}`} aria-hidden="true">
				{[0, 0.5, 1].map((part) => (
					<g key={part}>
						<line
							className={chartStyles.grid}
							x1={LEFT}
							x2={WIDTH}
							y1={TOP + HEIGHT * (1 - part)}
							y2={TOP + HEIGHT * (1 - part)}
						/>
						<text x={LEFT - 6} y={TOP + 4 + HEIGHT * (1 - part)} textAnchor="end">
							{end * part}
						</text>
					</g>
				))}
				{weeks.map(({ monday, requests, accepted }, index) => {
					const x = LEFT + index * step + step * 0.16;
					return (
						<g key={monday}>
							<rect
								className={
									index === weeks.length - 1 ? `${chartStyles.column} ${chartStyles.current}` : chartStyles.column
								}
								x={x}
								y={TOP + HEIGHT - height(requests)}
								width={step * 0.68}
								height={height(requests)}
							/>
							<rect
								className={`${chartStyles.column} ${chartStyles.taken}`}
								x={x}
								y={TOP + HEIGHT - height(accepted)}
								width={step * 0.68}
								height={height(accepted)}
							/>
							{/* Counted from the newest, which is the one that is looked for. */}
							{(weeks.length - 1 - index) % label === 0 && (
								<text {...weekPlace(x + step * 0.34)} y={TOP + HEIGHT + FOOT - 8}>
									{weekText(monday)}
								</text>
							)}
						</g>
					);
				})}
			</svg>
			<figcaption>
				<WeekTable
					caption="Requests by week"
					columns={["Requests", "Accepted"]}
					rows={weeks.map(({ monday, requests, accepted }) => ({ monday, figures: [requests, accepted] }))}
				/>
			</figcaption>
		</figure>
	);
}
