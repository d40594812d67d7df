import { MailState } from "../case/mail-state.tsx";
import { actorName } from "../parts/actor-name.ts";
import avatarStyles from "../parts/avatar.module.css";
import { initials } from "../parts/avatar.tsx";
import talkStyles from "../parts/talk.module.css";
import textStyles from "../parts/text.module.css";
import { shortTime } from "../parts/time-words.ts";
import type { InquiryData } from "./inquiry.tsx";
import { inquiryHistoryWords } from "./inquiry-words.ts";

type Entry = InquiryData["entries"][number];

/** The question, and everything since, oldest first. */
export function InquiryTalk({ data, now }: { data: InquiryData; now: number }) {
	const person = data.name || "Somebody";
	return (
		<section aria-labelledby="talk">
			<h2 id="talk" className={textStyles.hidden}>
				Conversation
			</h2>
			<ol className={talkStyles.timeline}>
				<li className={data.state.status === "new" ? `${talkStyles.message} ${talkStyles.new}` : talkStyles.message}>
					<span className={avatarStyles.avatar} aria-hidden="true">
						{initials(person)}
					</span>
					<div className={talkStyles.box}>
						<div className={talkStyles.head}>
							<b>{person}</b>
							<span>wrote through the contact form</span>
							<When at={data.createdAt} now={now} />
						</div>
						<p className={`${textStyles.typed} ${talkStyles.text}`}>{data.message || "(erased)"}</p>
					</div>
				</li>
				{data.entries.map((entry) =>
					entry.body !== "" && entry.kind !== "mail_failed" ? (
						<Message key={entry.id} entry={entry} data={data} now={now} />
					) : (
						<li key={entry.id} className={talkStyles.happening}>
							<i />
							<span>
								{nameOf(entry, data)} {inquiryHistoryWords(entry.kind, entry.data)}
								{entry.body !== "" && `: ${entry.body}`}
							</span>
							<When at={entry.at} now={now} />
						</li>
					),
				)}
			</ol>
		</section>
	);
}

function Message({ entry, data, now }: { entry: Entry; data: InquiryData; now: number }) {
	const mine = entry.data.by === data.myName;
	const note = entry.kind === "note";
	return (
		<li className={note ? `${talkStyles.message} ${talkStyles.note}` : talkStyles.message}>
			<span className={mine ? `${avatarStyles.avatar} ${avatarStyles.own}` : avatarStyles.avatar} aria-hidden="true">
				{initials(entry.data.by ?? "?")}
			</span>
			<div className={talkStyles.box}>
				<div className={talkStyles.head}>
					<b>{nameOf(entry, data)}</b>
					<span>
						{note ? "internal note" : inquiryHistoryWords(entry.kind, entry.data)}
						{entry.mail && (
							<>
								{", "}
								<MailState mail={entry.mail} mailLeaves={data.mailLeaves} now={now} beside={entry.at} />
							</>
						)}
					</span>
					<When at={entry.at} now={now} />
				</div>
				<p className={`${textStyles.typed} ${talkStyles.text}`}>{entry.body}</p>
			</div>
		</li>
	);
}

function nameOf({ actor, data: { by } }: Entry, { myName }: InquiryData): string {
	return actorName({ actor, by }, { me: myName });
}

function When({ at, now }: { at: number; now: number }) {
	return <time dateTime={new Date(at).toISOString()}>{shortTime(at, now)}</time>;
}
