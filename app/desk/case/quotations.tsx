import { deliveryTerm, type QuoteContent } from "../../../domain/quotes/content.ts";
import { deliveryName } from "../../../domain/quotes/delivery.ts";
import { quoteTotals } from "../../../domain/quotes/totals.ts";
import { formatMoney } from "../../../domain/shared/currency.ts";
import { rateText } from "../../../domain/shared/rate-of-exchange.ts";
import caseLinksStyles from "../parts/case-links.module.css";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";
import { dayWords, shortTime } from "../parts/time-words.ts";
import type { CaseData } from "./case.tsx";
import { mailOf } from "./entry-mail.ts";
import { MailState } from "./mail-state.tsx";

/** Every version with what became of it and of its mail, the draft before them. */
export function Quotations({ data, now }: { data: CaseData; now: number }) {
	const { versions, draft, state, acceptance, possible, canQuote } = data;
	// Once a draft is there, it is the one that is continued.
	const revises = (version: number) =>
		state.status === "quoted" && version === state.currentVersion && !draft && canQuote && possible.includes("quote");
	if (versions.length === 0 && !draft) return null;
	return (
		<Panel title="Quotations">
			<ul className={caseLinksStyles.versions}>
				{draft && possible.includes("quote") && (
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
							Sent {shortTime(version.sentAt, now)} by {version.sentBy}, {endWords(version, data, now)}
						</span>
						<span className={textStyles.figures}>{formatMoney(version.total, version.currency)}</span>
						<small>
							{deliveryTerm(version.content)}
							<VersionMail data={data} version={version} now={now} />.{" "}
							{version.content.rate && `${rateText(version.content.rate)}. `}
							<span className={caseLinksStyles.links}>
								{data.erasedAt === null && (
									<a href={`/desk/requests/${data.id}/document/${version.version}`} target="_blank" rel="noreferrer">
										PDF
									</a>
								)}
								{revises(version.version) && (
									<a href={`/desk/requests/${data.id}/quote`}>Revise as v{version.version + 1}</a>
								)}
							</span>
						</small>
						<Ways content={version.content} />
					</li>
				))}
				{acceptance && (
					<li>
						<b aria-hidden="true">✓</b>
						<span>
							v{acceptance.version} accepted by <bdi>{acceptance.name || "the buyer"}</bdi>
							{acceptance.how === "recorded" && " (recorded by us)"}, {shortTime(acceptance.at, now)}
							{acceptance.purchaseOrder && (
								<>
									, their order <bdi>{acceptance.purchaseOrder}</bdi>
								</>
							)}
							{acceptance.confirmed && acceptance.confirmed.leftOut.length > 0 && (
								<>
									; not taken: <bdi>{acceptance.confirmed.leftOut.map(({ name }) => name).join(", ")}</bdi>
								</>
							)}
						</span>
						<span className={textStyles.figures}>
							{acceptance.confirmed && formatMoney(acceptance.total, acceptance.confirmed.currency)}
						</span>
						<small>
							{acceptance.confirmed && `${acceptance.confirmed.delivery.name}. `}
							{data.erasedAt !== null ? null : acceptance.proforma === null ? (
								data.failures.some(({ job }) => job === "proforma") ? (
									"The proforma invoice could not be made yet."
								) : (
									"The proforma invoice is being made."
								)
							) : (
								<span className={caseLinksStyles.links}>
									<a href={`/desk/requests/${data.id}/document/proforma`} target="_blank" rel="noreferrer">
										Proforma invoice, PDF
									</a>
								</span>
							)}
						</small>
					</li>
				)}
			</ul>
		</Panel>
	);
}

/** All ways of delivery with what the quote comes to, where the buyer has a choice between several. */
function Ways({ content }: { content: QuoteContent }) {
	const { deliveries, currency } = content;
	if (deliveries.length === 1) return null;
	return (
		<ul className={caseLinksStyles.ways} aria-label="Ways of delivery">
			{deliveries.map((way) => (
				<li key={way.key}>
					<span>{deliveryName(way)}</span>
					<span className={textStyles.figures}>{formatMoney(quoteTotals(content, [], way).total, currency)}</span>
				</li>
			))}
		</ul>
	);
}

type VersionMailProps = { data: CaseData; version: CaseData["versions"][number]; now: number };

function VersionMail({ data, version: { version, sentAt }, now }: VersionMailProps) {
	const entry = data.entries.find(({ kind, data }) => kind === "send_quote" && data.version === version);
	const mail = entry && mailOf(data, entry.id);
	return mail ? (
		<>
			, <MailState mail={mail} mailLeaves={data.mailLeaves} now={now} beside={sentAt} />
		</>
	) : null;
}

/** How a version stops being open that was neither replaced nor withdrawn. */
const ENDS: Readonly<Record<string, string>> = {
	decline: "declined by the buyer",
	withdraw_request: "ended: the buyer withdrew the request",
	refuse: "ended: we declined the request",
};

/** Whether a version can still be accepted, and what became of it if not. */
function endWords({ version, endedAs, validUntil }: CaseData["versions"][number], data: CaseData, now: number): string {
	const { acceptance, entries } = data;
	if (acceptance?.version === version) return "accepted";
	if (endedAs !== null) return endedAs;
	const sent = entries.find(({ kind, data }) => kind === "send_quote" && data.version === version);
	const end = entries.find(({ kind, revision }) => kind in ENDS && sent !== undefined && revision > sent.revision);
	if (end) return ENDS[end.kind] ?? end.kind;
	return validUntil < now ? `ended ${dayWords(validUntil, now)}` : `open to ${dayWords(validUntil, now)}`;
}
