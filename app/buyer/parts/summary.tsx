import button from "../../ui/button.module.css";
import { LocalTime } from "../../ui/local-time.tsx";
import prose from "../../ui/prose.module.css";
import { usePage } from "../page-context.ts";
import { type Offer, type QuoteView, showsCurrent } from "../view.ts";
import { DocumentLink } from "./document-link.tsx";
import page from "./layout.module.css";
import styles from "./summary.module.css";
import { TimeLeft } from "./time-left.tsx";
import { ToAnswer } from "./to-answer.tsx";
import total from "./total.module.css";
import { Total } from "./total.tsx";
import { capital } from "./words.ts";

/** The few figures that stay in sight beside the page. */
export function Summary() {
	const { view } = usePage();
	if (view.stand === "closed") return null;
	return (
		<aside className={styles.summary}>
			{view.offer ? <OfferSummary offer={view.offer} /> : <RequestSummary view={view} />}
		</aside>
	);
}

function OfferSummary({ offer }: { offer: Offer }) {
	const { view } = usePage();
	const open = showsCurrent(view) && view.allowed.includes("accept");
	const accepted = view.acceptance?.version === offer.version ? view.acceptance : null;
	return (
		<>
			<div className={open ? styles.decision : undefined}>
				<h2>{offer.totalLabel}</h2>
				<Total offer={offer} />
				{open && (
					<p className={`${page.actions} ${styles.actions}`}>
						<a className={button.button} href="#accept">
							Accept
						</a>
						<ToAnswer act="change" className={`${button.button} ${button.outlined}`}>
							Ask for a change
						</ToAnswer>
					</p>
				)}
			</div>
			<dl className={styles.ledger}>
				{accepted ? (
					<Row term="Accepted">
						<LocalTime time={accepted.at} shape="plain" />
						<small>
							<bdi>{accepted.name}</bdi>
						</small>
					</Row>
				) : (
					<Row term={open ? "Open until" : "Was open until"}>
						<LocalTime time={offer.validUntil} shape="plain" />
						{open && (
							<small>
								<TimeLeft until={offer.validUntil} now={view.now} /> left
							</small>
						)}
					</Row>
				)}
				<Row term="Offered">{capital(offer.count)}</Row>
				{offer.leadTime && <Row term="Lead time">{offer.leadTime}</Row>}
				<Row term="Payment">{offer.payment}</Row>
				{offer.pdf && (
					<Row term="Document">
						<DocumentLink which={offer.version} pdf={offer.pdf}>
							Quotation
						</DocumentLink>
					</Row>
				)}
				<GoesTo view={view} />
			</dl>
		</>
	);
}

function RequestSummary({ view }: { view: QuoteView }) {
	const { due, request, reference, now } = view;
	return (
		<>
			{due && !due.late && (
				<div>
					<h2>Our answer by</h2>
					<p className={total.total}>
						<LocalTime time={due.at} shape="plain" />
					</p>
					<p className={prose.fine}>
						<TimeLeft until={due.at} now={now} /> left
					</p>
				</div>
			)}
			{!due && <h2>Your request</h2>}
			{due?.late && <h2>Our answer is late</h2>}
			<dl className={styles.ledger}>
				<Row term="Reference">{reference}</Row>
				<Row term="Asked for">{capital(request.count)}</Row>
				<Row term="At list price">{request.total}</Row>
				<GoesTo view={view} />
			</dl>
		</>
	);
}

function GoesTo({ view }: { view: QuoteView }) {
	const { buyer, address } = view.request;
	return (
		<Row term="Goes to">
			<bdi>{buyer}</bdi>
			{address.map((line) => (
				<small key={line} dir="auto">
					{line}
				</small>
			))}
		</Row>
	);
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
	return (
		<div>
			<dt>{term}</dt>
			<dd>{children}</dd>
		</div>
	);
}
