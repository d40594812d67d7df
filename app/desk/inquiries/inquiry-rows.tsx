import type { InquirySummary } from "../../../domain/inquiries/inquiry-summary.ts";
import { timeThere, zoneOf } from "../../../domain/shared/country-zone.ts";
import type { OfficeHours } from "../../../domain/shared/office-hours.ts";
import { RESPONSE_HOURS } from "../../../domain/shared/response-hours.ts";
import { countryName } from "../../../messages/staff/countries.ts";
import { Avatar, type Colleague } from "../parts/avatar.tsx";
import { DueCell, NoClock } from "../parts/due.tsx";
import listRowsStyles from "../parts/list-rows.module.css";
import { shortTime } from "../parts/time-words.ts";
import { ROW_LINK, useRowKeys } from "../parts/use-row-keys.ts";
import styles from "./inquiry-rows.module.css";
import { InquiryState } from "./inquiry-state.tsx";

type Props = {
	rows: readonly InquirySummary[];
	colleagues: readonly Colleague[];
	hours: OfficeHours;
	me: string;
	now: number;
};

/** When the answer that the contact page promises is due. */
export function dueAtOf({ createdAt }: Pick<InquirySummary, "createdAt">): number {
	return createdAt + RESPONSE_HOURS * 3_600_000;
}

/** Inquiries as a list: how long there is still time, who asks, and how the message begins. */
export function InquiryRows({ rows, ...rest }: Props) {
	useRowKeys("Inquiries");
	return (
		<>
			<div className={`${listRowsStyles.columns} ${styles.inquiries} ${styles.head}`} aria-hidden="true">
				<span />
				<span>Time left</span>
				<span>State</span>
				<span>From</span>
				<span>Their time</span>
				<span className={styles.begins}>Message</span>
				<span>Owner</span>
			</div>
			<ol>
				{rows.map((row) => (
					<li key={row.id}>
						<Row row={row} {...rest} />
					</li>
				))}
			</ol>
		</>
	);
}

function Row({ row, colleagues, hours, me, now }: Omit<Props, "rows"> & { row: InquirySummary }) {
	const zone = zoneOf(row.country);
	const waits = row.status === "new" && row.suspicion === null;
	return (
		<a
			className={`${listRowsStyles.row} ${styles.inquiries}`}
			href={`/desk/inquiries/${row.id}`}
			data-unread={waits ? "" : undefined}
			{...{ [ROW_LINK]: "" }}
		>
			<span className={listRowsStyles.dot} />
			{waits ? (
				<DueCell className={listRowsStyles.due} dueAt={dueAtOf(row)} now={now} hours={hours} />
			) : (
				<NoClock className={listRowsStyles.due}>{shortTime(row.answeredAt ?? row.createdAt, now)}</NoClock>
			)}
			<InquiryState className={listRowsStyles.state} status={row.status} suspicion={row.suspicion} />
			<span className={listRowsStyles.who} title={row.company ? row.person : undefined}>
				{row.company ?? (row.person || "Erased")}
			</span>
			<span className={listRowsStyles.there}>
				<span>{countryName(row.country)}</span> {zone && timeThere(zone.zone, now)}
			</span>
			<span className={styles.begins}>{row.begins}</span>
			<Avatar className={listRowsStyles.owner} who={colleagues.find(({ id }) => id === row.ownerId)} me={me} />
		</a>
	);
}
