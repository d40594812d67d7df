import type { CaseGroup, CaseSummary } from "../../../domain/cases/case-summary.ts";
import type { ListPart } from "../../../domain/cases/list-part.ts";
import { timeThere, zoneOf } from "../../../domain/shared/country-zone.ts";
import { formatMinor, formatMoney } from "../../../domain/shared/currency.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { goodsCounts } from "../../../messages/en/goods-count.ts";
import { countryName } from "../../../messages/staff/countries.ts";
import { unbroken } from "../../ui/unbroken.tsx";
import { Avatar } from "../parts/avatar.tsx";
import { CaseState } from "../parts/case-state.tsx";
import { counted } from "../parts/counted.ts";
import { DueCell, Moon, NoClock } from "../parts/due.tsx";
import listRowsStyles from "../parts/list-rows.module.css";
import { SUSPECTED_SPAM } from "../parts/shared-words.ts";
import textStyles from "../parts/text.module.css";
import { agoWords, cityTime, dayWords, shortTime } from "../parts/time-words.ts";
import styles from "./case-rows.module.css";
import type { InboxData } from "./inbox.tsx";

type Props = { data: InboxData; now: number; selected: string | undefined; onSelect: (id: string) => void };

const TITLES: Readonly<Record<ListPart, string>> = {
	first_answer: "First answer due",
	buyer_waits: "Answer due",
	undelivered: "Mail not delivered",
	with_buyer: "With the buyer",
	quarantine: SUSPECTED_SPAM,
	closed: "Closed",
};

/** The groups of the inbox with their rows. */
export function CaseRows({ data, now, selected, onSelect }: Props) {
	const { groups, filter } = data;
	return (
		<>
			<div className={`${listRowsStyles.columns} ${styles.cases} ${styles.head}`} aria-hidden="true">
				<span />
				<span>Time left</span>
				<span className={styles.state}>State</span>
				<span className={styles.buyer}>Buyer</span>
				<span className={styles.there}>Buyer’s time</span>
				<span className={styles.asked}>Requested</span>
				<span className={`${textStyles.figures} ${styles.value}`}>Value ₹</span>
				<span>Owner</span>
			</div>
			{groups.map((group) => (
				<section key={group.part} aria-labelledby={`group-${group.part}`}>
					<div className={styles.group}>
						<h2 id={`group-${group.part}`}>
							{filter.view === "open" && group.part === "closed" ? "Closed today" : TITLES[group.part]}
						</h2>
						{(group.count !== null || filter.view === "open") && (
							<span>{formatCount(group.count ?? group.rows.length)}</span>
						)}
						{filter.view !== "closed" && <Remark group={group} />}
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

function Remark({ group: { part } }: { group: CaseGroup }) {
	switch (part) {
		case "first_answer":
			return (
				<em className={styles.legend}>
					<Moon /> due while we are closed
				</em>
			);
		case "buyer_waits":
			return <em>24 hours from their message, or from when we reopened it</em>;
		case "undelivered":
			return <em>the buyer has not had our mail</em>;
		case "with_buyer":
			return <em>nothing due, next to expire first</em>;
		case "quarantine":
			return <em>nothing due until somebody decides; nobody was mailed</em>;
		case "closed":
			return <em>no longer counted as open</em>;
	}
}

type RowProps = { row: CaseSummary; data: InboxData; now: number; current: boolean; onSelect: (id: string) => void };

function Row({ row, data: { colleagues, me, hours }, now, current, onSelect }: RowProps) {
	const zone = zoneOf(row.country);
	const country = SHORT[row.country] ?? countryName(row.country);
	return (
		<a
			className={`${listRowsStyles.row} ${styles.cases}`}
			id={`case-${row.id}`}
			href={`/desk/requests/${row.id}`}
			aria-current={current ? "true" : undefined}
			data-unread={row.unread ? "" : undefined}
			onFocus={() => onSelect(row.id)}
		>
			<span className={listRowsStyles.dot}>{row.unread && <span className={textStyles.hidden}>Unread</span>}</span>
			{row.dueAt !== null && row.queue !== "with_buyer" ? (
				<DueCell className={listRowsStyles.due} dueAt={row.dueAt} now={now} hours={hours} />
			) : (
				<NoClock className={listRowsStyles.due}>{clocklessWords(row, now)}</NoClock>
			)}
			<CaseState {...row} className={`${listRowsStyles.state} ${styles.state}`} />
			<span className={`${listRowsStyles.who} ${styles.buyer}`} title={row.company ? row.person : undefined}>
				{row.company ?? (row.person || "Erased")}
			</span>
			<span className={`${listRowsStyles.there} ${styles.there}`} title={zone?.several ? cityTime(zone) : undefined}>
				<span className={styles.country}>
					{country}
					{zone && ", "}
				</span>
				{zone && `${timeThere(zone.zone, now)} there`}
			</span>
			<span className={styles.asked}>
				<span className={styles.where}>{country} · </span>
				<span className={styles.product}>{unbroken(row.product)}</span>
				<span>
					{row.lineCount > 1 && ` +${row.lineCount - 1} more`}
					{row.lineCount > 0 && (
						<>
							{" · "}
							{goodsCounts({ counts: row.counts, figure: formatCount })}
						</>
					)}
					{row.samples > 0 && ` · ${counted(row.samples, "sample")}`}
				</span>
			</span>
			<span className={`${textStyles.figures} ${styles.value}`}>
				{!row.quoted && row.lineCount > 0 && <small className={textStyles.muted}>list </small>}
				<span>
					{row.currency === "INR" ? (
						<>
							<span className={styles.sign}>₹</span>
							{formatMinor(row.value, "INR")}
						</>
					) : (
						formatMoney(row.value, row.currency)
					)}
				</span>
			</span>
			<Avatar className={listRowsStyles.owner} who={colleagues.find(({ id }) => id === row.ownerId)} me={me} />
		</a>
	);
}

const SHORT: Readonly<Record<string, string>> = { GB: "UK", US: "USA" };

/** What is shown in place of the time left where no answer is due. */
function clocklessWords(row: CaseSummary, now: number): string {
	if (row.closedAt !== null) return shortTime(row.closedAt, now);
	if (row.dueAt !== null) return `${row.dueAt < now ? "ended" : "ends"} ${dayWords(row.dueAt, now)}`;
	if (row.status === "needs_info" && row.lastStaffAt !== null) return `asked ${agoWords(row.lastStaffAt, now)}`;
	return agoWords(row.requestedAt, now);
}
