import { type Actor, effectOf } from "../../domain/cases/event-rules.ts";
import type { CaseEvent, EventKind, PlainKind } from "../../domain/cases/events.ts";
import { isClosed, type QuoteStatus, readStatus } from "../../domain/cases/statuses.ts";
import { storeUnitCounts } from "../../domain/orders/stored-unit-counts.ts";
import type { CaseRow } from "../platform/db/case-tables.ts";

/** `from` is the status before. */
type Doing = { actor: Actor; now: number; from: QuoteStatus };
type RowEffect<Kind extends EventKind> = (event: CaseEvent<Kind>, doing: Doing) => Partial<CaseRow>;
type RowEffects = { readonly [Kind in EventKind]?: RowEffect<Kind> };

/** So that no kind that says something leaves out whether that is in the row as well. */
type Asked = { readonly [Kind in Exclude<EventKind, PlainKind>]: RowEffect<Kind> };

const nothing = () => ({});

/** How long an acceptance can be undone, milliseconds (design of the trade, "Accepting"). */
const UNDO_WITHIN = 24 * 3_600_000;

const NOT_UNDONE = { undo_until: null, undo_asked_by: null, accepted_from: null };

function accepted({ taken }: CaseEvent<"accept" | "record_acceptance">, { now, from }: Doing): Partial<CaseRow> {
	return { ...takenOf(taken), undo_until: now + UNDO_WITHIN, undo_asked_by: null, accepted_from: from };
}

/** From here on lists and sums say what was accepted, in place of the offer as it stood. */
function takenOf(taken: CaseEvent<"accept">["taken"]): Partial<CaseRow> {
	if (!taken?.ok) return {};
	const { value, pieces, counts } = taken.taken;
	return { value, pieces, unit_counts: storeUnitCounts(counts) };
}

/** What an event changes in the case's row beside its status and the times of messages. */
const ROW_EFFECTS: RowEffects = {
	take: ({ ownerId }) => ({ owner_id: ownerId, unread: 0, doubt: null }),
	put_back: () => ({ owner_id: null }),
	not_spam: () => ({ doubt: null }),
	assign: ({ ownerId }) => ({ owner_id: ownerId }),
	ask: nothing,
	answer: nothing,
	// It is the buyer's message, although a colleague wrote it down: the response time starts here.
	record_answer: (_, { now }) => ({ last_buyer_at: now }),
	reply: nothing,
	note: nothing,
	send_quote: ({ version, validUntil, value, currency, pieces, counts }) => ({
		current_version: version,
		valid_until: validUntil,
		value,
		currency,
		pieces,
		unit_counts: storeUnitCounts(counts),
		unread: 0,
	}),
	request_change: nothing,
	stop_reminders: (_, { now }) => ({ reminders_stopped_at: now }),
	accept: accepted,
	record_acceptance: accepted,
	ask_undo: (_, { actor }) => ({ undo_asked_by: actor }),
	agree_undo: () => ({ ...NOT_UNDONE, unread: 1 }),
	record_payment: () => NOT_UNDONE,
	record_production: () => NOT_UNDONE,
	decline: nothing,
	withdraw_request: nothing,
	refuse: nothing,
	withdraw_offer: (_, { now }) => ({ valid_until: null, resumed_at: now }),
	// Where nobody has asked, the buyer's last message is older, and the response time starts now.
	renew: (_, { actor, now }) => (actor === "staff" ? { valid_until: null, resumed_at: now } : {}),
	correct_buyer: nothing,
	mail_failed: nothing,
	// So that it is seen in the inbox; what to do is on the case's page.
	job_failed: () => ({ unread: 1 }),
} satisfies Asked & RowEffects;

/** Everything that an event changes in the case's row, the revision and whose turn it is apart. */
export function rowAfter<Kind extends EventKind>(
	row: CaseRow,
	event: CaseEvent<Kind>,
	status: QuoteStatus,
	{ actor, now, silent }: Omit<Doing, "from"> & { silent: boolean },
): Partial<CaseRow> {
	const effect: RowEffect<Kind> | undefined = ROW_EFFECTS[event.kind];
	const isMessage = !silent && effectOf(event.kind, actor)?.isMessage === true;
	return {
		...effect?.(event, { actor, now, from: readStatus(row.status) }),
		...closing(row, status, now),
		...(isMessage ? messaged(row, actor, now) : {}),
	};
}

function closing(row: CaseRow, status: QuoteStatus, now: number): Partial<CaseRow> {
	if (!isClosed(status)) return { closed_at: null };
	return { closed_at: isClosed(readStatus(row.status)) ? row.closed_at : now };
}

function messaged(row: CaseRow, actor: Actor, now: number): Partial<CaseRow> {
	if (actor === "buyer") return { last_buyer_at: now, unread: 1 };
	return { last_staff_at: now, first_answered_at: row.first_answered_at ?? now, unread: 0 };
}
