import { terms } from "../../../messages/en/buyer/terms.ts";
import layout from "../../ui/layout.module.css";
import { LocalTime } from "../../ui/local-time.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import type { ShownVersion } from "../view.ts";
import { DocumentLink } from "./document-link.tsx";
import { EndedMark } from "./lines.tsx";
import styles from "./quote-parts.module.css";
import statusMessage from "./status-message.module.css";

/** What the company writes above its prices. */
export function Message({ quote, companyName }: { quote: ShownVersion; companyName: string }) {
	const { mode } = usePage();
	if (quote.message === "") return null;
	return (
		<section className={statusMessage.message}>
			<blockquote dir="auto">{quote.message}</blockquote>
			<p>
				<bdi>{quote.sentBy}</bdi>, {companyName}
				{mode !== "draft" && (
					<>
						, <LocalTime time={quote.sentAt} shape="plain" />
					</>
				)}
			</p>
		</section>
	);
}

/** What differs from the version before. */
export function Changes({ quote }: { quote: ShownVersion }) {
	const words = useMessages(terms);
	if (quote.changes.length === 0) return null;
	return (
		<section aria-labelledby="changes">
			<h2 id="changes">{words.changedSince({ version: quote.version - 1 })}</h2>
			<table className={styles.changes}>
				<thead>
					<tr>
						<th scope="col">
							<span className={layout["visually-hidden"]}>{words.changed.what}</span>
						</th>
						<th scope="col">{words.changed.was}</th>
						<th scope="col">{words.changed.now}</th>
						<th scope="col">{words.changed.difference}</th>
					</tr>
				</thead>
				<tbody>
					{quote.changes.map(({ subject, before, after, difference }) => (
						<tr key={`${subject}${before}${after}`}>
							<th scope="row">
								<bdi>{subject}</bdi>
							</th>
							<td className={styles.was}>
								{/* A narrow screen has them below each other, without heads. */}
								{before && <small>{words.changed.was}</small>}
								{before}
							</td>
							<td className={styles.now}>
								<small>{words.changed.now}</small>
								{after}
							</td>
							<td className={styles.difference}>{difference}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** The terms of the offer: a ledger of the main ones, and every paragraph. */
export function Terms({ quote }: { quote: ShownVersion }) {
	const { view } = usePage();
	const words = useMessages(terms);
	const isOpen = quote.ended === null && view.acceptance === null;
	return (
		<section id="terms" aria-labelledby="terms-head">
			<h2 id="terms-head">
				{words.terms} <EndedMark quote={quote} />
			</h2>
			<dl className={styles.terms}>
				{quote.terms.map(({ term, text }) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd dir="auto">{text}</dd>
					</div>
				))}
				{isOpen && (
					<div>
						<dt>{words.validUntil}</dt>
						<dd>
							<LocalTime time={quote.validUntil} shape="full" />
							<small>{words.endOfDayInIndia}</small>
						</dd>
					</div>
				)}
			</dl>
			{quote.clauses.length > 0 && (
				<ol className={styles.clauses}>
					{quote.clauses.map((clause) => (
						<li key={clause} dir="auto">
							{clause}
						</li>
					))}
				</ol>
			)}
			<QuotePdf quote={quote} />
		</section>
	);
}

function QuotePdf({ quote }: { quote: ShownVersion }) {
	const { mode } = usePage();
	const words = useMessages(terms);
	if (!quote.pdf) return mode !== "buyer" ? <p className={prose.fine}>{words.pdfFollows}</p> : null;
	return (
		<p className={styles.document}>
			<DocumentLink which={quote.version} pdf={quote.pdf}>
				{words.quotationVersion(quote)}
			</DocumentLink>
		</p>
	);
}
