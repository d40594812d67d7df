import type { ReactNode } from "react";
import type { standing } from "../../../messages/en/buyer/standing.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import type { CompanyFacts } from "../frame.tsx";
import { usePage } from "../page-context.ts";
import type { QuoteView, ShownVersion } from "../view.ts";
import { Accepted } from "./accepted.tsx";
import styles from "./head.module.css";
import page from "./layout.module.css";
import { NextStep, StepLink } from "./next-step.tsx";

type Words = typeof standing;

/** What the head of the page says, and what follows below it. */
type StatusText = { title: ReactNode; children: ReactNode };

/** The status of the request. */
export function standingOf(view: QuoteView, company: CompanyFacts, words: Words): StatusText {
	const { displayStatus, quote, due, acceptance } = view;
	switch (displayStatus) {
		case "new":
		case "in_review":
			if (view.answeredAt !== null)
				return {
					title: words.answered,
					children: (
						<>
							<p>{words.goingOn}</p>
							<Due view={view} words={words} says={words.hearBy} />
						</>
					),
				};
			return { title: words.working, children: <Due view={view} words={words} first={displayStatus === "new"} /> };
		case "renewing":
			return { title: words.renewing, children: <Due view={view} words={words} /> };
		case "taken_back":
			return {
				title: words.withdrawn,
				children: (
					<>
						<p>{words.aNewOneFollows}</p>
						{due && !due.late && <Due view={view} words={words} says={words.hearBy} />}
					</>
				),
			};
		case "needs_info":
			return {
				title: words.question,
				children: (
					<>
						<p>{words.questionWhy}</p>
						{/* A wide screen has the form in sight. */}
						<p className={`${page.actions} ${styles.actions} ${styles["in-summary"]}`}>
							<StepLink step={{ to: "#question", text: words.answer }} />
						</p>
					</>
				),
			};
		case "quoted":
			return { title: words.ready, children: quote && <Open quote={quote} words={words} /> };
		case "revision_requested":
			return {
				title: words.changeAsked,
				children: (
					<>
						<p>{words.changeGoesOn({ version: view.current + 1 })}</p>
						<Due view={view} words={words} />
						{quote && (
							<p>
								<Sentence
									of={words.stillOpen<ReactNode>({
										version: quote.version,
										end: <LocalTime time={quote.validUntil} shape="moment" />,
									})}
								/>
							</p>
						)}
					</>
				),
			};
		case "accepted":
			return {
				title: (
					<>
						{words.thankYou} <br />
						{words.orderPlaced}
					</>
				),
				children: acceptance && quote && (
					<Accepted {...{ acceptance, quote, words }} isAsked={view.undo?.askedBy === "company"} now={view.now} />
				),
			};
		case "expired":
			return {
				title: words.expired,
				children: quote && (
					<>
						<p>
							<Sentence
								of={words.expiredOn<ReactNode>({
									version: quote.version,
									end: <When time={quote.validUntil} />,
								})}
							/>
						</p>
						<p>{words.expiredWhat}</p>
						<NextStep view={view} words={words} />
					</>
				),
			};
		case "declined_by_buyer":
			return {
				title: words.declinedByYou,
				children: (
					<>
						<p>{words.declinedByYouWhat}</p>
						<NextStep view={view} words={words} />
					</>
				),
			};
		case "withdrawn_by_buyer":
			return {
				title: words.withdrawnByYou,
				children: (
					<>
						<p>{words.withdrawnByYouWhat}</p>
						<NextStep view={view} words={words} />
					</>
				),
			};
		case "declined_by_us":
			return {
				title: words.declinedByUs,
				children: (
					<>
						<p>{words.declinedByUsWhat}</p>
						<NextStep view={view} words={words} />
					</>
				),
			};
		case "closed": {
			const email = <a href={`mailto:${company.salesEmail}`}>{company.salesEmail}</a>;
			return {
				title: words.closed,
				children: (
					<>
						<p>
							<Sentence of={words.closedWhat<ReactNode>({ email, reference: view.reference })} />
						</p>
						<Way to="/products">{words.newRequest}</Way>
					</>
				),
			};
		}
	}
}

/** A version that is no longer valid. */
export function oldVersion(view: QuoteView, words: Words): StatusText {
	const { quote } = view;
	if (!quote) return { title: "", children: null };
	const isWithdrawn = quote.ended === "withdrawn";
	const at = quote.endedAt !== null && <LocalTime time={quote.endedAt} shape="moment" />;
	const on = isWithdrawn ? words.tookItBackOn<ReactNode> : words.replacedOn<ReactNode>;
	return {
		title: words.noLongerValid(quote),
		children: (
			<>
				<p>
					{at ? <Sentence of={on({ at })} /> : isWithdrawn ? words.tookItBack : words.replaced} {words.onlyToRead}
				</p>
				<NextStep view={view} words={words} />
			</>
		),
	};
}

function Way({ to, children }: { to: string; children: string }) {
	return (
		<p className={`${page.actions} ${styles.actions}`}>
			<StepLink step={{ to, text: children }} />
		</p>
	);
}

type DueProps = { view: QuoteView; words: Words; first?: boolean; says?: Words["hearBy"] };

/** Until when the buyer hears from us. */
function Due({ view, words, first, says = words.answerBy }: DueProps) {
	const { due, requestedAt } = view;
	if (!due) return <p>{words.lastMessageBelow}</p>;
	if (due.late)
		return (
			<p>
				<Sentence of={words.late<ReactNode>({ due: <When time={due.at} /> })} />
			</p>
		);
	return (
		<p>
			{first && <Sentence of={words.askedOn<ReactNode>({ at: <LocalTime time={requestedAt} shape="plain" /> })} />}
			<Sentence of={says<ReactNode>({ end: <When time={due.at} /> })} />
		</p>
	);
}

/** The one moment that matters: in a line of its own, so that nothing moves when the reader's zone comes. */
function When({ time }: { time: number }) {
	return (
		<b className={styles.when}>
			<LocalTime time={time} shape="long" />
		</b>
	);
}

function Open({ quote, words }: { quote: ShownVersion; words: Words }) {
	const { mode } = usePage();
	return (
		<>
			<p>
				{mode === "draft" ? (
					words.draft(quote)
				) : (
					<Sentence
						of={words.sent<ReactNode>({
							version: quote.version,
							at: <LocalTime time={quote.sentAt} />,
						})}
					/>
				)}
			</p>
			<p>
				<Sentence of={words.openUntil<ReactNode>({ end: <When time={quote.validUntil} /> })} />
			</p>
		</>
	);
}
