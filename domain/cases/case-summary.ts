import type { UnitCount } from "../orders/unit-counts.ts";
import type { Currency } from "../shared/currency.ts";
import type { ListPart } from "./list-part.ts";
import type { Queue } from "./response-time.ts";
import type { QuoteStatus } from "./statuses.ts";

/** A case as a row of the inbox shows it. Times are epoch milliseconds, `value` minor units of `currency`. */
export type CaseSummary = {
	id: string;
	reference: string;
	revision: number;
	status: QuoteStatus;
	queue: Queue;
	ownerId: string | null;
	/** Company and person as the buyer gave them; both empty once the person's data has been erased. */
	company: string | null;
	person: string;
	country: string;
	/** The first product asked for, of `lineCount`; without lines the first of which a sample is asked for. */
	product: string;
	lineCount: number;
	/** How many samples. */
	samples: number;
	counts: UnitCount[];
	value: number;
	currency: Currency;
	/** Whether `value` has been offered to the buyer; until then it is the request at list price. */
	quoted: boolean;
	unread: boolean;
	requestedAt: number;
	dueAt: number | null;
	firstAnsweredAt: number | null;
	lastBuyerAt: number;
	lastStaffAt: number | null;
	viewedAt: number | null;
	closedAt: number | null;
	/** A mail to the buyer has failed and is in the outbox. */
	mailFailed: boolean;
};

/** One part of the list; `count` is null where counting would mean reading three years. */
export type CaseGroup = { part: ListPart; count: number | null; rows: CaseSummary[] };

/** The counts beside the desk's places: answers due, the person's open cases, new inquiries, failed mails. */
export type PlaceCounts = { requests: number; mine: number; inquiries: number; failed: number };
