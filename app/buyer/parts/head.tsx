import type { PictureSource } from "../../../content/picture-source.ts";
import type { DisplayStatus } from "../../../domain/cases/display-status.ts";
import { standing } from "../../../messages/en/buyer/standing.ts";
import notices from "../../forms/notice.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import type { CompanyFacts } from "../frame.tsx";
import { usePage } from "../page-context.ts";
import { showsCurrent } from "../view.ts";
import { Answers } from "./answers.tsx";
import styles from "./head.module.css";
import { HeadPicture } from "./head-picture.tsx";
import reference from "./head-reference.module.css";
import page from "./layout.module.css";
import { Notice } from "./notice.tsx";
import { oldVersion, standingOf } from "./standing.tsx";
import { Total } from "./total.tsx";

/** Whose turn it is, and how a request ended. */
const TURNS: Readonly<Record<DisplayStatus, keyof typeof standing.turn>> = {
	new: "us",
	in_review: "us",
	renewing: "us",
	taken_back: "us",
	revision_requested: "us",
	needs_info: "you",
	quoted: "you",
	accepted: "accepted",
	declined_by_buyer: "declined",
	declined_by_us: "refused",
	withdrawn_by_buyer: "withdrawn",
	expired: "expired",
	closed: "closed",
};

/** The status of the request in plain words, and what to do next. */
export function Head({ company, picture }: { company: CompanyFacts; picture: PictureSource }) {
	const { view } = usePage();
	const words = useMessages(standing);
	const isPlaced = showsCurrent(view) && view.displayStatus === "accepted";
	const name = isPlaced ? words.placedOrder : view.quote ? words.quotation : words.request;
	const turn = showsCurrent(view) ? TURNS[view.displayStatus] : "replaced";
	const { title, children } = showsCurrent(view) ? standingOf(view, company, words) : oldVersion(view, words);
	return (
		<section className={styles.head} id="status" aria-labelledby="title">
			<HeadPicture picture={picture} />
			<div className={`${page.measure} ${styles.words}`}>
				<p className={reference.reference}>
					<b data-turn={turn}>{words.turn[turn]}</b> <span>{name(view)}</span>
				</p>
				<h1 id="title">{title}</h1>
				{children}
				<Decision />
				<Notice actions={["accept", "change", "decline", "withdraw", "renew", "undo", "agree"]} />
				<Refused />
			</div>
		</section>
	);
}

/**
 * What the offer comes to and the ways to answer it, on the first screen. A wide one has them in the summary beside
 * the page, which stays in sight.
 */
function Decision() {
	const { view } = usePage();
	const { quote } = view;
	if (!quote || !view.allowed.includes("accept") || !showsCurrent(view)) return null;
	return (
		<div className={styles.decision} id="decision">
			<p className={styles.label}>{quote.totalLabel}</p>
			<Total quote={quote} />
			<Answers quote={quote} className={styles.actions} />
		</div>
	);
}

/** Why an action was not done whose form is not on the page any more. */
function Refused() {
	const { view, answer } = usePage();
	if (!answer?.sentence || (view.allowed.some((action) => action === answer.action) && showsCurrent(view))) return null;
	// Without script the page was loaded again, and begins here.
	const first = { tabIndex: -1, autoFocus: true };
	return (
		<div className={notices.problem} role="alert" {...first}>
			<b>{answer.sentence}</b>
		</div>
	);
}
