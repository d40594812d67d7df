import type { ReactNode } from "react";
import { standing } from "../../../messages/en/buyer/standing.ts";
import { summary } from "../../../messages/en/buyer/summary.ts";
import { classNames } from "../../ui/class-names.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import prose from "../../ui/prose.module.css";
import { Sentence } from "../../ui/sentence.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import { type QuoteView, type ShownVersion, showsCurrent } from "../view.ts";
import { Answers } from "./answers.tsx";
import { DocumentLink } from "./document-link.tsx";
import page from "./layout.module.css";
import { nextStep, StepLinks } from "./next-step.tsx";
import styles from "./summary.module.css";
import { TimeLeft } from "./time-left.tsx";
import total from "./total.module.css";
import { Total } from "./total.tsx";
import { capital } from "./words.ts";

/** The few figures that stay in sight beside the page. */
export function Summary() {
	const { view } = usePage();
	if (view.displayStatus === "closed") return null;
	return (
		<aside className={styles.summary}>
			{view.quote ? <QuoteSummary quote={view.quote} /> : <RequestSummary view={view} />}
		</aside>
	);
}

function QuoteSummary({ quote }: { quote: ShownVersion }) {
	const { view } = usePage();
	const open = showsCurrent(view) && view.allowed.includes("accept");
	const accepted = view.acceptance?.version === quote.version ? view.acceptance : null;
	// Once it is over its terms are folded away.
	const isWhole = !showsCurrent(view) || quote.ended === null;
	const words = useMessages(summary);
	return (
		<>
			{open || accepted ? (
				<div className={styles.decision}>
					<h2>{quote.totalLabel}</h2>
					<Total quote={quote} />
					{open && <Answers quote={quote} className={styles.actions} />}
				</div>
			) : (
				<EndedHead />
			)}
			{/* Where the head says what stands above it, the ledger begins with a name of its own. */}
			<h2 className={styles.title}>{accepted ? words.order : words.quotation}</h2>
			<dl className={styles.ledger}>
				{!open && !accepted && (
					<Row term={quote.totalLabel}>
						<span className={styles.dead}>{quote.total}</span>
						<small>{words.noLongerValid}</small>
					</Row>
				)}
				{accepted ? (
					<Row term={words.accepted}>
						<LocalTime time={accepted.at} shape="plain" />
						<small>
							<bdi>{accepted.name}</bdi>
						</small>
					</Row>
				) : (
					<Row term={open ? words.timeLeft : words.ended[quote.ended ?? "expired"]} live={open}>
						{/* The head of the page says until when. */}
						{open ? (
							<TimeLeft until={quote.validUntil} now={view.now} />
						) : (
							<LocalTime time={quote.endedAt ?? quote.validUntil} shape="plain" />
						)}
					</Row>
				)}
				{accepted?.purchaseOrder && (
					<Row term={words.purchaseOrder}>
						<bdi className={styles.said}>{accepted.purchaseOrder}</bdi>
					</Row>
				)}
				{accepted && accepted.leftOut.length > 0 && (
					<Row term={words.leftOut}>
						{accepted.leftOut.map((name, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one name
							<bdi key={index} className={styles.said}>
								{name}
							</bdi>
						))}
					</Row>
				)}
				<Row term={accepted ? words.ordered : words.offered}>{capital(quote.count)}</Row>
				{quote.leadTime && (
					<Row term={words.leadTime} below={isWhole}>
						{quote.leadTime}
					</Row>
				)}
				<Row term={words.payment} below={isWhole}>
					{quote.payment}
				</Row>
				{quote.pdf && (
					<Row term={accepted?.proforma ? words.documents : words.document}>
						<DocumentLink which={quote.version} pdf={quote.pdf}>
							{words.quotation}
						</DocumentLink>
						{accepted?.proforma && (
							<DocumentLink which="proforma" pdf={accepted.proforma}>
								{words.proforma}
							</DocumentLink>
						)}
					</Row>
				)}
				<Details view={view} />
				<GoesTo view={view} />
			</dl>
		</>
	);
}

/** Above the ledger of a quotation that is over: what the buyer can do next. */
function EndedHead() {
	const { view } = usePage();
	const words = useMessages(summary);
	const steps = useMessages(standing);
	if (!nextStep(view, steps)) return <h2 className={styles.decision}>{words.quotation}</h2>;
	return (
		<div className={`${styles.decision} ${styles.step}`}>
			<h2>{words.nextStep}</h2>
			<p className={`${page.actions} ${styles.actions}`}>
				<StepLinks view={view} words={steps} />
			</p>
		</div>
	);
}

function RequestSummary({ view }: { view: QuoteView }) {
	const { due, request, reference, now } = view;
	const words = useMessages(summary);
	return (
		<>
			{due && !due.late && (
				<div className={styles.decision}>
					<h2>{words.answerBy}</h2>
					<p className={total.total}>
						<LocalTime time={due.at} shape="plain" />
					</p>
					<p className={prose.fine}>
						<Sentence of={words.left<ReactNode>({ span: <TimeLeft until={due.at} now={now} /> })} />
					</p>
				</div>
			)}
			{due?.late && <h2>{words.answerIsLate}</h2>}
			{!due?.late && <h2 className={due ? styles.title : undefined}>{words.yourRequest}</h2>}
			<dl className={styles.ledger}>
				<Row term={words.reference}>{reference}</Row>
				<Row term={words.askedFor}>{capital(request.count)}</Row>
				<Row term={words.atListPrice}>{request.total}</Row>
				<Details view={view} />
				<GoesTo view={view} />
			</dl>
		</>
	);
}

/** What else was said with the request, field by field. */
function Details({ view }: { view: QuoteView }) {
	return view.request.details.map(({ name, label, text }) => (
		<Row key={name} term={label}>
			<bdi className={styles.said}>{text}</bdi>
		</Row>
	));
}

function GoesTo({ view }: { view: QuoteView }) {
	const { buyer, address } = view.request;
	const words = useMessages(summary);
	return (
		<Row term={words.goesTo}>
			<bdi>{buyer}</bdi>
			{address.map((line) => (
				<small key={line}>
					<bdi>{line}</bdi>
				</small>
			))}
		</Row>
	);
}

type RowProps = { term: string; below?: boolean; live?: boolean; children: React.ReactNode };

/**
 * @param below whether a wide screen has it right below the summary, too
 * @param live whether it is true at this moment only, and not for paper
 */
function Row({ term, below, live, children }: RowProps) {
	return (
		<div className={classNames(below && styles.below, live && styles.live)}>
			<dt>{term}</dt>
			<dd>{children}</dd>
		</div>
	);
}
