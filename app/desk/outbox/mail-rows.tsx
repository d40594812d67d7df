import { mailStanding } from "../../../domain/cases/mail-status.ts";
import { counted } from "../parts/counted.ts";
import listRowsStyles from "../parts/list-rows.module.css";
import { failureSentence } from "../parts/mail-failure-words.ts";
import { inSentence, shortTime } from "../parts/time-words.ts";
import { ROW_LINK, useRowKeys } from "../parts/use-row-keys.ts";
import { correctionOf, MailActions } from "./mail-actions.tsx";
import styles from "./mail-rows.module.css";
import { MailMark } from "./mail-state-mark.tsx";
import { mailWords } from "./mail-words.ts";
import type { OutboxData } from "./outbox.tsx";
import { ServerAnswer } from "./server-answer.tsx";

type MailSummary = OutboxData["rows"][number];

type Props = { view: OutboxData["view"]; rows: readonly MailSummary[]; mailLeaves: boolean; now: number };

/** Mails as a list: where each is, what it is, to whom, and why it has not left. */
export function MailRows({ view, rows, mailLeaves, now }: Props) {
	useRowKeys("Outbox");
	return (
		<div className={styles.list}>
			<div className={`${listRowsStyles.columns} ${styles.head}`} aria-hidden="true">
				<span className={styles.state}>State</span>
				<span className={styles.buyer}>To</span>
				<span className={styles.whole}>Mail</span>
				{view !== "sent" && <span className={styles.answer}>Why</span>}
				<span className={styles.moment}>{mailLeaves || view !== "queued" ? WHEN[view] : "Waiting"}</span>
			</div>
			<ol>
				{rows.map((mail) => (
					<li key={mail.id} className={styles.row}>
						<MailMark className={styles.state} standing={mailStanding(mail, now)} mailLeaves={mailLeaves} />
						<div className={styles.about}>
							{mail.buyer && <bdi className={styles.buyer}>{mail.buyer}</bdi>}
							<a className={styles.whole} href={`/desk/outbox/${mail.id}`} {...{ [ROW_LINK]: "" }}>
								{mailWords(mail.kind)}
							</a>
							{mail.caseId && mail.reference && (
								<a className={styles.case} href={`/desk/requests/${mail.caseId}`}>
									{mail.reference}
								</a>
							)}
						</div>
						<span className={styles.to} data-part="recipient">
							{mail.recipient}
						</span>
						{mail.state !== "sent" && mail.lastError !== null && (
							<div className={styles.answer}>
								<p>{failureSentence(mail.lastError)}</p>
								<ServerAnswer answer={mail.lastError} />
							</div>
						)}
						<Moment mail={mail} mailLeaves={mailLeaves} now={now} />
						<MailActions
							className={styles.actions}
							mail={mail.id}
							state={mail.state}
							mailLeaves={mailLeaves}
							correct={correctionOf(mail)}
							quiet
						/>
					</li>
				))}
			</ol>
		</div>
	);
}

const WHEN: Readonly<Record<Props["view"], string>> = {
	failed: "Since",
	queued: "Next try",
	sent: "Sent",
	dropped: "Since",
};

function Moment({ mail, mailLeaves, now }: { mail: MailSummary; mailLeaves: boolean; now: number }) {
	const { state, at, attempts } = mail;
	return (
		<span className={styles.moment}>
			{state === "queued" ? (
				queuedWords(mail, mailLeaves, now)
			) : (
				<time dateTime={new Date(at).toISOString()}>{shortTime(at, now)}</time>
			)}
			{state !== "sent" && attempts > 0 && <small>{counted(attempts, "try", "tries")}</small>}
		</span>
	);
}

function queuedWords(mail: MailSummary, mailLeaves: boolean, now: number): string {
	if (!mailLeaves) return `since ${shortTime(mail.createdAt, now)}`;
	return mailStanding(mail, now) === "on_its_way" ? "now" : inSentence(mail.nextAt, now);
}
