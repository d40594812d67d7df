import type { CaseGroup, CaseSummary } from "../../../domain/cases/case-summary.ts";
import type { Queue } from "../../../domain/cases/response-time.ts";
import { timeThere, zoneOf } from "../../../domain/shared/country-zone.ts";
import { formatMinor, formatMoney } from "../../../domain/shared/currency.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { Avatar } from "../parts/avatar.tsx";
import { CaseState } from "../parts/case-state.tsx";
import { DueCell, Moon } from "../parts/due.tsx";
import { agoWords, dayWords, shortTime } from "../parts/time-words.ts";
import type { InboxData } from "./inbox.tsx";

type Props = { data: InboxData; now: number; selected: string | undefined; onSelect: (id: string) => void };

const TITLES: Readonly<Record<Queue, string>> = {
	first_answer: "First answer due",
	buyer_waits: "Answer due",
	with_buyer: "With the buyer",
	quarantine: "Perhaps sent by a machine",
	closed: "Closed",
};

/** The groups of the inbox with their rows. */
export function CaseRows({ data, now, selected, onSelect }: Props) {
	const { groups, filter } = data;
	return (
		<>
			<div className="cols" aria-hidden="true">
				<span />
				<span>Time left</span>
				<span>State</span>
				<span>Buyer</span>
				<span>Buyer’s time</span>
				<span>Asked for, pieces</span>
				<span className="n">Value ₹</span>
				<span />
			</div>
			{groups.map((group) => (
				<section key={group.queue} aria-labelledby={`group-${group.queue}`}>
					<div className="group">
						<h2 id={`group-${group.queue}`}>
							{filter.view === "open" && group.queue === "closed" ? "Closed today" : TITLES[group.queue]}
						</h2>
						{group.count !== null && <span>{formatCount(group.count)}</span>}
						<Remark group={group} />
					</div>
					<ol>
						{group.rows.map((row) => (
							<li key={row.id}>
								<Row row={row} data={data} now={now} current={row.id === selected} onSelect={onSelect} />
							</li>
						))}
					</ol>
				</section>
			))}
		</>
	);
}

function Remark({ group: { queue } }: { group: CaseGroup }) {
	switch (queue) {
		case "first_answer":
			return (
				<em>
					<Moon /> due while we are closed
				</em>
			);
		case "buyer_waits":
			return <em>24 hours from their message, or from when we took it up again</em>;
		case "with_buyer":
			return <em>no clock, nearest expiry first</em>;
		case "quarantine":
			return <em>no clock until somebody has looked; nobody was mailed</em>;
		case "closed":
			return null;
	}
}

type RowProps = { row: CaseSummary; data: InboxData; now: number; current: boolean; onSelect: (id: string) => void };

function Row({ row, data: { colleagues, me, hours }, now, current, onSelect }: RowProps) {
	const zone = zoneOf(row.country);
	return (
		<a
			className="row"
			id={`case-${row.id}`}
			href={`/desk/requests/${row.id}`}
			aria-current={current ? "true" : undefined}
			data-unread={row.unread ? "" : undefined}
			onFocus={() => onSelect(row.id)}
		>
			<span className="dot">{row.unread && <span className="sr">Unread</span>}</span>
			{row.dueAt !== null && row.queue !== "with_buyer" ? (
				<DueCell dueAt={row.dueAt} now={now} hours={hours} />
			) : (
				<span className="due off">
					<b>{clocklessWords(row, now)}</b>
				</span>
			)}
			<CaseState {...row} />
			<span className="who" title={row.company ? row.person : undefined}>
				{row.company ?? (row.person || "Erased")}
			</span>
			<span className="there" title={zone?.several ? `${zone.city} time` : undefined}>
				<span>{SHORT[row.country] ?? row.country}</span> {zone && timeThere(zone.zone, now)}
			</span>
			<span className="what">
				<span>{row.product}</span>
				<span>
					{row.lineCount > 1 && ` +${row.lineCount - 1}`}, {formatCount(row.pieces)}
					<span className="sr"> pieces</span>
				</span>
			</span>
			<span className="n value">
				{row.currency === "INR" ? (
					<>
						<span className="sign">₹</span>
						{formatMinor(row.value, "INR")}
					</>
				) : (
					formatMoney(row.value, row.currency)
				)}
			</span>
			<Avatar who={colleagues.find(({ id }) => id === row.ownerId)} me={me} />
		</a>
	);
}

const SHORT: Readonly<Record<string, string>> = { "United Kingdom": "UK", "United States": "USA" };

/** What stands in place of the time left where no clock of ours runs. */
function clocklessWords(row: CaseSummary, now: number): string {
	if (row.closedAt !== null) return shortTime(row.closedAt, now);
	if (row.dueAt !== null) return `ends ${dayWords(row.dueAt, now)}`;
	if (row.status === "needs_info" && row.lastStaffAt !== null) return `asked ${agoWords(row.lastStaffAt, now)}`;
	return agoWords(row.requestedAt, now);
}
