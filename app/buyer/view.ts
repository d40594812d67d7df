import type { PictureSource } from "../../content/picture-source.ts";
import type { BuyerActionName } from "../../domain/cases/buyer-action.ts";
import type { ChangeableLine } from "../../domain/cases/buyer-actions.ts";
import type { BuyerStatus } from "../../domain/cases/statuses.ts";
import type { Unit } from "../../domain/catalogue/catalogue.ts";
import type { GoodsUnit } from "../../domain/catalogue/goods-unit.ts";

/*
 * What the buyer's page shows, made on the server from the case (view.server.ts): nothing of the company's own can be in
 * it, amounts are written out as the buyer's country groups them, and moments are epoch milliseconds, which the reader's
 * own clock turns into words.
 */

/** The status of the request as the buyer reads it. */
export type DisplayStatus = BuyerStatus | "taken_back" | "renewing";

/** How far along one step is: behind, the one we are at, or still to come. */
export type Step = { label: string; at?: number; by?: number; note?: string; state: "done" | "now" | "todo" };

export type RequestLine = {
	id: string;
	name: string;
	picture: PictureSource | null;
	/** How the quantity is split by colour and size, where it is. */
	split: string[];
	quantity: string;
	unit: Unit;
	each: string;
	amount: string;
};

export type Request = {
	lines: RequestLine[];
	/** "six lines, 570 pieces" */
	count: string;
	unit: GoodsUnit;
	total: string;
	/** Who asked, and where the goods go: a line each. */
	buyer: string;
	address: string[];
	/** What else was said with the request. */
	details: { name: string; label: string; text: string }[];
};

export type ShownLine = {
	key: string;
	kind: "offered" | "substitute" | "unavailable";
	name: string;
	detail: string;
	/** Composition, weight of the cloth, HS code, where known. */
	facts: string;
	picture: PictureSource | null;
	/** What was asked for, against what is offered. */
	asked: string;
	note: string;
	quantity: string;
	unit: Unit;
	each: string;
	amount: string;
	tiers: { span: string; price: string; reached: boolean }[];
};

export type ChangeRow = { subject: string; before: string; after: string; difference: string };

/** Why a version can no longer be accepted; null while it can, or once it has been. */
export type Ended = "superseded" | "withdrawn" | "expired" | "declined" | "refused";

export type ShownVersion = {
	version: number;
	sentAt: number;
	sentBy: string;
	validUntil: number;
	ended: Ended | null;
	endedAt: number | null;
	message: string;
	/** What differs from the version before; none for the first. */
	changes: ChangeRow[];
	lines: ShownLine[];
	/** "six lines, 765 pieces" */
	count: string;
	unit: GoodsUnit;
	sums: { label: string; amount: string }[];
	/** "Total CIF Hamburg" */
	totalLabel: string;
	total: string;
	words: string;
	currency: string;
	/** "CIF Hamburg" */
	delivery: string;
	leadTime: string;
	payment: string;
	terms: { term: string; text: string }[];
	clauses: string[];
	/** Whether a line names an HS code, which the broker is to confirm. */
	hasHsCode: boolean;
	pdf: PdfFacts | null;
	changeable: ChangeableLine[];
};

/** "2 pages, 184 kB" */
export type PdfFacts = { pages: string; size: string };

export type VersionRow = {
	version: number;
	sentAt: number;
	validUntil: number;
	ended: Ended | null;
	endedAt: number | null;
	summary: string;
	total: string;
};

export type TalkFile = { id: string; name: string; size: string };

export type TalkEntry = {
	id: string;
	at: number;
	who: "you" | "company" | "nobody";
	name: string;
	/** What was done, where it was more than a message. */
	title: string;
	text: string;
	/** `to` with its unit: "250 sets". */
	wanted: { name: string; from: string; to: string }[];
	files: TalkFile[];
};

export type QuoteView = {
	/** The page's own address without a slash at its end; null in a preview, where nothing can be sent or fetched. */
	base: string | null;
	reference: string;
	/** Changes whenever there is something new to see. */
	pageVersion: string;
	now: number;
	displayStatus: DisplayStatus;
	/** By when the company answers, and whether that is over. */
	due: { at: number; late: boolean } | null;
	requestedAt: number;
	steps: Step[];
	request: Request;
	/** The version on the screen; the current one unless another was asked for. */
	quote: ShownVersion | null;
	/** The number of the newest version. */
	current: number;
	versions: VersionRow[];
	talk: TalkEntry[];
	/** The company's message or question that came with the current status. */
	statusMessage: TalkEntry | null;
	acceptance: { version: number; name: string; at: number; recorded: boolean; proforma: PdfFacts | null } | null;
	allowed: BuyerActionName[];
	/** One for each form, so that a form sent twice counts once. */
	entryIds: Record<BuyerActionName, string>;
};

/** Whether the version on the screen is the current one. */
export function showsCurrent({ quote, current }: Pick<QuoteView, "quote" | "current">): boolean {
	return quote === null || quote.version === current;
}
