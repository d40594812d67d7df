import type { Parts } from "../../parts.ts";

type Request = { reference: string };
type Version = { version: number };

/** The head of the page: the status of the request in plain words, and what to do next. */
export const standing = {
	quotation: ({ reference }: Request) => `Quotation ${reference}`,
	request: ({ reference }: Request) => `Request ${reference}`,
	placedOrder: ({ reference }: Request) => `Order ${reference}`,
	/** Whose turn it is, or how it ended, in a word or two before the reference. */
	turn: {
		you: "With you",
		us: "With us",
		accepted: "Accepted",
		declined: "Declined",
		refused: "No offer",
		withdrawn: "Withdrawn",
		expired: "Expired",
		replaced: "Replaced",
		closed: "Closed",
	},
	preview: "As the buyer sees it",
	working: "We are working on your quotation.",
	answered: "Thank you for your answer.",
	goingOn: "We are now working on your quotation.",
	renewing: "We are writing you a new offer.",
	withdrawn: "We have withdrawn our offer.",
	aNewOneFollows: "It can no longer be accepted; a new one will follow.",
	hearBy: <Drawn>({ end }: { end: Drawn }): Parts<Drawn> => ["You will have it, or hear from us, by ", end],
	question: "We have a question for you.",
	questionWhy: "We need something from you to price your request. We continue as soon as we have your answer.",
	answer: "Answer",
	ready: "Your quotation is ready.",
	sent: <Drawn>({ version, at }: Version & { at: Drawn }): Parts<Drawn> => [`Version ${version}, sent `, at, "."],
	/** In place of that, before the company's own eyes. */
	draft: ({ version }: Version) => `Version ${version}, a draft: not sent.`,
	openUntil: <Drawn>({ end }: { end: Drawn }): Parts<Drawn> => ["You can accept it until ", end],
	changeAsked: "You have asked for a change.",
	/** @param version the number that the next offer will have */
	changeGoesOn: ({ version }: Version) =>
		`It is our turn: we are working on version\u00a0${version}, and you do not need to do anything.`,
	stillOpen: <Drawn>({ version, end }: Version & { end: Drawn }): Parts<Drawn> => [
		`Meanwhile version ${version} stays open: you can accept it until `,
		end,
		".",
	],
	thankYou: "Thank you.",
	orderPlaced: "The order is\u00a0placed.",
	recordedOn: <Drawn>({ version, at }: Version & { at: Drawn }): Parts<Drawn> => [
		`We have recorded your order for version ${version} on `,
		at,
		": ",
	],
	acceptedOn: <Drawn>({ name, version, at }: Version & { name: Drawn; at: Drawn }): Parts<Drawn> => [
		name,
		` accepted version ${version} on `,
		at,
		": ",
	],
	/** What it comes to, as in "six lines, 570 pieces, €12,400 CIF Hamburg." */
	order: <Drawn>({ count, total, delivery }: { count: string; total: Drawn; delivery: Drawn }): Parts<Drawn> => [
		`${count}, `,
		total,
		" ",
		delivery,
		".",
	],
	paymentArrived: "A payment has arrived.",
	/** The payment to come, of an offer that says when the total is paid, by what it is among its payments. */
	payment: { only: "Payment", first: "First payment", next: "Next payment" },
	/**
	 * @param by its day, or "" where it has none yet
	 * @param when "against documents"
	 */
	pay: ({ amount, by, when }: { amount: string; by: string; when: string }) =>
		by === "" ? `${amount}, ${when}` : `Pay ${amount} by ${by}`,
	/** The day of that payment is over, and none has been recorded. */
	payLate: ({ amount, by }: { amount: string; by: string }) => `${amount} was due by ${by}`,
	notRecorded:
		"We have not recorded this payment yet. If you have made it, you do not need to do anything more; if not, see the proforma invoice.",
	howToPay: "The proforma invoice says how to pay.",
	weAskToUndo: "We have asked to undo this order. Please make no payment for it until you have answered.",
	answerUndo: "See what we ask",
	proforma: "Proforma invoice",
	proformaBeingMade: "The proforma invoice is being made. It will come by mail, and be here in a minute.",
	expired: "This quotation has expired.",
	expiredOn: <Drawn>({ version, end }: Version & { end: Drawn }): Parts<Drawn> => [
		`Version ${version} was open until: `,
		end,
	],
	expiredWhat: "Its prices no longer hold. Ask us for a new offer and you will have our answer within 24\u00a0hours.",
	askForNew: "Ask for a new offer",
	declinedByYou: "You have declined this quotation.",
	declinedByYouWhat: "Nothing more will happen on our side. If things change, ask us for a new offer below.",
	withdrawnByYou: "You have withdrawn this request.",
	withdrawnByYouWhat: "Nothing more will happen on our side. You can request it again at\u00a0any\u00a0time.",
	intoNewCart: "Request this again",
	declinedByUs: "We cannot make you an offer this time.",
	declinedByUsWhat:
		"Thank you for asking us. Our reason is given below; if something could be different, write to us there.",
	writeToUs: "Write to us",
	closed: "This request is closed.",
	newRequest: "See the products",
	closedWhat: <Drawn>({ email, reference }: Request & { email: Drawn }): Parts<Drawn> => [
		"If you think this is a mistake, write to ",
		email,
		` and quote the reference ${reference}.`,
	],
	noLongerValid: ({ version }: Version) => `Version ${version} is no longer valid.`,
	tookItBack: "We withdrew it.",
	tookItBackOn: <Drawn>({ at }: { at: Drawn }): Parts<Drawn> => ["We withdrew it on ", at, "."],
	replaced: "A newer version has replaced it.",
	replacedOn: <Drawn>({ at }: { at: Drawn }): Parts<Drawn> => ["A newer version replaced it on ", at, "."],
	onlyToRead: "You can still read it, but no longer accept it.",
	seeVersion: ({ version }: Version) => `See version ${version}, the latest`,
	lastMessageBelow: "Our last message to you is in the conversation below; the quotation will follow.",
	late: <Drawn>({ due }: { due: Drawn }): Parts<Drawn> => [
		"Our answer was due by ",
		due,
		" and is late. We are sorry. If it is urgent, write to us below or call.",
	],
	askedOn: <Drawn>({ at }: { at: Drawn }): Parts<Drawn> => ["You asked on ", at, ". "],
	answerBy: <Drawn>({ end }: { end: Drawn }): Parts<Drawn> => ["You will have our answer by ", end],
	/** What a form of the page has just done. */
	done: {
		accept: "We have received your acceptance.",
		change: "We have received your request for a change.",
		decline: "We have received your answer. Thank you for telling us.",
		reply: "Your message has been sent.",
		withdraw: "Your request has been withdrawn.",
		renew: "We have received your request for a new offer.",
		undo: "We have received your request to undo the acceptance.",
		agree: "The acceptance is undone. Our offer stands again as before.",
	},
	news: "There is something new.",
	showNews: "Show it",
	typedIsKept: "What you have typed is kept.",
};
