import { useId } from "react";
import { deliveryTerm } from "../../../domain/quotes/content.ts";
import { formatMoney } from "../../../domain/shared/currency.ts";
import { countryName } from "../../../messages/staff/countries.ts";
import { actorName } from "../parts/actor-name.ts";
import avatarStyles from "../parts/avatar.module.css";
import { initials } from "../parts/avatar.tsx";
import { Tabs } from "../parts/tabs.tsx";
import talkStyles from "../parts/talk.module.css";
import textStyles from "../parts/text.module.css";
import { dayWords, lengthWords, shortTime } from "../parts/time-words.ts";
import { BUYER_FIELDS } from "./buyer-fields.ts";
import type { CaseData } from "./case.tsx";
import { mailOf } from "./entry-mail.ts";
import { historyWords } from "./entry-words.ts";
import { MailState } from "./mail-state.tsx";
import styles from "./timeline.module.css";

type Entry = CaseData["entries"][number];

/** What was said and done, oldest first, as one list or as one of its two halves. */
export function Timeline({ data, now }: { data: CaseData; now: number }) {
	const id = useId();
	const { entries, tab } = data;
	const said = entries.filter(({ audience, body, files }) => audience === "both" && (body !== "" || files.length > 0));
	const notes = entries.filter(({ kind }) => kind === "note");
	const shown = tab === "buyer" ? said : tab === "notes" ? notes : entries;
	const address = `/desk/requests/${data.id}`;
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className={textStyles.hidden}>
				Conversation
			</h2>
			<Tabs
				name="Show"
				tabs={[
					{ to: address, label: "Everything", current: shown === entries },
					{ to: `${address}?tab=buyer`, label: "With the buyer", count: said.length, current: tab === "buyer" },
					{ to: `${address}?tab=notes`, label: "Notes", count: notes.length, current: tab === "notes" },
				]}
			/>
			<ol className={talkStyles.timeline}>
				{tab !== "notes" && <Received data={data} now={now} />}
				{shown.map((entry) =>
					isMessage(entry) ? (
						<Message key={entry.id} entry={entry} data={data} now={now} />
					) : (
						<Happening key={entry.id} entry={entry} data={data} now={now} />
					),
				)}
			</ol>
			{tab === "notes" && notes.length === 0 && <p className={styles.none}>No notes yet.</p>}
		</section>
	);
}

function isMessage({ actor, body, files, kind }: Entry): boolean {
	return actor !== "clock" && kind !== "accept" && (body !== "" || files.length > 0);
}

function Received({ data, now }: { data: CaseData; now: number }) {
	const mail = data.mails.find(({ kind }) => kind === "buyer-acknowledgement");
	return (
		<li className={talkStyles.happening}>
			<i />
			<span>
				Request received
				{mail && (
					<>
						, acknowledgement to {mail.recipient}:{" "}
						<MailState mail={mail} mailLeaves={data.mailLeaves} now={now} beside={data.requestedAt} />
					</>
				)}
			</span>
			<When at={data.requestedAt} now={now} />
		</li>
	);
}

function Message({ entry, data, now }: { entry: Entry; data: CaseData; now: number }) {
	const { actor, kind, audience, body, at } = entry;
	const mine = actor === "staff" && entry.data.by === data.myName;
	const name = nameOf(entry, data);
	const unread = actor === "buyer" && at > (data.row.lastStaffAt ?? 0);
	const mail = actor === "staff" ? mailOf(data, entry.id) : undefined;
	return (
		<li
			className={[talkStyles.message, kind === "note" && talkStyles.note, unread && talkStyles.new]
				.filter(Boolean)
				.join(" ")}
		>
			<span className={mine ? `${avatarStyles.avatar} ${avatarStyles.own}` : avatarStyles.avatar} aria-hidden="true">
				{initials(name === "You" ? data.myName : name)}
			</span>
			<div className={talkStyles.box}>
				<div className={talkStyles.head}>
					<b>
						<bdi>{name}</bdi>
					</b>
					<span>
						{kind === "note"
							? "internal note"
							: audience === "internal"
								? `${historyWords(entry)}, internal`
								: historyWords(entry)}
						{mail && (
							<>
								{", "}
								<MailState mail={mail} mailLeaves={data.mailLeaves} now={now} beside={at} />
							</>
						)}
						{data.firstAnsweredAt === at && actor === "staff" && (
							<>
								. First answer after <span className={styles.together}>{lengthWords(at - data.requestedAt)}</span>
							</>
						)}
					</span>
					<When at={at} now={now} />
				</div>
				{entry.kind === "send_quote" && <SentQuote sent={entry.data.version} data={data} now={now} />}
				{body !== "" && <p className={`${textStyles.typed} ${talkStyles.text}`}>{body}</p>}
				<Files entry={entry} data={data} />
				<Wanted entry={entry} />
			</div>
		</li>
	);
}

/** Who did it, by the name used everywhere on this page. */
function nameOf({ actor, data: { by } }: Entry, { request, myName }: CaseData): string {
	return actorName({ actor, by }, { me: myName, buyer: request.name || "The buyer" });
}

function Happening({ entry, data, now }: { entry: Entry; data: CaseData; now: number }) {
	const mail = entry.actor === "staff" ? mailOf(data, entry.id) : undefined;
	return (
		<li className={talkStyles.happening}>
			<i />
			<span>
				<bdi>{nameOf(entry, data)}</bdi> {historyWords(entry)}
				{entry.kind === "accept" && entry.body !== "" && (
					<>
						, signed <bdi>{entry.body}</bdi>
					</>
				)}
				{entry.kind === "send_quote" && <SentQuote sent={entry.data.version} data={data} now={now} />}
				{mail && (
					<>
						, <MailState mail={mail} mailLeaves={data.mailLeaves} now={now} beside={entry.at} />
					</>
				)}
				<Files entry={entry} data={data} />
				<Wanted entry={entry} />
				<Corrected entry={entry} />
			</span>
			<When at={entry.at} now={now} />
		</li>
	);
}

function SentQuote({ sent, data, now }: { sent: number | undefined; data: CaseData; now: number }) {
	const version = data.versions.find((one) => one.version === sent);
	if (!version) return null;
	const { total, term } = version.asSent ?? { total: version.total, term: deliveryTerm(version.content) };
	return (
		<span className={styles.offer}>
			{" "}
			{formatMoney(total, version.currency)} {term}, {/* The link is not left alone on a line. */}
			<span className={styles.together}>
				valid to {dayWords(version.validUntil, now)}.{" "}
				{data.erasedAt === null && (
					<a href={`/desk/requests/${data.id}/document/${version.version}`} target="_blank" rel="noreferrer">
						PDF
					</a>
				)}
			</span>
		</span>
	);
}

function Wanted({ entry }: { entry: Entry }) {
	if (entry.kind !== "request_change" || !entry.data.wanted?.length) return null;
	return (
		<ul className={styles.wanted}>
			{entry.data.wanted.map(({ key, name, from, to }) => (
				<li key={key}>
					<bdi>{name}</bdi>: {from} → <b>{to}</b>
				</li>
			))}
		</ul>
	);
}

function Corrected({ entry }: { entry: Entry }) {
	if (entry.kind !== "correct_buyer" || !entry.data.changes?.length) return null;
	return (
		<ul className={styles.wanted}>
			{entry.data.changes.map(({ field, from, to }) => {
				const shown = field === "country" ? countryName : (text: string) => text;
				return (
					<li key={field}>
						{BUYER_FIELDS[field]}: <bdi>{shown(from) || "none"}</bdi> → <b>{<bdi>{shown(to) || "none"}</bdi>}</b>
					</li>
				);
			})}
		</ul>
	);
}

function Files({ entry: { files }, data }: { entry: Entry; data: CaseData }) {
	if (files.length === 0) return null;
	return (
		<ul className={styles.attached}>
			{files.map(({ id, name, bytes }) => (
				<li key={id}>
					<a href={`/desk/requests/${data.id}/files/${id}`} download={name}>
						<bdi>{name}</bdi>
					</a>{" "}
					<span className={textStyles.muted}>{Math.max(1, Math.round(bytes / 1024))} kB</span>
				</li>
			))}
		</ul>
	);
}

function When({ at, now }: { at: number; now: number }) {
	return <time dateTime={new Date(at).toISOString()}>{shortTime(at, now)}</time>;
}
