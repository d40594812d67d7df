-- What the house said and did about an inquiry, in order; as case_entry is for a request.
create table inquiry_entry (
	id text primary key,
	inquiry_id text not null references inquiry (id),
	-- The inquiry's revision that this entry made.
	revision bigint not null,
	at bigint not null,
	actor text not null,
	staff_id text,
	kind text not null,
	body text not null,
	data text not null
);

create index inquiry_entry_inquiry on inquiry_entry (inquiry_id, revision);

alter table inquiry add column answered_at bigint;
-- Mails about one entry, of a case or an inquiry: their state stands beside it.
create index outbox_entry on outbox (entry_id) where entry_id is not null;
