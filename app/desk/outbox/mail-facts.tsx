import { mailStanding } from "../../../domain/cases/mail-status.ts";
import { times } from "../parts/counted.ts";
import { FactList } from "../parts/fact-list.tsx";
import { failureSentence } from "../parts/mail-failure-words.ts";
import nextStepStyles from "../parts/next-step.module.css";
import { Notice } from "../parts/notice.tsx";
import { Panel } from "../parts/panel.tsx";
import { inSentence } from "../parts/time-words.ts";
import type { MailData } from "./mail.tsx";
import { correctionOf, MailActions } from "./mail-actions.tsx";
import styles from "./mail-facts.module.css";
import { MailMark } from "./mail-state-mark.tsx";
import { mailWords } from "./mail-words.ts";
import { ServerAnswer } from "./server-answer.tsx";

/** Where a mail is, what the mail server said of it, and what can be done. */
export function MailFacts({ mail, now }: { mail: MailData; now: number }) {
	const { state, attempts, lastError } = mail;
	const standing = mailStanding(mail, now);
	const facts: [string, string][] = [
		["Buyer", mail.buyer ?? ""],
		["To", mail.recipient],
		["Kind", mailWords(mail.kind)],
		// One that is to leave later is written when it leaves.
		["Written", standing === "planned" ? "" : inSentence(mail.createdAt, now)],
		["Tries", state === "sent" && attempts === 0 ? "1" : String(attempts)],
		["With it", mail.files.join(", ")],
	];
	return (
		<aside className={styles.facts} aria-label="About this mail">
			<section
				className={standing === "failed" ? `${nextStepStyles.next} ${styles.failed}` : nextStepStyles.next}
				aria-labelledby="mail-state"
			>
				<h2 id="mail-state">
					<MailMark standing={standing} mailLeaves={mail.mailLeaves} />
				</h2>
				<p>{sentenceOf(mail, now)}</p>
				{lastError !== null && state !== "sent" && (
					<Notice kind={standing === "failed" ? "bad" : "warn"}>
						<b>{failureSentence(lastError)}</b>
						<ServerAnswer answer={lastError} />
					</Notice>
				)}
				<MailActions mail={mail.id} state={state} mailLeaves={mail.mailLeaves} correct={correctionOf(mail)} />
			</section>
			<Panel title="Mail">
				<FactList facts={facts}>
					{mail.caseId && (
						<div>
							<dt>Request</dt>
							<dd>
								<a href={`/desk/requests/${mail.caseId}`}>{mail.reference ?? "Open it"}</a>
							</dd>
						</div>
					)}
				</FactList>
			</Panel>
		</aside>
	);
}

const NO_SERVER = "Waiting: no mail server is set up.";

function sentenceOf(mail: MailData, now: number): string {
	const { sentAt, nextAt, attempts, mailLeaves } = mail;
	switch (mailStanding(mail, now)) {
		case "sent":
			return `The mail server accepted it ${sentAt === null ? "" : inSentence(sentAt, now)}. We cannot tell whether it was read.`;
		case "on_its_way":
			if (!mailLeaves) return NO_SERVER;
			return attempts > 1 ? `It is being sent now; this is try ${attempts}.` : "It is being sent now.";
		case "planned":
			if (!mailLeaves) return NO_SERVER;
			return `It will be sent ${inSentence(nextAt, now)}, with everything that comes in by then.`;
		case "waits":
			if (!mailLeaves) return NO_SERVER;
			return `Tried ${times(attempts)} without success. The next try is ${inSentence(nextAt, now)}.`;
		case "failed":
			return `Tried ${times(attempts)} without success. It has not reached anybody.`;
		case "given_up":
			return "Somebody has given it up. It has not reached anybody.";
	}
}
