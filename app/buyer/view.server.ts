import { randomUUID } from "node:crypto";
import type { PictureSource } from "../../content/picture-source.ts";
import { viewsOf } from "../../content/product-views.ts";
import { type DisplayStatus, displayStatusOf } from "../../domain/cases/display-status.ts";
import { STATUS_FACTS } from "../../domain/cases/statuses.ts";
import type { Product } from "../../domain/catalogue/catalogue.ts";
import { deliveryTerm, isOfSamplesAlone, offeredLines } from "../../domain/quotes/content.ts";
import { quoteTotals } from "../../domain/quotes/totals.ts";
import type { Typed } from "../../domain/shared/action-result.ts";
import { formatCountBeside, formatMoney } from "../../domain/shared/currency.ts";
import { answerDue } from "../../domain/shared/response-hours.ts";
import { entries } from "../../messages/en/buyer/entries.ts";
import { quote } from "../../messages/en/buyer/quote.ts";
import { spans } from "../../messages/en/buyer/spans.ts";
import { steps } from "../../messages/en/buyer/steps.ts";
import { formats } from "../../messages/en/formats.ts";
import { samples } from "../../messages/en/samples.ts";
import type { Translate } from "../../messages/translation.ts";
import type { CaseView, VersionView } from "../../server/cases/index.ts";
import { versionText } from "../../server/cases/index.ts";
import { lineProducts } from "./line-products.server.ts";
import { allowedActions, undoView } from "./may-do.server.ts";
import { orderSteps } from "./order-steps.server.ts";
import { pdfText, shownVersion } from "./quote-view.server.ts";
import { requestView } from "./request-view.server.ts";
import { answeredAtOf, wantedBefore, wantedNow } from "./said.server.ts";
import { stepsView } from "./steps-view.server.ts";
import { talkView } from "./talk-view.server.ts";
import type { Ended, QuoteView } from "./view.ts";

/** What the page is made with beside the case. */
type ViewFrame = {
	/** Address of the page; null in a preview. */
	base: string | null;
	now: number;
	/** The products that the case names, as the catalogue has them now (namedProducts). */
	products: ReadonlyMap<string, Product>;
	/** The company's name, used where no person's name is known. */
	companyName: string;
	/** The version somebody wants to look at; any that does not exist shows the current one. */
	wanted?: number;
	/** What a form without script says is chosen of the offer. */
	chosen?: Typed | undefined;
	/** Finds the sentences of the reader's language. */
	translate: Translate;
};

/** A case as its buyer reads it. */
export function quoteView(view: CaseView, frame: ViewFrame): QuoteView {
	const { base, now, wanted, translate } = frame;
	const displayStatus = displayStatusOf(view.state, view.versions[0]?.endedAs ?? null, now);
	// Whatever the company holds for spam shows that it is closed, and nothing else.
	if (displayStatus === "closed") return closedView(view, frame);
	const shown = view.versions.find(({ version }) => version === wanted) ?? view.versions[0];
	const due = dueOf(view, now);
	const talk = talkView(view, {
		companyName: frame.companyName,
		currency: shown?.currency ?? "INR",
		words: translate(entries),
		figures: translate(formats).figures,
	});
	const words = translate(quote);
	const products = lineProducts(frame.products, words);
	const { figures } = translate(formats);
	const stepWords = translate(steps);
	const allowed =
		base === null || shown === view.versions[0] ? allowedActions(view, displayStatus, now) : (["reply"] as const);
	const canAccept = allowed.some((action) => action === "accept");
	const answeredAt = displayStatus === "in_review" ? answeredAtOf(view) : null;
	const end = (version: VersionView) => endOf(version, view, displayStatus);
	return {
		base,
		reference: view.reference,
		pageVersion: pageVersion(view),
		now,
		displayStatus,
		due,
		requestedAt: view.requestedAt,
		steps: stepsView({
			...{ view, displayStatus, answeredAt, due, shown: shown?.version },
			...{ words: stepWords, spanWords: translate(spans) },
			order: shown && view.acceptance?.version === shown.version ? orderSteps(view, shown, translate, now) : [],
			ended: (version) => {
				const { ended } = end(version);
				return ended === null ? "" : stepWords.ended[ended];
			},
		}),
		request: requestView(view, products, translate),
		quote: shown
			? shownVersion(shown, {
					country: view.request.country,
					...products,
					words,
					figures,
					translate,
					before: view.versions.find(({ version }) => version === shown.version - 1),
					wanted: wantedBefore(shown, view),
					change: displayStatus === "revision_requested" && shown === view.versions[0] ? wantedNow(view) : new Map(),
					...end(shown),
					acceptedAt: view.acceptance?.version === shown.version ? view.acceptance.at : undefined,
					chosen: canAccept ? (frame.chosen ?? {}) : undefined,
				})
			: null,
		packed: view.acceptance && shown ? packedPicture(shown, frame.products) : null,
		current: view.state.currentVersion,
		versions: view.versions.map((version) => ({
			version: version.version,
			sentAt: version.sentAt,
			validUntil: version.validUntil,
			...end(version),
			summary: `${deliveryTerm(version.content)}, ${countOf(version, translate)}`,
			total: formatMoney(version.total, version.currency, figures),
		})),
		talk,
		statusMessage: statusMessageOf(view, displayStatus, talk, now),
		answeredAt,
		acceptance: view.acceptance && {
			version: view.acceptance.version,
			name: view.acceptance.name,
			at: view.acceptance.at,
			recorded: view.acceptance.how === "recorded",
			// None of an acceptance before: once a payment is recorded, no acceptance is undone.
			paymentsMade: view.entries.filter(({ kind }) => kind === "record_payment").length,
			leftOut: view.acceptance.confirmed?.leftOut.map(({ name }) => name) ?? [],
			purchaseOrder: view.acceptance.purchaseOrder,
			proforma: view.acceptance.proforma && pdfText(view.acceptance.proforma, words),
		},
		undo: undoView(view.state, now),
		allowed: [...allowed],
		entryIds: newEntryIds(),
	};
}

function pageVersion({ revision, acceptance }: Pick<CaseView, "revision" | "acceptance">): string {
	return versionText(revision, acceptance !== null && acceptance.proforma !== null);
}

/**
 * By when the company answers: 24 hours from the request, afterwards from the buyer's last message (design of quotes). Once
 * the company has spoken, a day that is over is owed to nobody.
 */
function dueOf(view: CaseView, now: number): QuoteView["due"] {
	if (STATUS_FACTS[view.state.status].turn !== "company") return null;
	const spoken = view.entries.filter(({ actor }) => actor !== "clock");
	const last = spoken.at(-1);
	const owed = last === undefined || last.actor === "buyer";
	const at = view.dueAt ?? answerDue(last?.actor === "buyer" ? last.at : view.requestedAt);
	if (now <= at) return { at, late: false };
	return owed ? { at, late: true } : null;
}

/** What became of a version; the current one shares the fate of the case. */
function endOf(
	version: VersionView,
	view: CaseView,
	displayStatus: DisplayStatus,
): { ended: Ended | null; endedAt: number | null } {
	const { endedAs, endedAt } = version;
	if (endedAs === "superseded" || endedAs === "withdrawn") return { ended: endedAs, endedAt };
	const at = (kind: string) => view.entries.findLast((entry) => entry.kind === kind)?.at ?? null;
	switch (displayStatus) {
		case "expired":
		case "renewing":
			return { ended: "expired", endedAt: version.validUntil };
		case "declined_by_buyer":
			return { ended: "declined", endedAt: at("decline") };
		case "declined_by_us":
			return { ended: "refused", endedAt: at("refuse") };
		default:
			return { ended: null, endedAt: null };
	}
}

/** The entry that led to the current status, if somebody wrote something with it. */
function statusMessageOf(
	view: CaseView,
	displayStatus: DisplayStatus,
	talk: QuoteView["talk"],
	now: number,
): QuoteView["statusMessage"] {
	const kinds: Partial<Record<DisplayStatus, string>> = {
		needs_info: "ask",
		revision_requested: "request_change",
		taken_back: "withdraw_offer",
		declined_by_us: "refuse",
		...(undoView(view.state, now)?.askedBy === "company" && { accepted: "ask_undo" }),
	};
	const entry = view.entries.findLast(({ kind }) => kind === kinds[displayStatus]);
	return talk.find(({ id, text, wanted }) => id === entry?.id && (text !== "" || wanted.length > 0)) ?? null;
}

function packedPicture({ content }: VersionView, products: ViewFrame["products"]): PictureSource | null {
	for (const { productId } of offeredLines(content)) {
		const product = products.get(productId);
		const packed = product && viewsOf(product).find(({ view }) => view === "packed");
		if (packed) return packed.picture;
	}
	return null;
}

/** "1,250 pieces, 20 sets": all that a version offers. */
function countOf({ content, currency }: VersionView, translate: Translate): string {
	if (isOfSamplesAlone(content)) return translate(samples).alone;
	const words = translate(quote);
	const { figures } = translate(formats);
	const figure = (count: number) => formatCountBeside(count, currency, figures);
	return words.goodsCounts({ counts: quoteTotals(content).counts, figure });
}

function closedView({ reference, revision, acceptance, requestedAt }: CaseView, { base, now }: ViewFrame): QuoteView {
	return {
		base,
		reference,
		pageVersion: pageVersion({ revision, acceptance }),
		now,
		displayStatus: "closed",
		due: null,
		requestedAt,
		steps: [],
		request: { lines: [], samples: [], count: "", unit: "piece", total: "", buyer: "", address: [], details: [] },
		quote: null,
		packed: null,
		current: 0,
		versions: [],
		talk: [],
		statusMessage: null,
		answeredAt: null,
		acceptance: null,
		undo: null,
		allowed: [],
		entryIds: newEntryIds(),
	};
}

function newEntryIds(): QuoteView["entryIds"] {
	const id = () => randomUUID();
	return {
		accept: id(),
		change: id(),
		decline: id(),
		reply: id(),
		withdraw: id(),
		renew: id(),
		undo: id(),
		agree: id(),
	};
}
