import { Notice } from "../parts/notice.tsx";
import { Panel } from "../parts/panel.tsx";
import { inSentence } from "../parts/time-words.ts";
import type { MailData } from "./mail.tsx";
import { MailActs } from "./mail-acts.tsx";
import { MailMark } from "./mail-state-mark.tsx";
import { mailWords } from "./mail-words.ts";

/** Where a mail is, what the mail server said of it, and what can be done. */
export function MailFacts({ mail, now }: { mail: MailData; now: number }) {
	const { state, attempts, lastError } = mail;
	const facts: [string, string][] = [
		["To", mail.recipient],
		["What", mailWords(mail.kind)],
		["Written", inSentence(mail.createdAt, now)],
		["Tries", state === "sent" && attempts === 0 ? "1" : String(attempts)],
		["With it", mail.files.join(", ")],
	];
	return (
		<aside className="mail-facts" aria-label="About this mail">
			<section className={state === "dead" ? "next bad" : "next"} aria-labelledby="mail-state">
				<h2 id="mail-state">
					<MailMark state={state} attempts={attempts} />
				</h2>
				<p>{standing(mail, now)}</p>
				{lastError !== null && state !== "sent" && (
					<Notice kind={state === "dead" ? "bad" : "warn"}>
						The mail server said: <b>{lastError}</b>
					</Notice>
				)}
				<MailActs mail={mail.id} state={state} />
			</section>
			<Panel title="Mail">
				<dl className="kv">
					{facts.map(([term, value]) =>
						value ? (
							<div key={term}>
								<dt>{term}</dt>
								<dd>{value}</dd>
							</div>
						) : null,
					)}
					{mail.caseId && (
						<div>
							<dt>Case</dt>
							<dd>
								<a href={`/desk/requests/${mail.caseId}`}>Open it</a>
							</dd>
						</div>
					)}
				</dl>
			</Panel>
		</aside>
	);
}

function standing({ state, sentAt, nextAt, attempts, mailLeaves }: MailData, now: number): string {
	switch (state) {
		case "sent":
			return `The mail server took it ${sentAt === null ? "" : inSentence(sentAt, now)}. Whether it was read, nobody knows.`;
		case "queued":
			if (!mailLeaves) return "It waits: no mail server is set.";
			if (nextAt <= now) return "It leaves within seconds.";
			return `It is tried again ${inSentence(nextAt, now)}.`;
		case "dead":
			return `It was tried ${attempts} ${attempts === 1 ? "time" : "times"} and then laid aside. Nobody has got it.`;
		default:
			return "Somebody has left it at that. Nobody has got it.";
	}
}
