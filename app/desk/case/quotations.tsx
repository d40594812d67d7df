import { formatMoney } from "../../../domain/currency.ts";
import { rateText } from "../../../domain/exchange-rate.ts";
import { deliveryTerm } from "../../../domain/quote-content.ts";
import { Panel } from "../parts/panel.tsx";
import { dayWords, shortTime } from "../parts/time-words.ts";
import type { CaseData } from "./case.tsx";
import { mailOf } from "./entry-mail.ts";
import { MailState } from "./mail-state.tsx";

/** Every version with what became of it and of its mail, the draft before them. */
export function Quotations({ data, now }: { data: CaseData; now: number }) {
	const { versions, draft, state, acceptance, acts } = data;
	if (versions.length === 0 && !draft) return null;
	return (
		<Panel title="Quotations">
			<ul className="versions">
				{draft && acts.includes("quote") && (
					<li>
						<b>v{state.currentVersion + 1}</b>
						<span>
							<a href={`/desk/requests/${data.id}/quote`}>Draft</a> by {draft.updatedBy},{" "}
							{shortTime(draft.updatedAt, now)}
						</span>
					</li>
				)}
				{versions.map((version) => (
					<li key={version.version}>
						<b>v{version.version}</b>
						<span>
							Sent {shortTime(version.sentAt, now)} by {version.sentBy}, {endWords(version, acceptance, now)}
						</span>
						<span className="n">{formatMoney(version.total, version.currency)}</span>
						<small>
							{deliveryTerm(version.content)}. <VersionMail data={data} version={version.version} now={now} />{" "}
							<a href={`/desk/requests/${data.id}/paper/${version.version}`} target="_blank" rel="noreferrer">
								PDF
							</a>
							{version.content.rate && <>. {rateText(version.content.rate)}</>}
						</small>
					</li>
				))}
				{acceptance && (
					<li>
						<b aria-hidden="true">✓</b>
						<span>
							v{acceptance.version} accepted by <bdi>{acceptance.name}</bdi>
							{acceptance.how === "recorded" && " (recorded by us)"}, {shortTime(acceptance.at, now)}
						</span>
						<small>
							{acceptance.proforma === null ? (
								data.failures.some(({ job }) => job === "proforma") ? (
									"The proforma invoice could not be made so far."
								) : (
									"The proforma invoice is being made."
								)
							) : (
								<a href={`/desk/requests/${data.id}/paper/proforma`} target="_blank" rel="noreferrer">
									Proforma invoice, PDF
								</a>
							)}
						</small>
					</li>
				)}
			</ul>
		</Panel>
	);
}

function VersionMail({ data, version, now }: { data: CaseData; version: number; now: number }) {
	const entry = data.entries.find(({ kind, data }) => kind === "send_quote" && data.version === version);
	const mail = entry && mailOf(data, entry.id);
	return mail ? (
		<>
			<MailState mail={mail} mailLeaves={data.mailLeaves} now={now} />.
		</>
	) : null;
}

function endWords(version: CaseData["versions"][number], acceptance: CaseData["acceptance"], now: number): string {
	if (acceptance?.version === version.version) return "accepted";
	if (version.endedAs !== null) return version.endedAs;
	return version.validUntil < now
		? `ended ${dayWords(version.validUntil, now)}`
		: `open to ${dayWords(version.validUntil, now)}`;
}
