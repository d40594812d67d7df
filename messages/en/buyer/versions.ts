import type { Parts } from "../../parts.ts";

type Moment<Drawn> = { at: Drawn };

/** Every version ever sent, and the request that they answer. */
export const versions = {
	heading: "Versions",
	yourRequest: "Your request",
	atListPrice: "at list price",
	version: ({ version }: { version: number }) => `Version ${version}`,
	see: ({ version }: { version: number }) => `See version ${version}`,
	sent: <Drawn>({ at }: Moment<Drawn>): Parts<Drawn> => ["Sent ", at, ". "],
	notSent: "Not sent yet. ",
	isRead: "You are reading this",
	isCurrent: "Current",
	accepted: "Accepted.",
	replaced: "Replaced, can no longer be accepted.",
	withdrawn: "Withdrawn, can no longer be accepted.",
	declined: "Declined.",
	closed: "Can no longer be accepted.",
	openUntil: <Drawn>({ at }: Moment<Drawn>): Parts<Drawn> => ["Open until ", at, "."],
	ended: <Drawn>({ at }: Moment<Drawn>): Parts<Drawn> => ["Ended ", at, "."],
	requested: <Drawn>({ at, reference }: Moment<Drawn> & { reference: string }): Parts<Drawn> => [
		at,
		`, order reference ${reference}.`,
	],
	newCart: "Request again with other lines",
};
