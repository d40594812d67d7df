import * as z from "zod/mini";
import { BUYER_CASE_EMAILS, STAFF_CASE_EMAILS } from "../../domain/cases/case-emails.ts";
import { readStored } from "../../domain/shared/stored-json.ts";

const staffCaseMail = z.object({
	kind: z.enum(STAFF_CASE_EMAILS),
	caseId: z.string(),
	/** The entry it is about; null where it is about none. */
	entryId: z.nullable(z.string()),
});
const buyerCaseMail = z.object({
	kind: z.enum(BUYER_CASE_EMAILS),
	caseId: z.string(),
	entryId: z.nullable(z.string()),
	/** The quote version it is about; 0 for none. */
	version: z.number(),
	token: z.optional(z.string()),
});

/**
 * What a delivery is written from; ids only, so that no text is kept twice. The token of a private link is the
 * exception: it is kept here until the email has left, and nowhere afterwards.
 */
const deliverySchema = z.union([
	staffCaseMail,
	buyerCaseMail,
	z.object({ kind: z.literal("staff-request"), requestId: z.string() }),
	z.object({ kind: z.literal("staff-inquiry"), inquiryId: z.string() }),
	/** About all the inquiries of an hour, epoch milliseconds. */
	z.object({ kind: z.literal("staff-inquiries"), since: z.number(), until: z.number() }),
	/** About the buyers who at this moment, epoch milliseconds, had waited longer than they were promised. */
	z.object({ kind: z.literal("staff-late"), at: z.number() }),
	z.object({ kind: z.literal("inquiry-reply"), inquiryId: z.string(), entryId: z.string() }),
	z.object({ kind: z.literal("buyer-acknowledgement"), requestId: z.string(), token: z.optional(z.string()) }),
	/** The link to the list of somebody's requests, and until when it works, epoch milliseconds. */
	z.object({ kind: z.literal("buyer-order-list"), token: z.optional(z.string()), until: z.number() }),
]);
export type Delivery = z.infer<typeof deliverySchema>;
export type StaffCaseMail = z.infer<typeof staffCaseMail>;
export type BuyerCaseMail = z.infer<typeof buyerCaseMail>;

/** By which channel each kind leaves: a forgotten one does not compile. */
export const CHANNELS = {
	"staff-request": "email",
	"staff-inquiry": "email",
	"staff-inquiries": "email",
	"staff-late": "email",
	"staff-replied": "email",
	"staff-messages": "email",
	"staff-change": "email",
	"staff-accepted": "email",
	"staff-declined": "email",
	"staff-withdrawn": "email",
	"staff-renewal": "email",
	"staff-undo-asked": "email",
	"staff-undone": "email",
	"staff-mail-failed": "email",
	"inquiry-reply": "email",
	"buyer-acknowledgement": "email",
	"buyer-order-list": "email",
	"buyer-question": "email",
	"buyer-reply": "email",
	"buyer-quote": "email",
	"buyer-offer-withdrawn": "email",
	"buyer-refused": "email",
	"buyer-reminder": "email",
	"buyer-follow-up": "email",
	"buyer-expired": "email",
	"buyer-receipt": "email",
	"buyer-undo-asked": "email",
	"buyer-undone": "email",
	"buyer-link": "email",
} as const satisfies Readonly<Record<Delivery["kind"], string>>;

/** How a delivery leaves; what delivers by each is wired in server/main/channels.ts. */
export type Channel = (typeof CHANNELS)[Delivery["kind"]];

type KindBy<C extends Channel> = {
	[Kind in Delivery["kind"]]: (typeof CHANNELS)[Kind] extends C ? Kind : never;
}[Delivery["kind"]];
/** What leaves by a channel. */
export type DeliveryBy<C extends Channel> = Extract<Delivery, { kind: KindBy<C> }>;
/** What leaves by email. */
export type Mail = DeliveryBy<"email">;

/** The kinds that leave by a channel. */
export function kindsBy(channel: Channel): Delivery["kind"][] {
	return KINDS.filter((kind) => CHANNELS[kind] === channel);
}

/** Whether a delivery leaves by this channel. */
export function leavesBy<C extends Channel>(delivery: Delivery, channel: C): delivery is DeliveryBy<C> {
	return CHANNELS[delivery.kind] === channel;
}

const KINDS = Object.keys(CHANNELS).filter((kind): kind is Delivery["kind"] => kind in CHANNELS);

/** A kind as it is stored; undefined for one that is no longer queued. */
export function readKind(text: string): Delivery["kind"] | undefined {
	return KINDS.find((kind) => kind === text);
}

const VERSION = 1;

/** What is to be delivered, from the database, of any year. @throws Error when it is nothing that was ever queued */
export function readPayload(text: string): Delivery {
	return readStored("outbox", text, { [VERSION]: (stored) => deliverySchema.parse(stored) });
}

/** The same as it is stored. */
export function writePayload(delivery: Delivery): string {
	return JSON.stringify({ v: VERSION, ...delivery });
}

/**
 * Whether it notifies staff. Such a delivery is never given up after a single refusal: a full or misspelt mailbox of our
 * own is put right within hours, and the notice must still arrive.
 */
export function isForStaff({ kind }: Delivery): boolean {
	return kind.startsWith("staff-");
}
