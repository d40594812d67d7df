import type { ReactNode } from "react";
import { zoneOf } from "../../../domain/shared/country-zone.ts";
import { CURRENCIES, formatMoney } from "../../../domain/shared/currency.ts";
import { countryName } from "../../../messages/staff/countries.ts";
import { telLink } from "../../ui/tel-link.ts";
import { actorName } from "../parts/actor-name.ts";
import caseLinksStyles from "../parts/case-links.module.css";
import { labelOf } from "../parts/case-state.tsx";
import { FactList } from "../parts/fact-list.tsx";
import layoutStyles from "../parts/layout.module.css";
import { OwnMail } from "../parts/own-mail.tsx";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";
import { dayWords, inSentence, shortTime, zoneWords } from "../parts/time-words.ts";
import type { CaseData } from "./case.tsx";
import { CorrectBuyer } from "./correct-buyer.tsx";
import { historyWords } from "./entry-words.ts";
import styles from "./rail.module.css";
import type { CaseActions } from "./use-action.ts";

/** How many lines of the history are shown before it is opened: what was said and sent stands in the conversation as well. */
const SHOWN = 3;

export function BuyerFacts({ data, now, actions }: { data: CaseData; now: number; actions: CaseActions }) {
	const { name, company, email, phone, address, country } = data.request;
	const zone = zoneOf(country);
	const facts: [string, ReactNode][] = [
		["Person", name],
		["Company", company],
		["Email", email && <OwnMail email={email} />],
		["Phone", phone && <a href={telLink(phone)}>{phone}</a>],
		["Address", address],
		["Country", countryName(country)],
		["Time zone", zone ? zoneWords(zone, now) : null],
	];
	return (
		<Panel title="Buyer">
			<FactList facts={facts} />
			{data.erasedAt !== null ? (
				<p className={textStyles.muted}>The person’s data was erased {inSentence(data.erasedAt, now)}.</p>
			) : (
				<CorrectBuyer data={data} actions={actions} now={now} />
			)}
		</Panel>
	);
}

export function EarlierCases({ data: { others }, now }: { data: CaseData; now: number }) {
	if (others.length === 0) return null;
	const accepted = others.filter(({ status }) => status === "accepted").length;
	return (
		<Panel title="Other requests" aside={`${others.length}, ${accepted} accepted`}>
			<ul className={caseLinksStyles.others}>
				{others.map(({ id, reference, status, value, currency, requestedAt }) => (
					<li key={id}>
						<a href={`/desk/requests/${id}`}>{reference}</a> <span>{labelOf(status)}</span>
						<span className={textStyles.figures}>
							{formatMoney(value, CURRENCIES.find((one) => one === currency) ?? "INR")}
						</span>
						<time dateTime={new Date(requestedAt).toISOString()}>{dayWords(requestedAt, now)}</time>
					</li>
				))}
			</ul>
		</Panel>
	);
}

/** The history: who did what, newest first. */
export function History({ data, now }: { data: CaseData; now: number }) {
	const lines = [
		{ id: "received", at: data.requestedAt, words: "Request received" },
		...data.entries.map((entry) => ({
			id: entry.id,
			at: entry.at,
			words: `${actorName({ actor: entry.actor, by: entry.data.by }, { me: data.myName, buyer: "Buyer" })} ${historyWords(entry)}`,
		})),
		...(data.row.viewedAt === null
			? []
			: [{ id: "viewed", at: data.row.viewedAt, words: `Buyer looked at the private page (${data.row.views}×)` }]),
	]
		// Of what happened in the same moment, too, the later comes first.
		.reverse()
		.sort((a, b) => b.at - a.at);
	const line = ({ id, at, words }: (typeof lines)[number]) => (
		<li key={id}>
			<time dateTime={new Date(at).toISOString()}>{shortTime(at, now)}</time>
			<span>{words}</span>
		</li>
	);
	return (
		<Panel title="History">
			<ol className={styles.history}>{lines.slice(0, SHOWN).map(line)}</ol>
			{lines.length > SHOWN && (
				<details className={`${layoutStyles.fold} ${styles.more}`}>
					<summary>{lines.length - SHOWN} more</summary>
					<ol className={styles.history}>{lines.slice(SHOWN).map(line)}</ol>
				</details>
			)}
		</Panel>
	);
}
