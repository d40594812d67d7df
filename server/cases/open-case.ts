import type { Unit } from "../../domain/catalogue/catalogue.ts";
import { readDetails } from "../../domain/orders/stored-details.ts";
import { storeUnitCounts } from "../../domain/orders/stored-unit-counts.ts";
import { countByUnit } from "../../domain/orders/unit-counts.ts";
import { mailboxOf } from "../../domain/shared/mailbox.ts";
import { countryName } from "../../messages/staff/countries.ts";
import type { CaseRow } from "../platform/db/case-tables.ts";
import type { Db } from "../platform/db/database.ts";
import { insertRow } from "../platform/db/insert-row.ts";
import { categoryMarks, digitsOf, searchText } from "./case-search.ts";
import { queueOf } from "./case-state.ts";

/** Opens the case of a request that has just been stored, in the same transaction. */
export async function openCase(
	db: Db,
	request: {
		id: string;
		reference: string;
		customer_name: string;
		company: string | null;
		email: string;
		phone: string;
		address: string;
		notes: string | null;
		details: string;
		country: string;
		total_amount: number;
		pieces: number;
		doubt: string | null;
		created_at: number;
	},
	lines: readonly { name: string; quantity: number; unit: Unit; category: string }[],
	samples: readonly { name: string; category: string }[],
): Promise<void> {
	const { id, reference, country, doubt, created_at } = request;
	const row: CaseRow = {
		id,
		reference,
		status: "new",
		queue: "first_answer",
		revision: 1,
		owner_id: null,
		country,
		search: searchText([
			reference,
			request.customer_name,
			request.company,
			request.email,
			countryName(country),
			...[...lines, ...samples].map(({ name }) => name),
			digitsOf(request.phone),
		]),
		value: request.total_amount,
		currency: "INR",
		pieces: request.pieces,
		unit_counts: storeUnitCounts(countByUnit(lines)),
		line_count: lines.length,
		categories: categoryMarks([...lines, ...samples]),
		doubt,
		requested_at: created_at,
		due_at: null,
		first_answered_at: null,
		last_buyer_at: created_at,
		last_staff_at: null,
		resumed_at: null,
		unread: 1,
		current_version: 0,
		valid_until: null,
		reminded_version: 0,
		followed_up_version: 0,
		followed_up_at: null,
		reminders_stopped_at: null,
		undo_until: null,
		undo_asked_by: null,
		accepted_from: null,
		viewed_at: null,
		views: 0,
		changed_at: created_at,
		closed_at: null,
		links_ended_at: null,
		mailbox: mailboxOf(request.email),
	};
	const { queue, dueAt } = queueOf(row);
	await insertRow(db, "quote_case", { ...row, queue, due_at: dueAt });
	const words = [request.address, request.notes ?? "", ...Object.values(readDetails(request.details))]
		.join(" ")
		.toLowerCase();
	await insertRow(db, "case_words", { case_id: id, words });
}
