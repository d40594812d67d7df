import type { ReactNode } from "react";
import { readInquiryStatus } from "../../../domain/inquiries/inquiry-case.ts";
import { zoneOf } from "../../../domain/shared/country-zone.ts";
import { countryName } from "../../../messages/staff/countries.ts";
import caseLinksStyles from "../parts/case-links.module.css";
import { labelOf } from "../parts/case-state.tsx";
import { FactList } from "../parts/fact-list.tsx";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";
import threadPageStyles from "../parts/thread-page.module.css";
import { dayWords, zoneWords } from "../parts/time-words.ts";
import type { InquiryData } from "./inquiry.tsx";
import { InquiryState } from "./inquiry-state.tsx";

/** Who asks, and what else the company knows of the same mail address. */
export function InquiryRail({ data, now }: { data: InquiryData; now: number }) {
	const { name, company, email, country, cases, inquiries } = data;
	const zone = zoneOf(country);
	const facts: [string, ReactNode][] = [
		["Person", name],
		["Company", company],
		["Email", email && <a href={`mailto:${email}`}>{email}</a>],
		["Country", countryName(country)],
		["Time zone", zone && zoneWords(zone, now)],
	];
	return (
		<aside className={threadPageStyles.rail} aria-label="About this inquiry">
			<Panel title="Sender">
				<FactList facts={facts} />
			</Panel>
			<Panel title="Their requests" aside={cases.length > 0 ? String(cases.length) : undefined}>
				{cases.length === 0 ? (
					<p className={textStyles.muted}>None from this email address.</p>
				) : (
					<ul className={caseLinksStyles.others}>
						{cases.map((one) => (
							<li key={one.id}>
								<a href={`/desk/requests/${one.id}`}>{one.reference}</a>
								<span>{labelOf(one.status)}</span>
								<span />
								<time dateTime={new Date(one.requestedAt).toISOString()}>{dayWords(one.requestedAt, now)}</time>
							</li>
						))}
					</ul>
				)}
			</Panel>
			{inquiries.length > 0 && (
				<Panel title="Earlier inquiries" aside={String(inquiries.length)}>
					<ul className={`${caseLinksStyles.others} ${caseLinksStyles.two}`}>
						{inquiries.map((one) => (
							<li key={one.id}>
								<a href={`/desk/inquiries/${one.id}`}>{dayWords(one.createdAt, now)}</a>
								<InquiryState status={readInquiryStatus(one.status)} suspicion={null} />
							</li>
						))}
					</ul>
				</Panel>
			)}
		</aside>
	);
}
