import { currencySchema, formatMoney } from "../../../domain/shared/currency.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import { buttonClass } from "../parts/button.tsx";
import { Chip } from "../parts/chip.tsx";
import { counted } from "../parts/counted.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import layoutStyles from "../parts/layout.module.css";
import { DeskPage } from "../parts/page.tsx";
import { Panel } from "../parts/panel.tsx";
import { fullDay, lengthWords } from "../parts/time-words.ts";
import { useMe } from "../parts/use-staff.ts";
import type { Route } from "./+types/reports";
import { AnswerChart } from "./answer-chart.tsx";
import { Bars } from "./bars.tsx";
import chartStyles from "./chart.module.css";
import styles from "./reports.module.css";
import { WeekChart } from "./week-chart.tsx";
import { compared, share, spanOf } from "./words.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
	requireRight(context, "reports.read");
	const { reports } = context.get(servicesContext);
	const span = spanOf(url.searchParams.get("weeks"));
	return { span, report: await reports.weekly(span) };
}

const SPANS = [
	{ weeks: 4, label: "4 weeks" },
	{ weeks: 12, label: "12 weeks" },
	{ weeks: 52, label: "A year" },
];

const LEGEND = [
	{ title: "Requests", look: "" },
	{ title: "Accepted", look: chartStyles.taken },
	{ title: "This week, not complete", look: chartStyles.current },
];

export default function ReportsPage({ loaderData: { span, report } }: Route.ComponentProps) {
	const { requests, before, answered, inTime, judged, medianAnswer, quoted, seen, accepted, due } = report;
	const others = requests - judged - due;
	return (
		<DeskPage
			title="Reports"
			note={`${fullDay(report.from)} to ${fullDay(report.until - 1)}, India time. The last week is not complete.`}
			filters={SPANS.map(({ weeks, label }) => (
				<Chip key={weeks} to={`/desk/figures?weeks=${weeks}`} on={weeks === span}>
					{label}
				</Chip>
			))}
		>
			<Files span={span} />
			{requests === 0 ? (
				<EmptyState title="No requests in this period">They are counted here as soon as one arrives.</EmptyState>
			) : (
				<>
					<dl className={styles.strip}>
						<div>
							<dt>{compared(requests, before)}</dt>
							<dd>{counted(requests, "request")}</dd>
						</div>
						<div>
							<dt>median first answer</dt>
							<dd>{medianAnswer === null ? "none yet" : lengthWords(medianAnswer)}</dd>
						</div>
						<div>
							<dt>
								{inTime} of {judged} answered within 24 hours
							</dt>
							<dd>{share(inTime, judged)}</dd>
						</div>
						<div>
							<dt>of quotations accepted ({`${accepted}\u00a0of\u00a0${quoted}`})</dt>
							<dd>{share(accepted, quoted)}</dd>
						</div>
						{report.money.map(({ currency, quoted: offered, accepted: taken }) => (
							<div key={currency}>
								<dt>accepted, of {formatMoney(offered, currencySchema.parse(currency))} quoted</dt>
								<dd>{formatMoney(taken, currencySchema.parse(currency))}</dd>
							</div>
						))}
					</dl>
					<ul className={chartStyles.legend}>
						{LEGEND.map(({ title, look }) => (
							<li key={title}>
								<svg width="12" height="12" aria-hidden="true">
									<rect className={`${chartStyles.column} ${look}`} width="12" height="12" />
								</svg>
								{title}
							</li>
						))}
					</ul>
					<div className={styles.grid}>
						<Panel title="Requests by week" aside="Weeks begin on Monday">
							<WeekChart weeks={report.weeks} />
						</Panel>
						<Panel title="Hours to the first answer" aside="Median of each week">
							<AnswerChart weeks={report.weeks} />
						</Panel>
						<Panel title="Where they come from">
							<Bars name="Requests by country" rows={report.countries.slice(0, 10)} rest={report.countries.slice(10)} />
						</Panel>
						<Panel title="What they ask for" aside="A request counts once in each of its categories">
							<Bars name="Requests by category" rows={report.categories} rest={[]} />
						</Panel>
						<Panel title="First answers" aside={counted(requests, "request")}>
							<Bars
								name="Requests by when they were first answered"
								rows={[
									{ name: "Within 24 hours", requests: inTime, accepted: 0 },
									{ name: "After 24 hours", requests: answered - inTime, accepted: 0 },
									{ name: "Overdue, not answered", requests: judged - answered, accepted: 0 },
									{ name: "Not due yet", requests: due, accepted: 0 },
									// Taken back by their buyers before 24 hours were over, or no requests at all.
									...(others > 0 ? [{ name: "Closed before an answer", requests: others, accepted: 0 }] : []),
								]}
								rest={[]}
							/>
						</Panel>
						<Panel title="From request to acceptance" aside="Open quotations may still be accepted">
							<Bars
								name="From request to acceptance"
								rows={[
									{ name: "Requests", requests, accepted: 0 },
									{ name: "Answered", requests: answered, accepted: 0 },
									{ name: "Quoted", requests: quoted, accepted: 0 },
									{ name: "Seen by the buyer", requests: seen, accepted: 0 },
									{ name: "Accepted", requests: accepted, accepted },
								]}
								rest={[]}
							/>
						</Panel>
					</div>
				</>
			)}
		</DeskPage>
	);
}

/** Downloads: beside the title, on a phone below the report. */
function Files({ span }: { span: number }) {
	const me = useMe();
	return (
		<div className={`${layoutStyles.actions} ${styles.files}`}>
			<a className={buttonClass()} href={`/desk/figures/weeks.csv?weeks=${span}`} download>
				Weeks as CSV
			</a>
			{me.can("data.export") && (
				<>
					<a className={buttonClass()} href={`/desk/figures/requests.csv?weeks=${span}`} download>
						Requests as CSV
					</a>
					<a className={buttonClass()} href="/desk/figures/requests.csv?weeks=all" download>
						All years as CSV
					</a>
				</>
			)}
		</div>
	);
}
