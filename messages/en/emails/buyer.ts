/* The emails to buyers. Dates, amounts and terms of delivery are passed in as text. */

type Request = { reference: string };
type Ending = Request & { until: string };
type Offer = { total: string };

const openPage = "Open your private page";
const openUntil = "Open until";

/** The acknowledgement of an order request. */
export const acknowledgement = {
	subject: ({ reference }: Request) => `We have your order request ${reference}`,
	preview: "We will contact you with pricing and payment details within 24 hours.",
	heading: "We have your request",
	thanks: "Thank you for your order request. We will contact you with pricing and payment details within 24 hours.",
	reference: "Order reference",
	answerBy: "Our answer comes by",
	link: openPage,
	page: "There you see what you asked for, and write to us about it. Nothing is charged by this request.",
	linkIsYours:
		"The link is yours alone: whoever has it can open your page. If you did not send this request, you do not need to do anything.",
};

/** The mail that brings the list of somebody's requests. */
export const orderList = {
	subject: ({ brandName }: { brandName: string }) => `Your orders with ${brandName}`,
	preview: "The link to the list of your requests, each with where it stands.",
	heading: "My orders",
	opening:
		"Somebody, most likely you, has asked on our site for the order requests that were sent under this email address. Here is the link to their list, each with where it stands.",
	link: "See my orders",
	until: ({ day }: { day: string }) => `The link works until ${day}. You can ask for another on our site at any time.`,
	linkIsYours:
		"The link is yours alone: whoever has it can see the list and open your requests. If you did not ask for it, you do not need to do anything; nobody else has got it.",
};

export const question = {
	subject: ({ reference }: Request) => `A question about your request ${reference}`,
	heading: "We have a question",
	opening: "We are writing your quotation, and need to know one thing before we can price it:",
	link: "Answer on your private page",
	closing: "We will continue as soon as we have your answer.",
};

export const reply = {
	subject: ({ reference }: Request) => `A message about your request ${reference}`,
	heading: "A message from us",
	opening: ({ reference }: Request) => `About your request ${reference}:`,
	link: "Read and answer on your private page",
};

export const quote = {
	subject: ({ reference, version }: Request & { version: string }) => `Your quotation ${reference}, version ${version}`,
	preview: ({ total, until }: Offer & { until: string }) => `${total}, open until ${until}`,
	heading: "Your quotation is ready",
	headingAgain: "Your new quotation is ready",
	opening: "Here are our prices and terms for your request. The PDF comes with this mail.",
	openingAgain: "Here is our new offer in place of the earlier one. The PDF comes with this mail.",
	openUntil,
	link: "See and accept the quotation",
	closing: "On that page you can also ask for a change, write to us or decline.",
};

export const quoteWithdrawn = {
	subject: ({ reference }: Request) => `Quotation ${reference} is withdrawn`,
	preview: "It can no longer be accepted. We are writing you a new one.",
	heading: "We have withdrawn our quotation",
	opening: ({ version }: { version: number | undefined }) =>
		`${version === undefined ? "Our quotation" : `Version ${version} of our quotation`} can no longer be accepted. We are writing you a new one and send it to you by mail.`,
	why: "Why:",
	link: openPage,
};

export const refused = {
	subject: ({ reference }: Request) => `We cannot make an offer for request ${reference}`,
	heading: "We cannot make you an offer",
	opening: "Thank you for asking us. This time we cannot make you an offer.",
	why: "Why:",
	closing: "You are welcome to ask us again for other goods or quantities.",
	link: openPage,
};

export const reminder = {
	subject: ({ reference, until }: Ending) => `Quotation ${reference} is open until ${until}`,
	preview: ({ total }: Offer) => `${total}. You can still accept it or ask for a change.`,
	heading: "Your quotation ends soon",
	opening: ({ until }: { until: string }) =>
		`Until ${until} you can accept our offer, ask for a change or decline it. If you need more time, tell us on your private page.`,
	openUntil,
	link: "See and accept the quotation",
};

export const followUp = {
	subject: ({ reference }: Request) => `Your quotation ${reference}: do you have any questions?`,
	preview: ({ total }: Offer) => `${total}. A word from you is enough.`,
	heading: "Have you had time to look at our offer?",
	opening:
		"A few days ago we sent you our offer and have not heard from you since. If something does not suit you, tell us: you can ask for a change, write to us or decline on your private page.",
	openUntil,
	link: "See the quotation",
};

export const undoAsked = {
	subject: ({ reference }: Request) => `We ask to undo the order ${reference}`,
	preview: "It takes your agreement; without it the order stands.",
	heading: "We ask to undo the order",
	opening: ({ until }: { until: string }) =>
		`We would like to undo the acceptance of our quotation. That takes your agreement on your private page, until ${until}. If you do not agree, the order stands.`,
	why: "Why:",
	link: "See it and agree",
};

export const undone = {
	subject: ({ reference }: Request) => `The order ${reference} is undone`,
	preview: "The offer stands again as it was before.",
	heading: "The order is undone",
	opening:
		"As you asked, the acceptance is undone, and its proforma invoice no longer holds. Please pay nothing on it. Our offer stands again as it was before.",
	link: openPage,
};

/** Below every reminder. */
export const stopReminders = "No more reminders about this request";

export const expired = {
	subject: ({ reference }: Request) => `Quotation ${reference} has expired`,
	preview: "If you still want the goods, ask us to renew it.",
	heading: "Your quotation has expired",
	opening:
		"Our offer was not accepted in its time, and its prices no longer hold. If you still want the goods, ask us to renew it: we then write you a new version.",
	wasOpenUntil: "Was open until",
	link: "Ask us to renew it",
};

export const newLink = {
	subject: ({ reference }: Request) => `The private page of your request ${reference}`,
	preview: "With a new link; the ones we sent before have ended.",
	heading: "A new link to your private page",
	opening: ({ reference }: Request) =>
		`We have corrected your details for request ${reference}. Here is a new link to its private page; links we sent before no longer work.`,
	link: openPage,
};

export const receipt = {
	subject: ({ reference }: Request) => `You have accepted quotation ${reference}: proforma invoice`,
	subjectRecorded: ({ reference }: Request) => `Your order ${reference}: proforma invoice`,
	preview: ({ total }: Offer) => `${total}. The proforma invoice comes with this mail.`,
	heading: "Thank you for your order",
	opening: "We have your acceptance. The proforma invoice comes with this mail.",
	openingRecorded: "As agreed with you, we have recorded your order. The proforma invoice comes with this mail.",
	acceptedBy: "Accepted by",
	acceptedAt: "Accepted",
	inTheNameOf: "In the name of",
	purchaseOrder: "Your order number",
	leftOut: "Not taken",
	recordedAt: "Recorded",
	bankDetails: "Our bank details never change by email.",
	bankDetailsOtherwise: "If a message says otherwise, whoever seems to send it, telephone us before you pay.",
	link: openPage,
};

export const inquiryReply = {
	subject: ({ brandName }: { brandName: string }) => `Your inquiry to ${brandName}`,
	heading: "Your inquiry",
	answer: "Answer this mail, or call us.",
	youWrote: ({ time }: { time: string }) => `You wrote on ${time}`,
};

/** What every mail about a case begins and ends with. */
export const aboutCase = {
	dear: ({ name }: { name: string }) => `Dear ${name},`,
	where: "on your private page",
	linkIsYours:
		"The link is yours alone: whoever has it can open your page. Please answer there rather than by mail, so that everything stays together.",
	reference: ({ reference }: Request) => `Your reference: ${reference}`,
};

/** The names of the PDFs that come with a mail. */
export const enclosures = {
	quotation: ({ reference, version }: Request & { version: number }) => `Quotation ${reference} v${version}.pdf`,
	proforma: ({ reference }: Request) => `Proforma invoice ${reference}.pdf`,
};
