import { randomUUID } from "node:crypto";
import { seedCatalogue } from "../content/catalogue/catalogue.ts";
import type { QuoteStatus } from "../domain/cases/statuses.ts";
import { storeDetails } from "../domain/orders/stored-details.ts";
import { storeSamples } from "../domain/orders/stored-samples.ts";
import { storeUnitCounts } from "../domain/orders/stored-unit-counts.ts";
import { countByUnit } from "../domain/orders/unit-counts.ts";
import { COUNTRIES } from "../domain/shared/country.ts";
import { DEFAULT_LOCALE } from "../messages/registry.ts";
import { countryName } from "../messages/staff/countries.ts";
import { categoryMarks, digitsOf, queueOf, searchText } from "../server/cases/index.ts";
import type { CaseRow } from "../server/platform/db/case-tables.ts";
import type { Tables } from "../server/platform/db/schema.ts";

/** One request with its case and what hangs on it, as rows. */
export type ExampleRequest = {
	request: Tables["quote_request"];
	lines: Tables["quote_request_line"][];
	row: CaseRow;
	entries: Tables["case_entry"][];
	mails: Tables["outbox"][];
};

type Owner = { id: string; name: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How far back the oldest goes. */
const HISTORY = 3 * 365 * DAY;

const FIRST = "Claire Haruka Layla Paolo Sarita Owen Niran Grace Théo Dana Meera Wei Huda Nurul Anneliese Kofi".split(
	" ",
);
const PLACES = "Maple Coral Harbour Lotus Northline Banyan Desert Portobello Himal Sakura Riverside Old-Town".split(
	" ",
);
const TRADES = "Textiles,Boutique,Apparel,Resortwear,Imports,Silk House,Fashion Trading,Kids,Retail,Atelier".split(",");
const NOTES = [
	"Sizes S to XL, ratio 1:2:2:1. Please tell us the latest order date for spring.",
	"Own neck labels, we send them to you. Cartons marked with our order number please.",
	"Is a lighter cloth possible? We would like to see swatches first.",
];
const REPLIES = ["S to XXL, 1:2:3:2:1 for both.", "Could you quote CIF to our port?", "Thank you, that is clear."];

/** Numbers that look thrown and are the same with every run. */
function dice(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
	};
}

type Fate = { status: QuoteStatus; age: number; suspected?: boolean; answered?: boolean; waits?: boolean };

/** What became of the n-th youngest request: some sixty are open, the others have ended over three years. */
function fateOf(n: number, all: number, chance: () => number): Fate {
	if (n < 8) return { status: "new", age: (n * 3 + 0.4) * HOUR };
	if (n < 16) return { status: "in_review", age: ((n - 8) * 3 + 1.2) * HOUR };
	if (n < 18) return { status: "in_review", age: (24.4 + (n - 16)) * HOUR };
	if (n < 23) return { status: "new", age: (n - 17) * 5 * HOUR, suspected: true };
	if (n < 32) return { status: "revision_requested", age: (n - 20) * DAY, answered: true, waits: true };
	if (n < 38) return { status: "needs_info", age: (n - 29) * DAY, answered: true };
	if (n < 64) return { status: "quoted", age: (1 + (n - 38) * 0.5) * DAY, answered: true };
	const ends: readonly QuoteStatus[] = ["accepted", "declined_by_buyer", "declined_by_us", "expired", "spam"];
	const weight = chance();
	const status = ends[weight < 0.46 ? 0 : weight < 0.66 ? 1 : weight < 0.74 ? 2 : weight < 0.97 ? 3 : 4] ?? "accepted";
	return { status, age: 3 * DAY + (HISTORY * (n - 64)) / Math.max(1, all - 64), answered: status !== "spam" };
}

/** The n-th youngest of `all` example requests, as the company stands at `now`. */
export function exampleRequest(n: number, all: number, now: number, owners: readonly Owner[]): ExampleRequest {
	const chance = dice(n + 1);
	const pick = <Item>(items: readonly Item[]): Item => {
		const item = items[Math.floor(chance() * items.length)];
		if (item === undefined) throw new Error("There is nothing to choose from.");
		return item;
	};
	const fate = fateOf(n, all, chance);
	const id = randomUUID();
	const at = now - Math.round(fate.age);
	const reference = String(10_000_000 + n);
	const place = pick(PLACES);
	const company = chance() < 0.9 ? `${place} ${pick(TRADES)} Example ${n % 4000}` : null;
	const name = `${pick(FIRST)} Example`;
	const lines = Array.from({ length: 1 + Math.floor(chance() * 5) }, (_, position) => {
		const product = pick(seedCatalogue.products);
		const quantity = product.minOrder * (1 + Math.floor(chance() * 6));
		const { price, unit, category } = product;
		const sold = { product_id: product.id, name: product.name, price, quantity, unit, category };
		return { request_id: id, position, ...sold, cells: "{}" };
	});
	const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
	const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	const request = {
		id,
		reference,
		form_key: `example-${id}`,
		body_hash: "",
		customer_name: name,
		email: `buyer${n % 30_000}@${place.toLowerCase()}.example`,
		phone: "+44 20 7946 0018",
		company,
		country: pick(COUNTRIES),
		locale: DEFAULT_LOCALE,
		address: `${1 + (n % 90)} Example Street`,
		notes: chance() < 0.5 ? pick(NOTES) : null,
		samples: storeSamples([]),
		details: storeDetails({
			...(n % 3 === 0 && { buyerReference: `PO-${n}` }),
			...(n % 4 === 0 && { deliveryTerm: "CIF", deliveryPlace: place, currency: "USD" }),
		}),
		total_amount: total,
		pieces,
		catalogue_version: 1,
		doubt: fate.suspected ? "honeypot" : null,
		created_at: at,
	};
	const owner = owners.length > 0 && fate.status !== "new" && chance() < 0.9 ? pick(owners) : undefined;
	const answerIn = Math.round((0.3 + chance() * chance() * 30) * HOUR);
	const answeredAt = fate.answered ? Math.min(at + answerIn, now - HOUR) : null;
	const ended = fate.status === "spam" || n >= 64;
	const closedAt = ended
		? Math.min(at + Math.round((1 + chance() * 20) * DAY), now - Math.round(chance() * DAY))
		: null;
	const waited = fate.waits ? now - Math.round(chance() * 26 * HOUR) : at;
	const quoted = ["quoted", "revision_requested", "accepted", "declined_by_buyer", "expired"].includes(fate.status);
	const bare: CaseRow = {
		id,
		reference,
		status: fate.status,
		queue: "first_answer",
		revision: 1 + (answeredAt ? 1 : 0) + (fate.waits ? 1 : 0) + (ended ? 1 : 0),
		owner_id: owner?.id ?? null,
		country: request.country,
		search: searchText([
			reference,
			name,
			company,
			request.email,
			countryName(request.country),
			...lines.map((line) => line.name),
			digitsOf(request.phone),
		]),
		value: total,
		currency: "INR",
		pieces,
		unit_counts: storeUnitCounts(countByUnit(lines)),
		line_count: lines.length,
		categories: categoryMarks(lines),
		doubt: request.doubt,
		requested_at: at,
		due_at: null,
		first_answered_at: answeredAt,
		last_buyer_at: waited,
		resumed_at: null,
		last_staff_at: answeredAt,
		unread: fate.status === "new" || fate.waits ? 1 : 0,
		current_version: quoted ? 1 : 0,
		valid_until: fate.status === "quoted" ? at + 14 * DAY : null,
		reminded_version: 0,
		followed_up_version: 0,
		followed_up_at: null,
		reminders_stopped_at: null,
		undo_until: null,
		undo_asked_by: null,
		accepted_from: null,
		viewed_at: fate.answered && chance() < 0.7 ? now - HOUR : null,
		views: fate.answered ? Math.floor(chance() * 4) : 0,
		changed_at: closedAt ?? waited,
		closed_at: closedAt,
		links_ended_at: null,
		mailbox: "",
	};
	const { queue, dueAt } = queueOf(bare);
	const row = { ...bare, queue, due_at: dueAt };
	const said = saidAbout(row, owner, pick(REPLIES));
	return { request, lines, row, entries: said, mails: mailsAbout(row, request.email) };
}

/** What was said and done, in as few entries as tell the story. */
function saidAbout(row: CaseRow, owner: Owner | undefined, reply: string): Tables["case_entry"][] {
	const by = owner?.name ?? "Example Staff";
	const entry = (revision: number, at: number, kind: string, actor: string, audience: string, body: string) => ({
		id: randomUUID(),
		case_id: row.id,
		revision,
		at,
		actor,
		staff_id: actor === "staff" ? (owner?.id ?? null) : null,
		kind,
		audience,
		body,
		data: JSON.stringify(actor === "staff" ? { by } : {}),
	});
	const entries: Tables["case_entry"][] = [];
	if (row.first_answered_at) {
		const asked = "Which size ratio shall we price?";
		entries.push(entry(2, row.first_answered_at, row.current_version ? "reply" : "ask", "staff", "both", asked));
	}
	if (row.status === "revision_requested")
		entries.push(entry(3, row.last_buyer_at, "request_change", "buyer", "both", reply));
	return entries;
}

/** The two mails that every request makes, as they lie in the outbox once they have left. */
function mailsAbout(row: CaseRow, email: string): Tables["outbox"][] {
	return (["staff-request", "buyer-acknowledgement"] as const).map((kind) => {
		const id = randomUUID();
		return {
			id,
			kind,
			recipient: kind === "staff-request" ? "staff@thari.example" : email,
			locale: DEFAULT_LOCALE,
			payload: JSON.stringify({ kind, requestId: row.id }),
			message_id: `<${id}@thari.example>`,
			state: "sent",
			attempts: 1,
			next_at: row.requested_at,
			locked_by: null,
			lets_pass: 0,
			last_error: null,
			address_refused: 0,
			created_at: row.requested_at,
			sent_at: row.requested_at + 2_000,
			case_id: row.id,
			entry_id: null,
		};
	});
}
