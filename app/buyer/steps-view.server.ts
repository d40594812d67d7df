import type { DisplayStatus } from "../../domain/cases/display-status.ts";
import type { EventKind } from "../../domain/cases/events.ts";
import type { spans } from "../../messages/en/buyer/spans.ts";
import type { steps } from "../../messages/en/buyer/steps.ts";
import type { CaseView, VersionView } from "../../server/cases/index.ts";
import { spanText } from "./counted.ts";
import type { OrderMark } from "./order-steps.server.ts";
import type { QuoteView, Step } from "./view.ts";

type Facts = {
	view: CaseView;
	displayStatus: DisplayStatus;
	/** When the buyer answered the company's question, while that is the last that was said. */
	answeredAt: number | null;
	due: QuoteView["due"];
	/** The version that the page is about. */
	shown: number | undefined;
	/** What follows an acceptance; none where the page is about no accepted version. */
	order: readonly OrderMark[];
	/** What became of a version, or nothing. */
	ended: (version: VersionView) => string;
	words: typeof steps;
	spanWords: typeof spans;
};
type Mark = Omit<Step, "state"> & { todo?: boolean };

/** Where the last step says what became of the latest version: said beside its own step too, one event would look like two. */
const OUTCOMES: ReadonlySet<DisplayStatus> = new Set(["declined_by_buyer", "declined_by_us", "expired"]);

/** The latest versions are in the row of steps, beside the one that the page is about; all of them are listed below. */
const LATEST = 3;

/** The steps of a request until the buyer's answer, those done and those to come. */
export function stepsView(facts: Facts): Step[] {
	const { view, displayStatus, shown, order, ended, words } = facts;
	const versions = view.versions.toSorted((a, b) => a.version - b.version);
	const latestVersion = versions.at(-1)?.version;
	const marks: Mark[] = [
		{ label: words.youAsked, at: view.requestedAt },
		...answered(facts, versions[0]),
		...versions
			.filter(({ version }, index) => version === shown || index >= versions.length - LATEST)
			.map(
				(one): Mark => ({
					label: words.version(one),
					at: one.sentAt,
					note: one.version === latestVersion && OUTCOMES.has(displayStatus) ? "" : ended(one),
					isRead: one.version === shown && shown !== latestVersion,
				}),
			),
		...outcome(facts),
	];
	if (displayStatus === "accepted" && order.length > 0)
		return [...marks.map((mark): Step => ({ ...mark, state: "done" })), ...orderStates(order)];
	const latest = marks.findLastIndex((mark) => !mark.todo);
	return marks.map(({ todo, ...mark }, index) => ({
		...mark,
		state: todo ? "todo" : index === latest ? "now" : "done",
	}));
}

/** The first that is not done is the one that everybody waits for. */
function orderStates(order: readonly OrderMark[]): Step[] {
	const next = order.findIndex(({ done }) => !done);
	return order.map(({ done, ...mark }, index) => ({
		...mark,
		state: done ? "done" : index === next ? "now" : "todo",
	}));
}

/** The first answer, where it was not the quotation itself. */
function answered(
	{ view, displayStatus, answeredAt, words, spanWords }: Facts,
	first: VersionView | undefined,
): Mark[] {
	const { firstAnsweredAt, requestedAt } = view;
	if (firstAnsweredAt === null || firstAnsweredAt === first?.sentAt) return [];
	// The refusal is a step of its own.
	if (displayStatus === "declined_by_us" && firstAnsweredAt === lastAt(view, "refuse")) return [];
	// The question that is open, or was answered just now, has a step of its own.
	if ((displayStatus === "needs_info" || answeredAt !== null) && firstAnsweredAt === lastAt(view, "ask")) return [];
	return [{ label: words.weAnswered, note: words.after({ span: spanText(firstAnsweredAt - requestedAt, spanWords) }) }];
}

function lastAt(view: CaseView, wanted: EventKind): number | undefined {
	return view.entries.findLast(({ kind }) => kind === wanted)?.at;
}

function outcome({ view, displayStatus, answeredAt, due, order, words }: Facts): Mark[] {
	const at = (kind: EventKind) => lastAt(view, kind);
	const next: Mark = {
		label: words.newVersion,
		todo: true,
		...(due && !due.late ? { by: due.at } : { note: words.follows }),
	};
	const quotation: Mark = { label: words.quotation, note: words.withPricesAndTerms, todo: true };
	switch (displayStatus) {
		case "quoted":
			return [{ label: words.yourDecision, todo: true, by: view.state.validUntil ?? undefined }];
		case "revision_requested":
			return [{ label: words.askedForChange, at: at("request_change") }, next];
		case "needs_info":
			return [
				{ label: words.weAsked, at: at("ask") },
				{ label: words.answerToUs, todo: true },
				view.versions.length > 0 ? next : quotation,
			];
		case "taken_back":
		case "renewing":
			return [next];
		case "accepted":
			return [
				{ label: words.accepted, at: view.acceptance?.at, note: view.acceptance?.name },
				...(order.length > 0
					? []
					: [
							{
								label: words.proforma,
								note: view.acceptance?.proforma ? words.ready : words.beingMade,
								todo: !view.acceptance?.proforma,
							},
						]),
			];
		case "declined_by_buyer":
			return [{ label: words.youDeclined, at: at("decline") }];
		case "withdrawn_by_buyer":
			return [{ label: words.youWithdrew, at: at("withdraw_request") }];
		case "declined_by_us":
			return [{ label: words.weDeclined, at: at("refuse") }];
		case "expired":
			return [{ label: words.expired, at: view.state.validUntil ?? undefined }];
		default:
			if (answeredAt !== null)
				return [{ label: words.weAsked, at: at("ask") }, { label: words.youAnswered, at: answeredAt }, quotation];
			return [
				...(displayStatus === "in_review" ? [{ label: words.inReview }] : []),
				{ ...quotation, ...(due && !due.late && { by: due.at, note: undefined }) },
				{ label: words.yourDecision, note: words.notBound, todo: true },
			];
	}
}
