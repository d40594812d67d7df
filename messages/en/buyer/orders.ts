import type { DisplayStatus } from "../../../domain/cases/display-status.ts";
import type { Parts } from "../../parts.ts";
import { goodsCount } from "../goods-count.ts";

/** The list of somebody's requests behind a mailed link. */
export const orders = {
	goodsCount,
	title: "My orders",
	sentUnder: <Drawn>({ address }: { address: Drawn }): Parts<Drawn> => [
		"Order requests sent under ",
		address,
		", newest first.",
	],
	worksUntil: <Drawn>({ until }: { until: Drawn }): Parts<Drawn> => [
		"The link to this page works until ",
		until,
		". You can ask for another at any time.",
	],
	none: "There are no requests under this address any more.",
	reference: "Request",
	/** What the buyer calls it. */
	ownReference: <Drawn>({ reference }: { reference: Drawn }): Parts<Drawn> => ["Your reference: ", reference],
	requested: <Drawn>({ at }: { at: Drawn }): Parts<Drawn> => ["Sent on ", at],
	/** Where a request stands, in a few words each. */
	status: {
		new: "We are working on your quotation",
		in_review: "We are working on your quotation",
		renewing: "We are writing you a new offer",
		taken_back: "We have withdrawn our offer; a new one will follow",
		needs_info: "We have a question for you",
		quoted: "Your quotation is ready",
		revision_requested: "You have asked for a change",
		accepted: "The order is placed",
		expired: "The quotation has expired",
		declined_by_buyer: "You have declined the quotation",
		withdrawn_by_buyer: "You have withdrawn the request",
		declined_by_us: "We cannot make you an offer this time",
		closed: "This request is closed",
	} satisfies Record<DisplayStatus, string>,
	line: ({ name, count }: { name: string; count: string }) => `${name} (${count})`,
	/** What was asked for, in one line. */
	items: ({ lines, more }: { lines: readonly string[]; more: number }) =>
		more > 0 ? `${lines.join(", ")} and ${more} more` : lines.join(", "),
	/** The samples asked for beside it, each with what it is. */
	samples: ({ samples, more }: { samples: readonly string[]; more: number }) =>
		`Samples: ${samples.join("; ")}${more > 0 ? ` and ${more} more` : ""}`,
	open: "Open",
	/** Follows the button's word for those who hear one button after the other. */
	openWhich: ({ reference }: { reference: string }) => ` request ${reference}`,
	noLink: "Its private link has ended. Please use the one in our latest mail about it, or write to us.",
	notOpened: ({ reference }: { reference: string }) =>
		`Request ${reference} cannot be opened from here: its private link has ended. Please use the one in our latest mail about it, or write to us.`,
	expired: {
		title: "This link has expired",
		why: "A link to My orders works for 30 days. Ask for a new one: it comes by mail in a few minutes.",
	},
	ask: "Ask for a new link",
};
