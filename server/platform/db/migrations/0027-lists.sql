-- My orders: whoever gives an address is mailed a link to the list of the requests that were sent under it.

-- The mailbox of a case's buyer as the company knows them now. Cases from before this migration have the address itself.
alter table quote_case add column mailbox text not null default '';
update quote_case set mailbox = coalesce((select lower(b.email) from case_buyer b where b.id = quote_case.id), '');
create index quote_case_mailbox on quote_case (mailbox) where mailbox <> '';

create table order_list_ask (
	id text primary key,
	email text not null,
	locale text not null,
	asked_at bigint not null
);

-- Only the hash of a link's token is kept.
create table order_list_link (
	token_hash text primary key,
	email text not null,
	created_at bigint not null,
	expires_at bigint not null
);

create index order_list_link_email on order_list_link (email);

create table order_list_mail (of_hash text primary key, since bigint not null, sent integer not null);

-- Which products are new: the first change of each says when it was added.
create index catalogue_change_first on catalogue_change (subject, revision, created_at);
