import { plural } from "../en/count.ts";

/* What staff are written about requests, cases and inquiries. */

type Answer = { time: string };
type Request = { reference: string; country: string; goods: string };

const notInTheDesk = "A reply to this mail goes to the buyer, past the desk.";
const onlyTheDesk = "Only an answer in the desk stays with the case and stops the 24 hours.";
const openCase = "Open the case in the desk";

/** The labels of the facts about the sender. */
export const facts = {
	reference: "Reference",
	buyer: "Buyer",
	name: "Name",
	company: "Company",
	country: "Country",
	email: "Email",
	phone: "Phone",
	address: "Address",
};

export const request = {
	subject: ({ reference, country, goods }: Request) => `Order request ${reference}: ${country}, ${goods}`,
	heading: ({ reference }: { reference: string }) => `Order request ${reference}`,
	summary: ({ goods, total }: { goods: string; total: string }) => `${goods}, ${total} at list price`,
	samplesAlone: "Samples only",
	answerBy: ({ time }: Answer) =>
		`Answer by ${time}: the buyer was promised pricing and payment details within 24 hours.`,
	link: openCase,
	total: "Total at list price",
	notes: "Notes:",
	reply: `${notInTheDesk} ${onlyTheDesk}`,
};

export const inquiry = {
	title: ({ country }: { country: string }) => `Inquiry from ${country}`,
	answerBy: ({ time }: Answer) => `Answer by ${time}.`,
	link: "Answer in the desk",
	reply: "A reply to this mail goes to the sender too; in the desk your colleagues see it.",
};

export const inquiries = {
	title: ({ count }: { count: number }) =>
		`${plural(count, { one: "1 inquiry", other: `${count} inquiries` })} in one hour`,
	summary: ({ count, since, until, mailed }: { count: number; since: string; until: string; mailed: number }) =>
		`${count} inquiries came in between ${since} and ${until}. The first ${mailed} were mailed to you one by one; this message covers the rest.`,
	where: "Each of them is in the desk, with the time by which it is to be answered. Spam can be marked as such there.",
	link: "See the inquiries in the desk",
};

/** To the owners: buyers wait longer than the company has promised. */
export const late = {
	title: ({ count }: { count: number }) =>
		count === 0
			? "The buyers who waited too long have been answered"
			: `${plural(count, { one: "1 buyer waits", other: `${count} buyers wait` })} longer than promised`,
	what: "The 24 hours that were promised are over. Answer first those who have waited longest; the inbox lists them in that order.",
	link: "Open the inbox",
	again: "Owners get this message once a day at most, as long as somebody waits.",
};

/** To the owners: the database refuses what buyers send. */
export const refusals = {
	title: "The site cannot save order requests",
	what: ({ time, why }: { time: string; why: string }) =>
		`At ${time} the database refused to store something: ${why}. Buyers are told that nothing was saved, and asked to send again in a minute.`,
	why: {
		full: "its disk is full",
		broken: "a write to the disk failed, or the file is damaged",
		busy: "another program held it for too long",
		unavailable: "it is not responding, or takes no writes",
	},
	next: "Ask whoever runs the site to look at it now: npm run doctor says what is wrong and what to do.",
	again: "While it lasts this message is repeated every six hours.",
};

/** What the buyer did, after their name; what a colleague does now; and what is due within 24 hours, if anything. */
export const notices = {
	"staff-replied": { what: "wrote", next: "Read it and answer in the desk.", due: "Answer" },
	"staff-messages": {
		what: "sent many messages",
		next: "The first messages of the hour were mailed one by one. This is the first of those that were not: read the others and answer in the desk.",
		due: "Answer",
	},
	"staff-change": {
		what: "asks for a change",
		next: "Send a new version of the quotation, or write why it stays as it is.",
		due: "Answer",
	},
	"staff-accepted": {
		what: "accepted the quotation",
		next: "The proforma invoice goes to the buyer by itself. The case is closed and no answer is due.",
		due: null,
	},
	"staff-declined": {
		what: "declined the quotation",
		next: "The case is closed and no answer is due. The buyer can still ask for a new version.",
		due: null,
	},
	"staff-withdrawn": {
		what: "withdrew the request",
		next: "The case is closed and no answer is due.",
		due: null,
	},
	"staff-renewal": {
		what: "asks to renew the quotation",
		next: "The case is open again. Send a new version.",
		due: "Send it",
	},
	"staff-undo-asked": {
		what: "asks to undo the acceptance",
		next: "The case is closed and no answer is due; unless you agree in the desk within a day of the acceptance, it stands. If you agree, the offer is open again as before.",
		due: null,
	},
	"staff-undone": {
		what: "agreed to undo the acceptance",
		next: "The case is again where it was before the acceptance, and its proforma invoice no longer holds. Send a new version if the offer is to change.",
		due: null,
	},
	"staff-mail-failed": {
		what: "did not get our mail",
		next: "The buyer does not know what we wrote. Look up in the outbox what the mail server answered, correct the address or call the buyer, then send the mail again.",
		due: null,
	},
};

export const caseNotice = {
	subject: ({ reference, who, what }: { reference: string; who: string; what: string }) =>
		`${reference}: ${who} ${what}`,
	due: ({ what, time }: Answer & { what: string }) => `${what} by ${time}, within 24 hours.`,
	dueToday: "Do it today: the buyer is still waiting for what we wrote.",
	because: "Main reason",
	purchaseOrder: "Their order number",
	leftOut: "Not taken",
	wrote: "The buyer writes:",
	acceptedBy: "Accepted by:",
	notReceived: "What the buyer has not got:",
	wanted: "Quantities wanted:",
	insteadOf: ({ name, to, from }: { name: string; to: number; from: number }) => `${name}: ${to} instead of ${from}`,
	link: openCase,
	where: "in the desk",
	openUntil: "Open until",
	reply: notInTheDesk,
	replyInTime: `${notInTheDesk} ${onlyTheDesk}`,
};
