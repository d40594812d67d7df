import { RESPONSE_HOURS } from "../../../domain/shared/response-hours.ts";
import { lengthWords } from "../parts/time-words.ts";
import chartStyles from "./chart.module.css";
import { FOOT, figurePlace, HEIGHT, LEFT, TOP, WIDTH, weekPlace } from "./chart-places.ts";
import { WeekTable } from "./week-table.tsx";
import { hoursAxis, weekText } from "./words.ts";

type Week = { monday: string; medianAnswer: number | null; answered: number; inTime: number };

const HOUR = 3_600_000;

/** Of how many weeks each point has room for its figure. */
const MOST_NAMED = 12;

/** The median first answer of each week as a line under the promise of 24 hours. */
export function AnswerChart({ weeks }: { weeks: readonly Week[] }) {
	const { end, ticks } = hoursAxis(Math.max(0, ...weeks.map(({ medianAnswer }) => (medianAnswer ?? 0) / HOUR)));
	const heightOf = (hours: number) => TOP + HEIGHT * (1 - hours / end);
	const step = (WIDTH - LEFT) / weeks.length;
	const label = Math.ceil(weeks.length / 6);
	const points = weeks.flatMap(({ medianAnswer }, index) =>
		medianAnswer === null
			? []
			: [
					{
						x: LEFT + (index + 0.5) * step,
						y: heightOf(Math.min(medianAnswer / HOUR, end)),
						hours: medianAnswer / HOUR,
						median: medianAnswer,
					},
				],
	);
	return (
		<figure className={chartStyles.chart}>
			<svg viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + FOOT}`} aria-hidden="true">
				{ticks.map((hours) => (
					<g key={hours}>
						<line
							className={hours === RESPONSE_HOURS ? `${chartStyles.grid} ${chartStyles.promise}` : chartStyles.grid}
							x1={LEFT}
							x2={WIDTH}
							y1={heightOf(hours)}
							y2={heightOf(hours)}
						/>
						<text x={LEFT - 6} y={heightOf(hours) + 4} textAnchor="end">
							{hours}
						</text>
					</g>
				))}
				<text className={chartStyles.promised} x={LEFT + 6} y={heightOf(RESPONSE_HOURS) - 6}>
					24 hours promised
				</text>
				<polyline className={chartStyles.median} points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
				{points.map(({ x, y, hours, median }, index) => (
					<g key={x}>
						<circle className={chartStyles.dot} cx={x} cy={y} r={3} />
						{(weeks.length <= MOST_NAMED || hours > end) && (
							<text className={chartStyles.value} x={x} {...figurePlace(points, index)}>
								{hoursAndMinutes(median)}
								{hours > end && " ↑"}
							</text>
						)}
					</g>
				))}
				{weeks.map(({ monday }, index) =>
					(weeks.length - 1 - index) % label === 0 ? (
						<text key={monday} {...weekPlace(LEFT + (index + 0.5) * step)} y={TOP + HEIGHT + FOOT - 8}>
							{weekText(monday)}
						</text>
					) : null,
				)}
			</svg>
			<figcaption>
				<WeekTable
					caption="Hours to the first answer by week"
					columns={["Median", "Within 24 hours"]}
					rows={weeks.map(({ monday, medianAnswer, answered, inTime }) => ({
						monday,
						figures: [medianAnswer === null ? "–" : lengthWords(medianAnswer), `${inTime} of ${answered}`],
					}))}
				/>
			</figcaption>
		</figure>
	);
}

/** "23:59" for a length in milliseconds: narrow enough to stand beside that of the next week. */
function hoursAndMinutes(length: number): string {
	const minutes = Math.floor(length / 60_000);
	return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
