-- A case is where a request stands. It has the request's own id; what the inbox sorts and filters by stands in its row.

create table quote_case (
	id text primary key references quote_request (id),
	reference text not null unique,
	status text not null,
	queue text not null,
	revision bigint not null,
	owner_id text,
	country text not null,
	search text not null,
	value bigint not null,
	currency text not null,
	pieces bigint not null,
	line_count integer not null,
	doubt text,
	requested_at bigint not null,
	due_at bigint,
	first_answered_at bigint,
	last_buyer_at bigint not null,
	last_staff_at bigint,
	unread integer not null,
	current_version integer not null,
	valid_until bigint,
	reminded_version integer not null,
	viewed_at bigint,
	views integer not null,
	changed_at bigint not null,
	closed_at bigint
);

create index quote_case_queue on quote_case (queue, due_at, id);
create index quote_case_changed on quote_case (changed_at);
create index quote_case_requested on quote_case (requested_at);
create index quote_case_offer on quote_case (valid_until) where valid_until is not null;

insert into quote_case (id, reference, status, queue, revision, country, search, value, currency, pieces, line_count, doubt,
	requested_at, due_at, last_buyer_at, unread, current_version, reminded_version, views, changed_at)
select r.id, r.reference, 'new', case when r.doubt is null then 'first_answer' else 'quarantine' end, 1, r.country,
	lower(r.reference || ' ' || r.customer_name || ' ' || coalesce(r.company, '') || ' ' || r.email || ' ' || r.country),
	r.total_amount, 'INR', r.pieces, (select count(*) from quote_request_line l where l.request_id = r.id), r.doubt,
	r.created_at, case when r.doubt is null then r.created_at + 86400000 else null end, r.created_at, 1, 0, 0, 0, r.created_at
from quote_request r;

-- The buyer's private links: only the hash of a token is kept.
create table case_link (
	token_hash text primary key,
	case_id text not null references quote_case (id),
	created_at bigint not null,
	expires_at bigint not null,
	revoked_at bigint
);

create index case_link_case on case_link (case_id);

-- What was said and done, in order: conversation, internal notes and history are views of this one list.
create table case_entry (
	id text primary key,
	case_id text not null references quote_case (id),
	-- The case's revision that this entry made.
	revision bigint not null,
	at bigint not null,
	actor text not null,
	staff_id text,
	kind text not null,
	-- both: the buyer sees it too; house: never.
	audience text not null,
	body text not null,
	data text not null
);

create index case_entry_case on case_entry (case_id, revision);

create table stored_file (
	hash text primary key,
	type text not null,
	bytes integer not null,
	body text not null,
	created_at bigint not null
);

create table attachment (
	id text primary key,
	case_id text not null references quote_case (id),
	entry_id text not null references case_entry (id),
	file_hash text not null references stored_file (hash),
	name text not null
);

create index attachment_case on attachment (case_id);

create table quote_draft (
	case_id text primary key references quote_case (id),
	revision bigint not null,
	content text not null,
	updated_at bigint not null,
	updated_by text not null
);

create table quote_version (
	case_id text not null references quote_case (id),
	version integer not null,
	content text not null,
	content_hash text not null,
	currency text not null,
	total bigint not null,
	pieces bigint not null,
	valid_until bigint not null,
	sent_at bigint not null,
	sent_by text not null,
	pdf_hash text not null references stored_file (hash),
	pdf_pages integer not null,
	-- superseded or withdrawn; null while it stands
	ended_as text,
	ended_at bigint,
	primary key (case_id, version)
);

create index quote_version_sent on quote_version (sent_at);

create table quote_acceptance (
	case_id text primary key references quote_case (id),
	version integer not null,
	-- buyer: on the private page; recorded: by the house, for an order placed by other means
	how text not null,
	name text not null,
	note text not null,
	content_hash text not null,
	total bigint not null,
	currency text not null,
	accepted_at bigint not null,
	staff_id text,
	proforma_hash text references stored_file (hash),
	proforma_pages integer
);

alter table outbox add column case_id text;
alter table outbox add column entry_id text;
create index outbox_case on outbox (case_id);

alter table inquiry add column status text not null default 'new';
alter table inquiry add column revision bigint not null default 1;
alter table inquiry add column owner_id text;
alter table inquiry add column search text not null default '';
alter table inquiry add column changed_at bigint not null default 0;

update inquiry set changed_at = created_at,
	search = lower(name || ' ' || coalesce(company, '') || ' ' || email || ' ' || country || ' ' || message);

create index inquiry_status on inquiry (status, created_at);
create index inquiry_changed on inquiry (changed_at);
