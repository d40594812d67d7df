import type { Generated } from "kysely";
import type { CaseJob } from "../../../domain/cases/case-job.ts";

/** Tables of cases, quotations and what hangs on them (migration 0004). */
export type CaseTables = {
	quote_case: CaseRow;
	case_link: {
		token_hash: string;
		case_id: string;
		created_at: number;
		expires_at: number;
		revoked_at: number | null;
	};
	/** Somebody asks to be mailed a list of their requests; gone as soon as that is answered. */
	order_list_ask: { id: string; email: string; locale: string; asked_at: number };
	/** A link to the list of the requests of an address, in small letters. */
	order_list_link: { token_hash: string; email: string; created_at: number; expires_at: number };
	/** How many such mails went to a mailbox or a domain since when; kept as a keyed hash. */
	order_list_mail: { of_hash: string; since: number; sent: number };
	case_entry: {
		id: string;
		case_id: string;
		/** The case's revision that this entry made. */
		revision: number;
		at: number;
		actor: string;
		staff_id: string | null;
		kind: string;
		audience: string;
		body: string;
		/** `EntryData` as JSON. */
		data: string;
	};
	/** Bytes by their sha-256, base64: several processes see them, and the same content is kept once. */
	stored_file: { hash: string; type: string; bytes: number; body: string; created_at: number };
	attachment: { id: string; case_id: string; entry_id: string; file_hash: string; name: string };
	/** A quote under a name, to begin others from: of no case. */
	quote_template: {
		id: string;
		name: string;
		name_key: string;
		content: string;
		currency: string;
		priced_lines: number;
		revision: number;
		saved_at: number;
		saved_by: string;
	};
	quote_draft: { case_id: string; revision: number; content: string; updated_at: number; updated_by: string };
	quote_version: QuoteVersionRow;
	/** What the clock could not do so far (migration 0012). */
	case_failure: { case_id: string; job: CaseJob; tries: number; first_at: number; next_at: number };
	/**
	 * Address, notes and messages of a case, lower case; its place in `case_gram`, and how often it has been written since
	 * it was read into that (migration 0039).
	 */
	case_words: {
		case_id: string;
		words: string;
		search_no: Generated<number | null>;
		unindexed: Generated<number>;
	};
	/** Which cases of a block have three characters in what they are found by (`domain/cases/case-sets.ts`). */
	case_gram: { gram: number; block: number; members: string };
	/** One row: the next place, how many cases have been taken out, and who reads cases in until when. */
	case_index: { id: number; next_no: number; erased: number; holder: string; held_until: number };
	case_correction: {
		case_id: string;
		customer_name: string;
		email: string;
		phone: string;
		company: string | null;
		/** Null where a correction from before migration 0018 said nothing of it. */
		country: string | null;
		address: string;
		corrected_at: number;
	};
	/** A view: the buyer of a case as the company knows them now. */
	case_buyer: {
		id: string;
		customer_name: string;
		email: string;
		phone: string;
		company: string | null;
		country: string;
		locale: string;
		address: string;
		corrected_at: number | null;
	};
	quote_acceptance: AcceptanceRow;
	/** What had been accepted, once that was undone (migration 0034). */
	undone_acceptance: AcceptanceRow & { id: string; undone_at: number };
};

type AcceptanceRow = {
	case_id: string;
	version: number;
	how: string;
	name: string;
	note: string;
	/** The buyer's own number of the order; empty where they gave none. */
	purchase_order: string;
	content_hash: string;
	total: number;
	currency: string;
	accepted_at: number;
	staff_id: string | null;
	proforma_hash: string | null;
	proforma_pages: number | null;
	/** `Confirmed` as JSON; null for acceptances from before it was kept (migration 0036). */
	confirmed: string | null;
	/** SHA-256 of the version's fingerprint and that text. */
	confirmed_hash: string | null;
};

export type CaseRow = {
	/** The id of its request. */
	id: string;
	reference: string;
	/** `QuoteStatus` */
	status: string;
	/** `Queue` */
	queue: string;
	/** Grows with every change; a change names the one it saw. */
	revision: number;
	owner_id: string | null;
	country: string;
	/** Lower case: reference, person, company, mail address, country, products. */
	search: string;
	/** In minor units of `currency`: the request at list price, later the current version's total. */
	value: number;
	currency: string;
	/** All units together. */
	pieces: number;
	/** `UnitCount[]` as JSON; null in rows from before migration 0025 where `pieces` is all that is known. */
	unit_counts: string | null;
	line_count: number;
	/** Categories of its lines, each between commas: ",sarees,shirts,". Empty for cases from before migration 0006. */
	categories: string;
	doubt: string | null;
	requested_at: number;
	due_at: number | null;
	first_answered_at: number | null;
	last_buyer_at: number;
	last_staff_at: number | null;
	/** When the company last took the case up again by itself; null where it never has. */
	resumed_at: number | null;
	/** 1 while no colleague has looked since the buyer wrote last. */
	unread: number;
	current_version: number;
	valid_until: number | null;
	/** The version about whose end the buyer has been reminded. */
	reminded_version: number;
	/** The version about which the buyer was written to after some days without an answer, and when. */
	followed_up_version: number;
	followed_up_at: number | null;
	/** Since when the buyer wants no reminders about the case. */
	reminders_stopped_at: number | null;
	viewed_at: number | null;
	views: number;
	changed_at: number;
	closed_at: number | null;
	/** Until when its acceptance can be undone; null where it cannot. */
	undo_until: number | null;
	/** Which side has asked to undo it: `UndoSide`. */
	undo_asked_by: string | null;
	/** The status in which it was accepted: undoing leads back to it. */
	accepted_from: string | null;
	/** When the private links of the case were last ended on purpose. */
	links_ended_at: number | null;
	/** `mailboxOf` the buyer's address as the company knows it now; empty once they are erased. */
	mailbox: string;
};

export type QuoteVersionRow = {
	case_id: string;
	version: number;
	/** `QuoteContent` as JSON, exactly the text that `content_hash` is of. */
	content: string;
	content_hash: string;
	currency: string;
	total: number;
	pieces: number;
	valid_until: number;
	sent_at: number;
	sent_by: string;
	pdf_hash: string;
	pdf_pages: number;
	ended_as: string | null;
	ended_at: number | null;
};
