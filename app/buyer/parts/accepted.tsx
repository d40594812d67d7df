import type { ReactNode } from "react";
import type { standing } from "../../../messages/en/buyer/standing.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import type { QuoteView, ShownVersion } from "../view.ts";
import { DocumentLink } from "./document-link.tsx";
import styles from "./head.module.css";
import page from "./layout.module.css";

type Words = typeof standing;

type AcceptedProps = {
	acceptance: NonNullable<QuoteView["acceptance"]>;
	quote: ShownVersion;
	/** The company asks to undo it, which is then the first thing to answer. */
	isAsked: boolean;
	now: number;
	words: Words;
};

/** What was accepted, and what follows from it. */
export function Accepted({ acceptance, quote, isAsked, now, words }: AcceptedProps) {
	const { version, recorded, proforma } = acceptance;
	const at = <LocalTime time={acceptance.at} shape="moment" />;
	return (
		<>
			<p>
				<Sentence
					of={
						recorded
							? words.recordedOn<ReactNode>({ version, at })
							: words.acceptedOn<ReactNode>({ name: <bdi>{acceptance.name}</bdi>, version, at })
					}
				/>
				<Sentence
					of={words.order<ReactNode>({
						count: quote.count,
						total: <b>{quote.total}</b>,
						delivery: <span className={page.together}>{quote.delivery}</span>,
					})}
				/>
			</p>
			{isAsked ? (
				<p>
					<b>{words.weAskToUndo}</b>
				</p>
			) : (
				<WhatFollows made={acceptance.paymentsMade} quote={quote} now={now} words={words} />
			)}
			<p className={`${page.actions} ${styles.actions}`}>
				{isAsked && (
					<a className={button.button} href="#undo">
						{words.answerUndo}
					</a>
				)}
				{proforma ? (
					<DocumentLink
						which="proforma"
						pdf={proforma}
						className={classNames(button.button, isAsked && button.outlined)}
					>
						{words.proforma}
					</DocumentLink>
				) : (
					<span className={styles.pending}>{words.proformaBeingMade}</span>
				)}
			</p>
		</>
	);
}

/** The payment to come. How long the goods take stands in the terms, and among the steps where there are any. */
function WhatFollows({ made, quote, now, words }: { made: number; quote: ShownVersion; now: number; words: Words }) {
	const { payments } = quote.trade;
	const next = payments[made];
	const which = made > 0 ? "next" : payments.length === 1 ? "only" : "first";
	const isLate = next?.lateAfter !== undefined && now > next.lateAfter;
	return (
		<>
			{made > 0 && <p>{words.paymentArrived}</p>}
			{next && (
				<dl className={styles.facts}>
					<div>
						<dt>{words.payment[which]}</dt>
						<dd>
							<b className={classNames(isLate && styles.late)}>{isLate ? words.payLate(next) : words.pay(next)}</b>
							<small>{isLate ? words.notRecorded : words.howToPay}</small>
						</dd>
					</div>
				</dl>
			)}
			{!next && made === 0 && <p>{words.howToPay}</p>}
		</>
	);
}
