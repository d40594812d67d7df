import { serviceFigures as figures } from "../service-figures.ts";
import type { Policy, Publisher } from "./policy.ts";

/** @param publisher whom the page names as its author */
export const privacyPolicy = ({ brandName, city }: Publisher): Policy => ({
	slug: "privacy-policy",
	title: "Privacy Policy",
	revised: figures.privacyRevised,
	summary:
		"We keep what you type into a form in order to answer you, and nothing to follow you. This page says what is " +
		"stored, where, for how long, and how to have it erased.",
	sections: [
		{
			id: "scope",
			heading: "Who we are and what this covers",
			blocks: [
				{
					kind: "paragraph",
					text:
						`This policy covers this website. ${brandName}, ${city}, Tamil Nadu, India, decides how the data is ` +
						"used and answers for it. Our contact details are at the foot of every page.",
				},
				{
					kind: "paragraph",
					text: `The policy was last revised on ${figures.privacyRevised}.`,
				},
			],
		},
		{
			id: "on-your-device",
			heading: "What stays on your device",
			blocks: [
				{
					kind: "paragraph",
					text: "Five things are kept in your own browser:",
				},
				{
					kind: "list",
					items: [
						"Your cart, in the browser's local storage, so that it is there when you return. It leaves your device " +
							"only when you submit an order request. Removing the items empties it.",
						"A form that you began and did not send, for up to 7 days, so that nothing you typed is lost. It is " +
							"removed once the form has been sent.",
						"After an order request, one short-lived cookie that lets the thank-you page show your reference. It " +
							"holds the reference, the time, the product that most of it is for, the number of products and of " +
							"pieces and the total and, where you named them, the day, the delivery terms and the currency you " +
							"asked for.",
						"The reference of your last order request, in local storage, so that the thank-you page empties the cart " +
							"once and not again. It stays there until the next request takes its place.",
						"The names and pictures of up to 12 products that you looked at last, in local storage, so that a page " +
							"without a connection can show them. They leave your device with no request.",
					],
				},
				{
					kind: "paragraph",
					text:
						"You can clear all five at any time in the settings of your browser. We set no tracking or advertising " +
						"cookies and run no analytics.",
				},
			],
		},
		{
			id: "what-you-send",
			heading: "What you send to us",
			blocks: [
				{
					kind: "table",
					caption: "The data of each form",
					head: ["Form", "What is stored", "What it is for"],
					rows: [
						[
							"Order request",
							"Full name, email, phone, company if given, country, address, notes if given, what else you say of the " +
								"order (by when, under which terms, to which place, in which currency, your reference), the products " +
								"and quantities, the total and the time",
							"To prepare a quote with pricing and payment details and, if you order, to make and ship the goods",
						],
						[
							"Contact inquiry",
							"Name, email, company if given, country, message and the time",
							"To answer your question",
						],
						[
							"Your private page",
							"Your messages and files, what you answer to a quote, your order number if given, the name you type to accept, and the time",
							"To agree on your order with you, and to show what was agreed",
						],
						[
							"My orders",
							"Email, and only while the link to the list works",
							"To mail you a private link to the requests that were sent under that address",
						],
					],
				},
				{
					kind: "paragraph",
					text:
						"What a form sends is stored in our database and mailed to our staff. After an order request, one " +
						"acknowledgement goes to the email address in the form; it repeats nothing that was typed there. A contact " +
						"inquiry is confirmed on the screen only.",
				},
				{
					kind: "paragraph",
					text: "This site takes no payment. Do not write card or bank details into a form; we do not ask for them there.",
				},
			],
		},
		{
			id: "visits",
			heading: "Addresses of visitors",
			blocks: [
				{
					kind: "paragraph",
					text:
						"Like every server, ours sees the network address from which a page is called. We use it only briefly, to " +
						"limit abuse of the forms, and not to find out who you are.",
				},
			],
		},
		{
			id: "sharing",
			heading: "Who else sees it",
			blocks: [
				{
					kind: "paragraph",
					text:
						"We do not sell or rent personal data. Beyond our staff it reaches only those who need it to serve you: the " +
						"companies that host this site and carry our mail, and, if you order, carriers, banks and customs brokers. We " +
						"also give data to an authority when the law requires it.",
				},
				{
					kind: "paragraph",
					text:
						"Links to WhatsApp, Instagram, Facebook and LinkedIn lead to services that have policies of their own. " +
						"Nothing is sent to them until you open the link.",
				},
			],
		},
		{
			id: "how-long",
			heading: "How long we keep it, and how we protect it",
			blocks: [
				{
					kind: "paragraph",
					text:
						"Requests and inquiries are kept for as long as they are needed to answer you and to deal with an order that " +
						"follows, or until you ask us to erase them. Records that tax or customs law obliges us to keep are kept for " +
						"the period that law sets.",
				},
				{
					kind: "paragraph",
					text:
						"Only staff who deal with requests have access. No method of storage or transmission is free of all risk; " +
						"we tell the people concerned about a breach where the law requires it.",
				},
			],
		},
		{
			id: "your-rights",
			heading: "Your rights",
			blocks: [
				{ kind: "paragraph", text: "Write to us by email, and you may ask us:" },
				{
					kind: "list",
					items: [
						"what we hold about you, and for a copy of it;",
						"to correct what is wrong or incomplete;",
						"to erase what we hold, save for what the law obliges us to keep;",
						"to stop a use that you object to, or to withdraw a consent you gave.",
					],
				},
				{
					kind: "paragraph",
					text:
						`We answer privacy requests within ${figures.privacyAnswer}. Please write from the address you used in the ` +
						"form, so that we can tell that the request is yours. If our answer does not satisfy you, you may turn to the " +
						"data protection authority that is competent for you.",
				},
				{
					kind: "paragraph",
					text:
						"If you hold an account with us, your past orders stand in its 'My Orders' section. Browsing and sending a " +
						"request need no account; without one, write to us and we will look up the request for you.",
				},
				{ kind: "linked", parts: [{ to: "/my-orders", text: "Have the list of your requests mailed to you" }] },
			],
		},
		{
			id: "children",
			heading: "Children",
			blocks: [
				{
					kind: "paragraph",
					text:
						`This site is meant for business buyers aged ${figures.minimumAge} or over. A younger person may use it only ` +
						"under the supervision of a parent or guardian. If a child has sent us data without it, write to us and we " +
						"will erase it.",
				},
			],
		},
		{
			id: "changes",
			heading: "Changes and questions",
			blocks: [
				{
					kind: "paragraph",
					text:
						"When this policy changes, the new text and its date appear on this page. Questions and requests go to either " +
						"of the email addresses at the foot of the page.",
				},
			],
		},
	],
});
