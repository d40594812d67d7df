import type { FieldErrors } from "../shared/form.ts";
import type { OrderDetails } from "./order-details.ts";
import type { LineProblem } from "./order-lines.ts";
import type { UnitCount } from "./unit-counts.ts";

/**
 * What a form's action answers when it does not redirect. Its sentence always says whether anything was saved: a person
 * must know whether to send again.
 * - sent: durable; the sentence is the one of the specification, section 8.
 * - invalid: nothing saved; the sentences are shown under their fields.
 * - lines: nothing saved; the cart needs a change.
 * - confirm: nothing saved yet; without script a form has no key, so it gets one here and is sent once more.
 * - failed: not saved, or (after a lost answer) perhaps; sending again with the same key is always safe.
 *
 * `formKey` is the key the form carries from here on: echoed, so that a retry stays the same request without script
 * too, or a fresh one when the old one is used up.
 */
export type Submission =
	| { status: "sent"; message: string }
	| { status: "invalid"; errors: FieldErrors; values: Record<string, string>; formKey?: string }
	| { status: "lines"; message: string; problems: LineNotice[]; values: Record<string, string>; formKey?: string }
	| { status: "confirm"; message: string; formKey: string; values: Record<string, string> }
	| {
			status: "failed";
			reason: FailureReason;
			message: string;
			detail: string;
			values: Record<string, string>;
			formKey?: string;
	  };

/** A line's problem in words. */
export type LineNotice = Omit<LineProblem, "problem"> & { message: string };

/** Why a send failed: the key was used for other content, too many sends, the database, or the way to the server. */
export type FailureReason = "conflict" | "limit" | "storage" | "network";

/** What the thank-you page shows of a request; travels in a signed cookie, so that a reload keeps it. */
export type Receipt = {
	reference: string;
	submittedAt: number;
	/** All units together. */
	pieces: number;
	/** How many of each unit; absent in a cookie from before units were counted. */
	counts?: readonly UnitCount[] | undefined;
	/** How many samples; absent where none were asked for. */
	samples?: number | undefined;
	total: number;
	/** What else was asked for, as far as it says nothing of a person. */
	asked?: OrderDetails | undefined;
	/** Opens the buyer's private page; absent when too many links to it have been made. */
	token?: string;
	/** The id of a product that was ordered, for its picture. */
	product?: string | undefined;
};
