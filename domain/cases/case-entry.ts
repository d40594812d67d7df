import type { WantedQuantity } from "../quotes/content.ts";
import type { BuyerChange } from "./buyer-correction.ts";
import type { CaseJob } from "./case-job.ts";
import type { EventType } from "./transition.ts";

/**
 * What a line of a case's history is: something that changed its state, or one of the things that do not.
 * - correct_buyer: who the buyer is, corrected by the house
 * - reply: a message from either side; note: only for the house; assign: another owner; link: a new private link;
 *   look: read or unread by the house; mail_failed: a mail to the buyer was laid aside; job_failed: the clock
 *   could not do what was due; erased: the person's data
 */
export const OTHER_ENTRIES = [
	"received",
	"reply",
	"note",
	"assign",
	"link",
	"correct_buyer",
	"mail_failed",
	"job_failed",
	"undo",
	"erased",
] as const;
export type EntryKind = EventType | (typeof OTHER_ENTRIES)[number];

/** both: buyer and house; house: internal, never on the buyer's page or in a mail to them. */
export type Audience = "both" | "house";

/** What an entry says beside its text. */
export type EntryData = {
	version?: number;
	wanted?: readonly WantedQuantity[];
	/** What was corrected of the buyer. */
	changes?: readonly BuyerChange[];
	/** The status the case came from and went to. */
	from?: string;
	to?: string;
	/** Display name of the member of staff, as it was then. */
	by?: string;
	ownerName?: string;
	/** What could not be done, in a `job_failed`. */
	job?: CaseJob;
};
