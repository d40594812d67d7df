/** How the database names a mail that has failed for good. */
export const FAILED = "dead";

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
 * The state of an email. Only what has been tried and refused waits for another try: before its first try, and while one
 * is under way, it is on its way.
 */
export type MailStanding = "on_its_way" | "waits" | "sent" | "failed" | "given_up";

export function mailStanding({ state, attempts, nextAt, held }: MailFacts, now: number): MailStanding {
	if (state === "sent") return "sent";
	if (state === FAILED) return "failed";
	if (state === "dropped") return "given_up";
	return (held && nextAt > now) || nextAt <= now || attempts === 0 ? "on_its_way" : "waits";
}
