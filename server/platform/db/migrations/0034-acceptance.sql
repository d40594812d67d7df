-- The buyer's own number of the order, as they gave it when accepting.
alter table quote_acceptance add column purchase_order text not null default '';
-- An acceptance can be undone by both sides: until when, which side has asked for it, and the status it leads back to. Null once
-- something was paid or made, and for acceptances of before.
alter table quote_case add column undo_until bigint;
alter table quote_case add column undo_asked_by text;
alter table quote_case add column accepted_from text;
-- What had been accepted, once that was undone: kept as the history of the case is.
create table undone_acceptance (
	id text primary key,
	case_id text not null references quote_case (id),
	version integer not null,
	how text not null,
	name text not null,
	note text not null,
	purchase_order text not null,
	content_hash text not null,
	total bigint not null,
	currency text not null,
	accepted_at bigint not null,
	staff_id text,
	proforma_hash text references stored_file (hash),
	proforma_pages integer,
	undone_at bigint not null
);
create index undone_acceptance_case on undone_acceptance (case_id);
