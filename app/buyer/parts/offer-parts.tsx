import layout from "../../ui/layout.module.css";
import { LocalTime } from "../../ui/local-time.tsx";
import prose from "../../ui/prose.module.css";
import { usePage } from "../page-context.ts";
import type { Offer } from "../view.ts";
import { DocumentLink } from "./document-link.tsx";
import styles from "./offer-parts.module.css";
import word from "./word.module.css";

/** What the company writes above its prices. */
export function Message({ offer, companyName }: { offer: Offer; companyName: string }) {
	if (offer.message === "") return null;
	return (
		<section className={word.word}>
			<blockquote dir="auto">{offer.message}</blockquote>
			<p>
				<bdi>{offer.sentBy}</bdi>, {companyName}, <LocalTime time={offer.sentAt} shape="plain" />
			</p>
		</section>
	);
}

/** What differs from the version before. */
export function Changes({ offer }: { offer: Offer }) {
	if (offer.changes.length === 0) return null;
	return (
		<section aria-labelledby="changes">
			<h2 id="changes">What changed since version {offer.version - 1}</h2>
			<ul className={styles.changes}>
				{offer.changes.map(({ subject, before, after, difference }) => (
					<li key={`${subject}${after}`}>
						<b>
							<bdi>{subject}</bdi>
						</b>
						<span>
							{before && (
								<>
									<span className={layout["visually-hidden"]}>before </span>
									<s>{before}</s> <span className={layout["visually-hidden"]}>now </span>
								</>
							)}
							{after}
						</span>
						<span className={styles.difference}>{difference}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The terms of the offer: a ledger of the main ones, and every paragraph. */
export function Terms({ offer }: { offer: Offer }) {
	return (
		<section id="terms" aria-labelledby="terms-head">
			<h2 id="terms-head">Terms</h2>
			<dl className={styles.terms}>
				{offer.terms.map(({ term, text }) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd dir="auto">{text}</dd>
					</div>
				))}
				<div>
					<dt>Valid until</dt>
					<dd>
						<LocalTime time={offer.validUntil} shape="full" />
						<small>23:59 on that day in India</small>
					</dd>
				</div>
			</dl>
			{offer.clauses.length > 0 && (
				<ol className={styles.clauses}>
					{offer.clauses.map((clause) => (
						<li key={clause} dir="auto">
							{clause}
						</li>
					))}
				</ol>
			)}
			<QuotePdf offer={offer} />
		</section>
	);
}

function QuotePdf({ offer }: { offer: Offer }) {
	const { mode } = usePage();
	if (!offer.pdf)
		return mode === "preview" ? <p className={prose.fine}>The PDF is made when the offer is sent.</p> : null;
	return (
		<p className={styles.document}>
			<DocumentLink which={offer.version} pdf={offer.pdf}>
				Quotation, version {offer.version}
			</DocumentLink>
		</p>
	);
}
