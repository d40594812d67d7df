import type { ReactNode } from "react";
import type { PictureSource } from "../../../content/picture-source.ts";
import notices from "../../forms/notice.module.css";
import button from "../../ui/button.module.css";
import { LocalTime } from "../../ui/local-time.tsx";
import type { CompanyFacts } from "../frame.tsx";
import { usePage } from "../page-context.ts";
import { type Offer, type QuoteView, showsCurrent } from "../view.ts";
import { Cloth } from "./cloth.tsx";
import { DocumentLink } from "./document-link.tsx";
import styles from "./head.module.css";
import page from "./layout.module.css";
import { Notice } from "./notice.tsx";
import { TimeLeft } from "./time-left.tsx";
import { ToAnswer } from "./to-answer.tsx";
import { Total } from "./total.tsx";

/** Where the request stands, in plain words, and what to do about it. */
export function Head({ company, picture }: { company: CompanyFacts; picture: PictureSource }) {
	const { view } = usePage();
	const { title, children } = showsCurrent(view) ? told(view, company) : old(view);
	return (
		<section className={styles.head} id="stand" aria-labelledby="title">
			<Cloth picture={picture} />
			<div className={`${page.measure} ${styles.words}`}>
				<p className={styles.reference}>
					{view.offer ? "Quotation" : "Request"} {view.reference}
				</p>
				<h1 id="title">{title}</h1>
				{children}
				<Decision />
				<Notice acts={["accept", "change", "decline", "withdraw", "renew"]} />
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
	const { offer } = view;
	if (!offer || !view.allowed.includes("accept") || !showsCurrent(view)) return null;
	return (
		<div className={styles.decision} id="decision">
			<p className={styles.label}>{offer.totalLabel}</p>
			<Total offer={offer} />
			<p className={`${page.actions} ${styles.actions}`}>
				<a className={button.button} href="#accept">
					Accept
				</a>
				<ToAnswer act="change" className={`${button.button} ${button.outlined}`}>
					Ask for a change
				</ToAnswer>
				<ToAnswer act="decline" className={button.link}>
					Decline
				</ToAnswer>
			</p>
		</div>
	);
}

/** Why an act was not done whose form is not on the page any more. */
function Refused() {
	const { view, answer } = usePage();
	if (!answer?.sentence || (view.allowed.some((act) => act === answer.action) && showsCurrent(view))) return null;
	// Without script the page has come anew, and begins here.
	const first = { tabIndex: -1, autoFocus: true };
	return (
		<div className={notices.problem} role="alert" {...first}>
			<b>{answer.sentence}</b>
		</div>
	);
}

type Told = { title: ReactNode; children: ReactNode };

const told = (view: QuoteView, company: CompanyFacts): Told => {
	const { stand, offer, due, acceptance } = view;
	switch (stand) {
		case "new":
		case "in_review":
			return { title: "We are working on your quotation.", children: <Due view={view} first={stand === "new"} /> };
		case "renewing":
			return { title: "We are writing you a new offer.", children: <Due view={view} /> };
		case "taken_back":
			return {
				title: "We have taken our offer back.",
				children: (
					<p>
						It can no longer be accepted; a new one follows.{" "}
						{due && !due.late && (
							<>
								You have it, or word from us, by <When time={due.at} />
							</>
						)}
					</p>
				),
			};
		case "needs_info":
			return {
				title: "We have a question for you.",
				children: (
					<>
						<p>To price your request we need one thing from you. Once we have your answer, we go on.</p>
						<p className={`${page.actions} ${styles.actions}`}>
							<a className={button.button} href="#conversation">
								Answer
							</a>
						</p>
					</>
				),
			};
		case "quoted":
			return { title: "Your quotation is ready.", children: offer && <Open view={view} offer={offer} /> };
		case "revision_requested":
			return {
				title: "You have asked for a change.",
				children: (
					<>
						<Due view={view} />
						{offer && (
							<p>
								Until then version {offer.version} stays open: you can still accept it until{" "}
								<LocalTime time={offer.validUntil} shape="moment" />.
							</p>
						)}
					</>
				),
			};
		case "accepted":
			return {
				title: (
					<>
						Thank you. <br />
						The order is placed.
					</>
				),
				children: acceptance && offer && <Accepted acceptance={acceptance} offer={offer} />,
			};
		case "expired":
			return {
				title: "This quotation has ended.",
				children: offer && (
					<>
						<p>
							Version {offer.version} was open until <LocalTime time={offer.validUntil} shape="long" />. Its prices no
							longer hold. Ask us for a new offer and you have our answer within 24 hours.
						</p>
						<p className={`${page.actions} ${styles.actions}`}>
							<a className={button.button} href="#renew">
								Ask for a new offer
							</a>
						</p>
					</>
				),
			};
		case "declined_by_buyer":
			return {
				title: "You have declined this quotation.",
				children: <p>Nothing more happens from our side. Should things change, ask us for a new offer below.</p>,
			};
		case "withdrawn_by_buyer":
			return {
				title: "You have withdrawn this request.",
				children: <p>Nothing more happens from our side. You can put it into a new cart at any time.</p>,
			};
		case "declined_by_us":
			return {
				title: "We cannot make you an offer this time.",
				children: <p>Thank you for asking us. What we can say about it stands below.</p>,
			};
		case "closed":
			return {
				title: "This request is closed.",
				children: (
					<p>
						If you think this is a mistake, write to <a href={`mailto:${company.salesEmail}`}>{company.salesEmail}</a>{" "}
						and name the reference {view.reference}.
					</p>
				),
			};
	}
};

/** A version that does not stand any more. */
function old({ offer, current, base }: QuoteView): Told {
	if (!offer) return { title: "", children: null };
	const back = offer.ended === "withdrawn";
	return {
		title: `Version ${offer.version} no longer stands.`,
		children: (
			<>
				<p>
					{back ? "We took it back" : "A newer version replaced it"}
					{offer.endedAt !== null && (
						<>
							{" "}
							on <LocalTime time={offer.endedAt} shape="moment" />
						</>
					)}
					. It can still be read, and can no longer be accepted.
				</p>
				<p className={`${page.actions} ${styles.actions}`}>
					<a className={button.button} href={base ?? "#stand"}>
						See version {current}
					</a>
				</p>
			</>
		),
	};
}

function Due({ view, first }: { view: QuoteView; first?: boolean }) {
	const { due, now, requestedAt } = view;
	if (!due) return <p>Our last word to you stands in the conversation below; the quotation follows.</p>;
	if (due.late)
		return (
			<p>
				Our answer was due by <When time={due.at} /> and is late. We are sorry. If it is urgent, write to us below or
				call.
			</p>
		);
	return (
		<p>
			{first && (
				<>
					You asked on <LocalTime time={requestedAt} shape="plain" />.{" "}
				</>
			)}
			You have our answer by <When time={due.at} />
			<TimeLeft until={due.at} now={now} /> from now.
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

function Open({ view, offer }: { view: QuoteView; offer: Offer }) {
	return (
		<p>
			Version {offer.version}, sent <LocalTime time={offer.sentAt} shape="plain" />. You can accept it until{" "}
			<When time={offer.validUntil} />
			<TimeLeft until={offer.validUntil} now={view.now} /> from now.
		</p>
	);
}

function Accepted({ acceptance, offer }: { acceptance: NonNullable<QuoteView["acceptance"]>; offer: Offer }) {
	const { name, at, version, recorded, proforma } = acceptance;
	return (
		<>
			<p>
				{recorded ? (
					<>We have recorded your order for version {version}</>
				) : (
					<>
						<bdi>{name}</bdi> accepted version {version}
					</>
				)}{" "}
				on <LocalTime time={at} shape="moment" />: {offer.count}, <b>{offer.total}</b> {offer.delivery}.
			</p>
			<p className={`${page.actions} ${styles.actions}`}>
				{proforma ? (
					<DocumentLink which="proforma" pdf={proforma} className={button.button}>
						Proforma invoice
					</DocumentLink>
				) : (
					<span className={styles.pending}>
						The proforma invoice is being made. It comes by mail, and stands here in a minute.
					</span>
				)}
			</p>
		</>
	);
}
