import type { FieldProblems } from "../shared/form.ts";
import type { BuyerProblem, Problem } from "../shared/problem.ts";
import type { OrderDetails } from "./order-details.ts";
import type { LineProblem } from "./order-lines.ts";
import type { UnitCount } from "./unit-counts.ts";

/**
 * Why a public form was not taken.
 * - invalid: nothing saved; what is not right, by field.
 * - lines: nothing saved; the cart needs a change.
 * - confirm: nothing saved yet; without script a form has no key, so it gets one here and is sent once more.
 * - failed: not saved, or (after a lost answer) perhaps; `problem` says which, and sending again with the same key is
 *   always safe.
 *
 * `formKey` is the key the form carries from here on: echoed, so that a retry stays the same request without script
 * too, or a fresh one when the old one is used up.
 */
export type NotTaken =
	| { status: "invalid"; problems: FieldProblems; values: Record<string, string>; formKey?: string }
	| {
			status: "lines";
			problem: Problem;
			problems: LineProblem[];
			values: Record<string, string>;
			formKey?: string;
	  }
	| { status: "confirm"; formKey: string; values: Record<string, string> }
	| {
			status: "failed";
			reason: FailureReason;
			problem: BuyerProblem;
			values: Record<string, string>;
			formKey?: string;
	  };

/** What comes of a form that leads to no page of its own; "sent" is durable. */
export type Submission = { status: "sent" } | NotTaken;

/** Why a send failed: the key was used for other content, too many sends, or the database. */
export type FailureReason = "conflict" | "limit" | "storage";

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
	/** The id of the product that most of it is for, for its name and picture; absent where samples alone were asked for. */
	product?: string | undefined;
	/** How many products; absent where `product` is, and in a cookie from before they were counted. */
	products?: number | undefined;
};
