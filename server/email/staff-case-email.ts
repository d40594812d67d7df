import { isClosed } from "../../domain/cases/statuses.ts";
import { answerDue } from "../../domain/shared/response-hours.ts";
import { declineReasons } from "../../messages/en/decline-reasons.ts";
import { DEFAULT_LOCALE } from "../../messages/registry.ts";
import { countryName } from "../../messages/staff/countries.ts";
import { caseNotice, facts, notices } from "../../messages/staff/emails.ts";
import type { StaffCaseMail } from "../outbox/index.ts";
import { type Block, clip, type Fact, typed } from "./blocks.ts";
import { type CaseEmailInput, fileFacts } from "./case-emails.ts";
import { compose } from "./email.tsx";
import { leftOutFact, quoteFacts, totalOf, undoneFacts } from "./quote-facts.ts";
import { indiaTime } from "./times.ts";
import type { Email } from "./transport.ts";

/** A notice to the company about the case, with the link into the desk; a reply goes to the buyer. */
export function staffCaseEmail(kind: StaffCaseMail["kind"], input: CaseEmailInput): Email {
	const { view, entry, version, company, to, url } = input;
	const { name, email } = view.request;
	const failed = kind === "staff-mail-failed";
	const { what, next, due } = notices[kind];
	const who = clip(view.request.company ?? name, 60);
	const text = entry?.body ?? "";
	const wanted = (entry?.kind === "request_change" ? (entry.data.wanted ?? []) : []).map(caseNotice.insteadOf);
	const subject = caseNotice.subject({ ...view, who, what });
	const blocks: Block[] = [
		{ kind: "say", text: next },
		...dueBy(kind, input),
		...declined(input),
		...undone(input),
		...typed(text, TITLES[kind] ?? caseNotice.wrote),
		...(wanted.length > 0 ? [{ kind: "list", title: caseNotice.wanted, items: wanted } as const] : []),
		{ kind: "link", label: caseNotice.link, url },
		{
			kind: "facts",
			facts: [...buyer(input), ...ordered(kind, input), ...fileFacts(input, caseNotice.where), ...offered(input)],
		},
		...(failed ? [] : [{ kind: "small", text: due === null ? caseNotice.reply : caseNotice.replyInTime } as const]),
	];
	const preview = clip(
		[text, ...wanted, version ? totalOf(version, DEFAULT_LOCALE) : "", next].filter(Boolean).join(" · "),
		110,
	);
	const replyTo = failed || email === "" ? undefined : { name, address: email };
	return {
		...compose({ subject, preview, heading: `${who} ${what}`, blocks }, { from: "desk", company }),
		to,
		replyTo,
	};
}

const TITLES: Partial<Record<StaffCaseMail["kind"], string>> = {
	"staff-accepted": caseNotice.acceptedBy,
	"staff-mail-failed": caseNotice.notReceived,
};

/** What the buyer chose from the list of reasons. */
function declined({ entry }: CaseEmailInput): Block[] {
	const because = entry?.kind === "decline" ? entry.data.because : undefined;
	return because ? [{ kind: "facts", facts: [[caseNotice.because, declineReasons[because]]] }] : [];
}

/** What is no order any more: the offer below stands as it was sent. */
function undone({ view, undone }: CaseEmailInput): Block[] {
	return undone ? [{ kind: "facts", facts: undoneFacts(view.reference, undone, DEFAULT_LOCALE) }] : [];
}

function dueBy(kind: StaffCaseMail["kind"], { entry }: CaseEmailInput): Block[] {
	if (kind === "staff-mail-failed") return [{ kind: "due", text: caseNotice.dueToday }];
	const what = notices[kind].due;
	return what && entry
		? [{ kind: "due", text: caseNotice.due({ what, time: indiaTime(answerDue(entry.at), DEFAULT_LOCALE) }) }]
		: [];
}

function buyer({ view: { reference, request } }: CaseEmailInput): Fact[] {
	return [
		[facts.reference, reference],
		[facts.buyer, request.company === null ? request.name : `${request.name}, ${request.company}`],
		[facts.country, countryName(request.country)],
		[facts.phone, request.phone],
		[facts.email, request.email],
	];
}

/** The buyer's own number of what they have accepted, and what they left out. */
function ordered(kind: StaffCaseMail["kind"], { view }: CaseEmailInput): Fact[] {
	if (kind !== "staff-accepted") return [];
	return [
		[caseNotice.purchaseOrder, view.acceptance?.purchaseOrder ?? null],
		leftOutFact(view, caseNotice.leftOut, DEFAULT_LOCALE),
	];
}

function offered({ view, version }: CaseEmailInput): Fact[] {
	if (!version) return [];
	const open = isClosed(view.state.status) ? null : indiaTime(version.validUntil, DEFAULT_LOCALE);
	return [...quoteFacts(view, version, DEFAULT_LOCALE), [caseNotice.openUntil, open]];
}
