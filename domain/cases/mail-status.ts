/** How the database names a mail that has failed for good. */
export const FAILED = "dead";

/** RFC 3463, codes 5.1.x, but for 5.1.7 and 5.1.8, which refuse the sender's address; no part of a number with more dots. */
const REFUSED = /(?<![\d.])5\.1\.(?![78]\b)\d+(?![\d.]*\d)/;

/** Whether a mail server has refused the buyer's address itself: trying again is no use until it is another. */
export const isAddressRefused = (lastError: string | null) => REFUSED.test(lastError ?? "");

/** What is known of a mail in the outbox. Times are epoch milliseconds. */
export type MailFacts = {
	/** "queued", "sent", FAILED, or "dropped" when somebody has given it up. */
	state: string;
	/** How often it has been tried, a try under way included. */
	attempts: number;
	/** When it is tried next; while a try is under way, when that is given up. */
	nextAt: number;
	/** Whether a try is under way. */
	held: boolean;
};

/**
 * The state of an email: on its way while a try is due or under way, waiting for another try after one that was refused,
 * and planned where it has not been tried because it is to leave later, as the notice about an hour's many messages is.
 */
export type MailStanding = "on_its_way" | "planned" | "waits" | "sent" | "failed" | "given_up";

export function mailStanding({ state, attempts, nextAt, held }: MailFacts, now: number): MailStanding {
	if (state === "sent") return "sent";
	if (state === FAILED) return "failed";
	if (state === "dropped") return "given_up";
	if (held || nextAt <= now) return "on_its_way";
	return attempts === 0 ? "planned" : "waits";
}
