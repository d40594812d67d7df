import { isClosed } from "../../domain/cases/statuses.ts";
import { countryName } from "../../domain/shared/country.ts";
import { answerDue } from "../../domain/shared/response-hours.ts";
import type { StaffCaseMail } from "../outbox/index.ts";
import { type Block, clip, type Fact, typed } from "./blocks.ts";
import { type CaseLetterInput, fileFacts } from "./case-emails.ts";
import { compose } from "./email.tsx";
import { offerFacts, totalOf } from "./offer-facts.ts";
import { indiaTime } from "./times.ts";
import type { Letter } from "./transport.ts";

type Notice = {
	/** What the buyer did, after his name. */
	what: string;
	/** What a colleague does now. */
	next: string;
	/** What is due within 24 hours; null where nothing is owed. */
	due: string | null;
};

const NOTICES: Readonly<Record<StaffCaseMail["kind"], Notice>> = {
	"staff-replied": { what: "wrote", next: "Read it and answer in the desk.", due: "Answer" },
	"staff-change": {
		what: "asks for a change",
		next: "Send a new version of the quotation, or write why it stays as it is.",
		due: "Answer",
	},
	"staff-accepted": {
		what: "accepted the quotation",
		next: "The proforma invoice goes to the buyer by itself. The case is closed and nothing is owed.",
		due: null,
	},
	"staff-declined": {
		what: "declined the quotation",
		next: "The case is closed and nothing is owed. The buyer can still ask for a new version.",
		due: null,
	},
	"staff-withdrawn": {
		what: "withdrew the request",
		next: "The case is closed and nothing is owed.",
		due: null,
	},
	"staff-renewal": {
		what: "asks to renew the quotation",
		next: "The case is open again. Send a new version.",
		due: "Send it",
	},
	"staff-mail-failed": {
		what: "did not get our mail",
		next: "The buyer does not know what we wrote. Look up in the outbox what the mail server answered, correct the address or call the buyer, then send the mail again.",
		due: null,
	},
};

/** A notice to the house about the case, with the link into the desk; a reply goes to the buyer. */
export function staffCaseLetter(kind: StaffCaseMail["kind"], input: CaseLetterInput): Letter {
	const { view, entry, version, company, to, url } = input;
	const { name, email } = view.request;
	const failed = kind === "staff-mail-failed";
	const { what, next, due } = NOTICES[kind];
	const who = clip(view.request.company ?? name, 60);
	const text = entry?.body ?? "";
	const wanted = (entry?.kind === "request_change" ? (entry.data.wanted ?? []) : []).map(
		(line) => `${line.name}: ${line.to} instead of ${line.from}`,
	);
	const subject = `${view.reference}: ${who} ${what}`;
	const blocks: Block[] = [
		{ kind: "say", text: next },
		...dueBy(kind, input),
		...typed(text, TITLES[kind] ?? "The buyer writes:"),
		...(wanted.length > 0 ? [{ kind: "list", title: "Quantities wanted:", items: wanted } as const] : []),
		{ kind: "link", label: "Open the case in the desk", url },
		{ kind: "facts", facts: [...buyer(input), ...fileFacts(entry, "in the desk"), ...offered(input)] },
		...(failed ? [] : [{ kind: "small", text: due === null ? REPLY : `${REPLY} ${CLOCK}` } as const]),
	];
	const preview = clip([text, ...wanted, version ? totalOf(version) : "", next].filter(Boolean).join(" · "), 110);
	const replyTo = failed || email === "" ? undefined : { name, address: email };
	return {
		...compose({ subject, preview, heading: `${who} ${what}`, blocks }, { from: "desk", company }),
		to,
		replyTo,
	};
}

const TITLES: Partial<Record<StaffCaseMail["kind"], string>> = {
	"staff-accepted": "Accepted by:",
	"staff-mail-failed": "What the buyer has not got:",
};

const REPLY = "A reply to this mail goes to the buyer, past the desk.";
const CLOCK = "Only an answer in the desk stays with the case and stops the 24 hours.";

function dueBy(kind: StaffCaseMail["kind"], { entry }: CaseLetterInput): Block[] {
	if (kind === "staff-mail-failed")
		return [{ kind: "due", text: "Do it today: the buyer is still waiting for what we wrote." }];
	const what = NOTICES[kind].due;
	return what && entry ? [{ kind: "due", text: `${what} by ${indiaTime(answerDue(entry.at))}, within 24 hours.` }] : [];
}

function buyer({ view: { reference, request } }: CaseLetterInput): Fact[] {
	return [
		["Reference", reference],
		["Buyer", request.company === null ? request.name : `${request.name}, ${request.company}`],
		["Country", countryName(request.country)],
		["Phone", request.phone],
		["Email", request.email],
	];
}

function offered({ view, version }: CaseLetterInput): Fact[] {
	if (!version) return [];
	const open = isClosed(view.state.status) ? null : indiaTime(version.validUntil);
	return [...offerFacts(view.reference, version), ["Open until", open]];
}
