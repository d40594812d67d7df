import type { Generated } from "kysely";
import type { CaseTables } from "./case-tables.ts";

/** The tables as Kysely sees them. Times are epoch milliseconds, money is paise, JSON is text. */
export type Tables = CaseTables & {
	setting: { key: string; value: string };
	category: {
		id: string;
		name: string;
		description: string;
		image: string;
		image_alt: string;
		position: number;
		hidden: Generated<number>;
		revision: Generated<number>;
	};
	/** What products cost the company: apart from what buyers may read. */
	product_cost: { product_id: string; cost: number };
	product: {
		id: string;
		slug: string;
		category_id: string;
		name: string;
		description: string;
		story: string;
		image: string;
		image_alt: string;
		price: number;
		unit: string;
		min_order: number;
		/** `ProductDetails` as JSON with a version `v`. */
		details: string;
		/** Its place within its category. */
		position: number;
		sku: string | null;
		order_multiple: Generated<number>;
		close_image: Generated<string>;
		close_alt: Generated<string>;
		hidden: Generated<number>;
		revision: Generated<number>;
		/** What the desk's search looks through, in small letters. */
		search: Generated<string>;
		/** The pool whose minimum it shares. */
		pool_id: string | null;
		/** Its number in the index that is searched; null until it is read into it. */
		search_no: Generated<number | null>;
		/** What a list is narrowed by (`shelfColumns`): sets of bits, and 1 where a sample may be asked for. */
		fibres: Generated<number | null>;
		colours: Generated<number | null>;
		sample: Generated<number | null>;
	};
	/** Products that share one minimum; `least` null: each product's own minimum stays. */
	pool: { id: string; name: string; minimum: number; least: number | null; revision: Generated<number> };
	/** The words of the catalogue, in the form in which they are compared, and how many products have each. */
	search_word: { id: number; word: string; products: Generated<number> };
	/** Parts of each word, of three letters as a rule (`indexGrams`). */
	search_gram: { gram: string; word_id: number };
	/** Where a word stands: the field by its place in `SEARCH_FIELDS`, the product by its `search_no`. */
	search_entry: { word_id: number; field: number; product_no: number };
	/** The products of a block that have a word at a place (`domain/catalogue/search-scores.ts`), as base64. */
	search_set: { word_id: number; block: number; field: number; members: string };
	/** One row, id 1: grows with every change of a category or product. */
	catalogue_version: { id: number; version: number };
	/** Who changed what; `fields` is JSON of `FieldChange[]`. */
	catalogue_change: {
		id: string;
		subject: "product" | "category" | "pool";
		subject_id: string;
		revision: number;
		fields: string;
		staff_id: string;
		staff_name: string;
		created_at: number;
	};
	/** A file of the catalogue between its dry run and the word to go ahead; `ready` 1 once its dry run has ended well. */
	catalogue_file: { id: string; staff_id: string; version: number; created_at: number; ready: Generated<number> };
	/** Its text, in parts of its order. */
	catalogue_file_part: { file_id: string; part: number; text: string };
	/** What it would write: a product's row, and the history's entry of it. */
	catalogue_file_product: {
		file_id: string;
		product_id: string;
		line: number;
		is_new: number;
		/** 1 where it gets another article number. */
		renumbered: number;
		change_id: string;
		changes: string;
		sku: string | null;
		slug: string;
		name: string;
		description: string;
		story: string;
		image: string;
		image_alt: string;
		close_image: string;
		close_alt: string;
		price: number;
		unit: string;
		min_order: number;
		order_multiple: number;
		category_id: string;
		pool_id: string | null;
		details: string;
		hidden: number;
		search: string;
		fibres: number | null;
		colours: number | null;
		sample: number | null;
	};
	/** Places within their categories that it would change, numbered from 0. */
	catalogue_file_place: { file_id: string; product_id: string; no: number; position: number };
	/** Changed products that the search's index is yet to be read again from. */
	search_waiting: { product_id: string };
	picture: { id: string; width: number; height: number; colour: string; created_at: number };
	picture_file: { picture_id: string; name: string; hash: string };
	quote_request: {
		id: string;
		reference: string;
		form_key: string;
		body_hash: string;
		customer_name: string;
		email: string;
		phone: string;
		company: string | null;
		/** ISO 3166-1, or what was typed where that is not known. */
		country: string;
		/** The buyer's language, BCP 47. */
		locale: string;
		address: string;
		notes: string | null;
		/** `OrderDetails` as JSON. */
		details: string;
		/** `Sample[]` as JSON. */
		samples: string;
		total_amount: number;
		pieces: number;
		catalogue_version: number;
		/** Why a person should look first: "honeypot"; null for the ordinary case. */
		doubt: string | null;
		created_at: number;
	};
	quote_request_line: {
		request_id: string;
		position: number;
		product_id: string;
		name: string;
		price: number;
		quantity: number;
		/** `Unit` of the price and the quantity. */
		unit: string;
		category: string;
		/** `NamedCell[]` as JSON. */
		cells: string;
	};
	inquiry: {
		id: string;
		form_key: string;
		body_hash: string;
		name: string;
		email: string;
		company: string | null;
		country: string;
		locale: string;
		message: string;
		doubt: string | null;
		created_at: number;
		/** `InquiryStatus` */
		status: string;
		revision: number;
		owner_id: string | null;
		/** Lower case: person, company, mail address, country, message. */
		search: string;
		changed_at: number;
		/** When the company first replied. */
		answered_at: number | null;
	};
	inquiry_entry: {
		id: string;
		inquiry_id: string;
		/** The inquiry's revision that this entry made. */
		revision: number;
		at: number;
		actor: string;
		staff_id: string | null;
		kind: string;
		body: string;
		/** `EntryData` as JSON. */
		data: string;
	};
	/** When an address last got an acknowledgement: at most one in 24 hours. The address is kept as a keyed hash. */
	acknowledgement: { address_hash: string; sent_at: number };
	/** How many acknowledgements went to addresses of one domain since when; the domain is kept as a keyed hash. */
	acknowledgement_domain: { domain_hash: string; since: number; sent: number };
	outbox: OutboxRow;
	staff: StaffRow;
	staff_session: {
		id: string;
		staff_id: string;
		/** SHA-256 of the cookie's token. */
		token: string;
		expires_at: number;
		ip_address: string | null;
		user_agent: string | null;
		created_at: number;
		updated_at: number;
	};
	staff_account: {
		id: string;
		staff_id: string;
		account_id: string;
		provider_id: string;
		password: string | null;
		created_at: number;
		updated_at: number;
	};
	staff_verification: { id: string; identifier: string; value: string; expires_at: number };
	staff_second_factor: {
		id: string;
		staff_id: string;
		secret: string;
		backup_codes: string;
		verified: number;
		failed_verification_count: number;
		locked_until: number | null;
		pending_secret: string | null;
		/** The half minute since 1970 whose code was last used to sign in: no code up to it is accepted again. */
		last_code_step: number | null;
	};
	staff_invite: InviteRow;
};

type StaffRow = {
	id: string;
	name: string;
	email: string;
	email_verified: number;
	image: string | null;
	role: string;
	two_factor_enabled: number;
	disabled_at: number | null;
	created_at: number;
	updated_at: number;
};

export type InviteRow = {
	id: string;
	token_hash: string;
	role: string;
	email: string | null;
	staff_id: string | null;
	/** 1 when it renews the access of an existing member of staff. */
	renews: number;
	invited_by: string | null;
	created_at: number;
	expires_at: number;
	used_at: number | null;
};

export type OutboxRow = {
	id: string;
	kind: string;
	recipient: string;
	/** The language it is written in, BCP 47. */
	locale: string;
	/** What the template needs, as JSON. */
	payload: string;
	/** Stable over all attempts, so that a mail sent twice is shown once. */
	message_id: string;
	/** dead: it has failed for good; dropped: a person has then given it up. */
	state: "queued" | "sent" | "dead" | "dropped";
	attempts: number;
	/** Not before this time; while a worker holds the row, the end of its lease; when it failed, once it has for good. */
	next_at: number;
	locked_by: string | null;
	/** 1: its last try failed for a reason of its own, not by an outage; what comes after it does not wait for it. */
	lets_pass: number;
	last_error: string | null;
	/** 1: its last try failed because the mail server refused the recipient's address. */
	address_refused: number;
	created_at: number;
	sent_at: number | null;
	/** The case and the entry of it that this mail is about, if any. */
	case_id: string | null;
	entry_id: string | null;
};
