import { mailStanding } from "../../../domain/cases/mail-status.ts";
import { times } from "../parts/counted.ts";
import { shortFailure } from "../parts/mail-failure-words.ts";
import { inSentence } from "../parts/time-words.ts";
import type { CaseData } from "./case.tsx";
import styles from "./mail-state.module.css";

type Mail = Pick<CaseData["mails"][number], "id" | "state" | "attempts" | "nextAt" | "held" | "lastError" | "sentAt">;
type Props = {
	mail: Mail;
	mailLeaves: boolean;
	now: number;
	/** The time that stands beside it already: a mail that was sent in the same minute does not say it again. */
	beside?: number | undefined;
};

/** What has become of a mail, as far as the mail server says: taken, on its way, waiting, or failed. Nobody knows more. */
export function MailState({ mail, mailLeaves, now, beside }: Props) {
	const { id, sentAt, lastError } = mail;
	const standing = mailStanding(mail, now);
	if (standing === "sent") {
		const isSaid = sentAt === null || (beside !== undefined && inSentence(sentAt, now) === inSentence(beside, now));
		return <span>mail sent{isSaid ? "" : ` ${inSentence(sentAt, now)}`}</span>;
	}
	if (standing === "failed")
		return (
			<a className={styles.failed} href={`/desk/outbox/${id}`}>
				mail failed: {shortFailure(lastError)}
			</a>
		);
	return <a href={`/desk/outbox/${id}`}>{waitingWords(mail, mailLeaves, now)}</a>;
}

function waitingWords(mail: Mail, mailLeaves: boolean, now: number): string {
	const { attempts, nextAt, lastError } = mail;
	switch (mailStanding(mail, now)) {
		case "given_up":
			return "mail given up";
		case "waits": {
			const next = mailLeaves ? `next try ${inSentence(nextAt, now)}` : "no mail server is set up";
			return `mail waiting, tried ${times(attempts)}, ${next}: ${shortFailure(lastError)}`;
		}
		default:
			return mailLeaves ? "mail on its way" : "mail waiting: no mail server is set up";
	}
}
