import type { PictureSource } from "../../content/picture-source.ts";
import type { BuyerActionName } from "../../domain/cases/buyer-action.ts";
import type { ChangeableLine } from "../../domain/cases/buyer-actions.ts";
import type { DisplayStatus } from "../../domain/cases/display-status.ts";
import type { Unit } from "../../domain/catalogue/catalogue.ts";
import type { GoodsUnit } from "../../domain/catalogue/goods-unit.ts";
import type { Choice } from "../../domain/quotes/confirmed.ts";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import type { ShownTrade } from "./trade-view.ts";

/*
 * What the buyer's page shows, made on the server from the case (view.server.ts): nothing of the company's own can be in
 * it, amounts are written out as the buyer's country groups them, and moments are epoch milliseconds, which the reader's
 * own clock turns into words.
 */

/** How far along one step is: behind, the one we are at, or still to come. */
export type Step = {
	label: string;
	at?: number;
	by?: number;
	note?: string;
	/** What it costs. */
	amount?: string;
	/** A former version, which is the one on the screen. */
	isRead?: boolean;
	/** A payment whose day is over. */
	isOverdue?: boolean;
	state: "done" | "now" | "todo";
};

type RequestLine = {
	id: string;
	name: string;
	/** "Article T501"; "" where the owner has given no number. */
	article: string;
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
	/** Each as a sentence: "Madras Check Shirt: 1 swatch, Navy". */
	samples: string[];
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
	/** What is said of a sample or a service; "" for goods. */
	sort: string;
	split: ShownSplit | null;
	/** "XXL: ₹20 more each, 80 of them: ₹1,600" */
	surcharges: string[];
	/** Article number, composition, weight of the cloth, HS code, where known. */
	facts: string;
	picture: PictureSource | null;
	/** What was asked for, against what is offered. */
	asked: string;
	/** The quantity that the buyer has asked for instead; "" where none is. */
	change: string;
	note: string;
	quantity: string;
	unit: Unit;
	each: string;
	amount: string;
	tiers: { span: string; price: string; reached: boolean }[];
};

/** A split by colour and size: a sentence, and the grid behind it. `asked` says what was asked for where that differs. */
export type ShownSplit = {
	summary: string;
	isChanged: boolean;
	hasColours: boolean;
	/** The heads of the columns; none where there are no sizes. */
	sizes: string[];
	rows: { colour: string; cells: { quantity: string; asked: string }[]; sum: string }[];
	sums: string[];
	sum: string;
};

/** Lines of which one is to be chosen, and what it adds: "₹65,000 to ₹70,000". */
export type ShownGroup = { name: string; span: string; lines: ShownLine[] };

export type ChangeRow = { subject: string; before: string; after: string; difference: string };

/** Why a version can no longer be accepted; null while it can, or once it has been. */
export type Ended = "superseded" | "withdrawn" | "expired" | "declined" | "refused";

/** What follows from what is chosen of an offer. */
export type ShownFigures = {
	/** "six lines, 765 pieces" */
	count: string;
	sums: { label: string; amount: string }[];
	/** "Total CIF Hamburg" */
	totalLabel: string;
	total: string;
	words: string;
	/** "CIF Hamburg" */
	delivery: string;
	terms: { term: string; text: string }[];
	/** Ways of delivery, payments, packing. */
	trade: ShownTrade;
	/** The groups of which nothing is chosen: in no sum yet. */
	open: string[];
};

/** What is chosen; `problem` says why it cannot be accepted, `stamp` which figures stand on the screen. */
export type ShownChoosing = Choice & { stamp: string; problem: string; leftOut: string[] };

export type ShownVersion = ShownFigures & {
	version: number;
	sentAt: number;
	sentBy: string;
	validUntil: number;
	ended: Ended | null;
	endedAt: number | null;
	message: string;
	/** What differs from the version before; none for the first. */
	changes: ChangeRow[];
	/** What is part of the offer, and what is not available. */
	lines: ShownLine[];
	/** What the buyer may take or leave; not in the total. */
	optional: ShownLine[];
	/** Of each of these one is to be chosen; not in the total. */
	groups: ShownGroup[];
	unit: GoodsUnit;
	currency: string;
	/** What the goods must come to where lines may be left out, "" for nothing; null where none may. */
	leastGoods: string | null;
	/** What may be chosen, while it can be accepted. */
	choosing?: ShownChoosing & { offer: QuoteContent; country: string };
	leadTime: string;
	payment: string;
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
	/** What was ordered, packed, where there is a picture of it. */
	packed: PictureSource | null;
	/** The number of the newest version. */
	current: number;
	versions: VersionRow[];
	talk: TalkEntry[];
	/** What was said with the current status: the company's question or reason, or the change that the buyer asks for. */
	statusMessage: TalkEntry | null;
	/** When the buyer answered the company's question, while nothing from the company has followed. */
	answeredAt: number | null;
	acceptance: {
		version: number;
		name: string;
		at: number;
		recorded: boolean;
		/** How many payments have been recorded; they are made in the order of the schedule. */
		paymentsMade: number;
		/** The lines of the version that were not taken. */
		leftOut: string[];
		/** The buyer's own number of the order, or nothing. */
		purchaseOrder: string;
		proforma: PdfFacts | null;
	} | null;
	/** How an acceptance can be undone; null where it cannot. */
	undo: { until: number; askedBy: "you" | "company" | null } | null;
	allowed: BuyerActionName[];
	/** One for each form, so that a form sent twice counts once. */
	entryIds: Record<BuyerActionName, string>;
};

/** Whether the version on the screen is the current one. */
export function showsCurrent({ quote, current }: Pick<QuoteView, "quote" | "current">): boolean {
	return quote === null || quote.version === current;
}
