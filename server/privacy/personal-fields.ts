import type { Selectable } from "kysely";
import { orderDetails } from "../../domain/orders/order-details.ts";
import type { Tables } from "../platform/db/schema.ts";
import { type Declared, ERASED, type Field } from "./declared.ts";
import { WITHOUT_BUYERS } from "./tables-without-buyers.ts";

/*
 * What is kept of the people who write to us: every text column of every table that holds something of them, what it becomes when
 * they are erased, and how long a row is kept that nobody erases. Erasure, the export of what is held and the hourly sweep
 * (retention.ts) read nothing else. A table or text column that is missing here does not compile; a column that only the database
 * knows fails a test (tests/conformance/personal-fields.test.ts).
 */

/** Those of an order's further facts that go. */
const personalDetails = orderDetails.flatMap(({ name, personal }) => (personal ? name : []));
const NO = "not-personal";
const ROW = "gone-with-row";
const EMPTY = { becomes: "" } as const;
const NULL = { becomes: null } as const;
const NAME = { becomes: ERASED } as const;
/** What an acceptance says, also once it has been undone. */
const ACCEPTED = {
	case_id: NO,
	how: NO,
	name: NAME,
	note: EMPTY,
	purchase_order: EMPTY,
	content_hash: NO,
	confirmed: NO,
	confirmed_hash: NO,
	currency: NO,
	staff_id: NO,
	proforma_hash: "file",
} as const;

/** The view of a request and its correction has no texts of its own. */
type BuyerTable = Exclude<keyof Tables, (typeof WITHOUT_BUYERS)[number] | "case_buyer">;
type ColumnOf<Row, Type> = {
	[Column in keyof Row & string]: NonNullable<Row[Column]> extends Type ? Column : never;
}[keyof Row & string];
type DeclaredOf<Row> = Declared<ColumnOf<Row, string>, ColumnOf<Row, number>>;

export const PERSONAL_FIELDS = {
	quote_request: {
		found: { by: "case", column: "id" },
		row: "stays",
		kept: "until-erased",
		fields: {
			id: NO,
			reference: NO,
			form_key: NO,
			body_hash: EMPTY,
			customer_name: NAME,
			email: EMPTY,
			phone: EMPTY,
			company: NULL,
			country: NO,
			address: EMPTY,
			notes: NULL,
			details: { within: personalDetails },
			samples: NO,
			doubt: NO,
			locale: NO,
		},
	},
	quote_request_line: {
		found: { by: "case", column: "request_id" },
		row: "stays",
		kept: "until-erased",
		fields: { request_id: NO, product_id: NO, name: NO, category: NO, unit: NO, cells: NO },
	},
	quote_case: {
		found: { by: "case", column: "id" },
		row: "stays",
		kept: "until-erased",
		fields: {
			id: NO,
			reference: NO,
			status: NO,
			queue: NO,
			owner_id: NO,
			country: NO,
			search: { becomesColumn: "reference" },
			currency: NO,
			unit_counts: NO,
			categories: NO,
			doubt: NO,
			mailbox: EMPTY,
			undo_asked_by: NO,
			accepted_from: NO,
		},
	},
	case_words: {
		found: { by: "case", column: "case_id" },
		row: "stays",
		kept: "until-erased",
		fields: { case_id: NO, words: EMPTY },
	},
	case_gram: { found: null, row: "stays", kept: "until-erased", fields: { members: "set-of-cases" } },
	case_correction: {
		found: { by: "case", column: "case_id" },
		row: "goes",
		kept: "until-erased",
		fields: { case_id: NO, customer_name: ROW, email: ROW, phone: ROW, company: ROW, address: ROW, country: NO },
	},
	case_entry: {
		found: { by: "case", column: "case_id" },
		row: "stays",
		kept: "until-erased",
		fields: {
			id: NO,
			case_id: NO,
			actor: NO,
			staff_id: NO,
			kind: NO,
			audience: NO,
			body: EMPTY,
			data: { within: ["changes"] },
		},
	},
	/** Ended when a person is erased; only hashes of tokens. One that has ended opens nothing, and is deleted 30 days later. */
	case_link: {
		found: { by: "case", column: "case_id" },
		row: "stays",
		kept: { days: 30, after: ["expires_at", "revoked_at"] },
		fields: { token_hash: NO, case_id: NO },
	},
	order_list_ask: {
		found: { by: "address", column: "email" },
		row: "goes",
		kept: { days: 1, after: ["asked_at"] },
		fields: { id: NO, email: ROW, locale: NO },
	},
	order_list_link: {
		found: { by: "address", column: "email" },
		row: "goes",
		kept: { days: 30, after: ["expires_at"] },
		fields: { token_hash: NO, email: ROW },
	},
	case_failure: {
		found: { by: "case", column: "case_id" },
		row: "stays",
		kept: "until-erased",
		fields: { case_id: NO, job: NO },
	},
	attachment: {
		found: { by: "case", column: "case_id" },
		row: "goes",
		kept: "until-erased",
		fields: { id: NO, case_id: NO, entry_id: NO, file_hash: "file", name: ROW },
	},
	quote_draft: {
		found: { by: "case", column: "case_id" },
		row: "goes",
		kept: "until-erased",
		fields: { case_id: NO, content: ROW, updated_by: NO },
	},
	quote_version: {
		found: { by: "case", column: "case_id" },
		row: "stays",
		kept: "until-erased",
		fields: {
			case_id: NO,
			content: { within: ["message"] },
			content_hash: NO,
			currency: NO,
			sent_by: NO,
			pdf_hash: "file",
			ended_as: NO,
		},
	},
	quote_acceptance: {
		found: { by: "case", column: "case_id" },
		row: "stays",
		kept: "until-erased",
		fields: ACCEPTED,
	},
	undone_acceptance: {
		found: { by: "case", column: "case_id" },
		row: "stays",
		kept: "until-erased",
		fields: { id: NO, ...ACCEPTED },
	},
	/** Documents and attachments, taken away by their hash once nothing names them. */
	stored_file: { found: null, row: "goes", kept: "until-erased", fields: { hash: ROW, type: NO, body: ROW } },
	/**
	 * Also found by its recipient, whatever it is about. One that has left answers "did you write to us?" for a
	 * while.
	 */
	outbox: {
		found: { by: "case", column: "case_id" },
		row: "goes",
		kept: { days: 180, after: ["sent_at"], only: { state: "sent" } },
		fields: {
			id: NO,
			kind: NO,
			recipient: ROW,
			payload: "secret",
			message_id: NO,
			state: NO,
			locked_by: NO,
			last_error: ROW,
			case_id: NO,
			entry_id: NO,
			locale: NO,
		},
	},
	inquiry: {
		found: { by: "inquiry", column: "id" },
		row: "stays",
		kept: "until-erased",
		fields: {
			id: NO,
			form_key: NO,
			body_hash: EMPTY,
			name: NAME,
			email: EMPTY,
			company: NULL,
			country: NO,
			message: EMPTY,
			doubt: NO,
			status: NO,
			owner_id: NO,
			search: EMPTY,
			locale: NO,
		},
	},
	inquiry_entry: {
		found: { by: "inquiry", column: "inquiry_id" },
		row: "stays",
		kept: "until-erased",
		fields: { id: NO, inquiry_id: NO, actor: NO, staff_id: NO, kind: NO, body: EMPTY, data: NO },
	},
	/** Keyed hashes of addresses and domains: only the last 24 hours are ever asked for. */
	acknowledgement: { found: null, row: "stays", kept: { days: 2, after: ["sent_at"] }, fields: { address_hash: NO } },
	acknowledgement_domain: {
		found: null,
		row: "stays",
		kept: { days: 2, after: ["since"] },
		fields: { domain_hash: NO },
	},
	order_list_mail: { found: null, row: "stays", kept: { days: 2, after: ["since"] }, fields: { of_hash: NO } },
} as const satisfies { [Table in BuyerTable]: DeclaredOf<Selectable<Tables[Table]>> };

/** The declaration as a list, for what goes through all of it. */
export const declaredTables: readonly (readonly [table: string, declared: Declared])[] =
	Object.entries(PERSONAL_FIELDS);

/** The columns of a table that say something of a person, in the order of the declaration. */
export function personalColumns({ fields }: Declared): string[] {
	const apart: readonly Field[] = ["not-personal", "file", "secret", "set-of-cases"];
	return Object.entries(fields)
		.filter(([, field]) => !apart.includes(field))
		.map(([column]) => column);
}

/** Every table that is declared to hold nothing of buyers. */
export const withoutBuyers: readonly string[] = WITHOUT_BUYERS;
