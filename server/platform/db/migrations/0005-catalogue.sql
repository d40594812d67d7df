-- The catalogue as the desk edits it. Nothing is ever deleted: what is hidden stays for the requests that name it,
-- and its id and address are never used again.

alter table category add column hidden integer not null default 0;
-- Grows with every change of the fields, so that a second editor is told of the first.
alter table category add column revision integer not null default 1;

alter table product add column sku text;
alter table product add column order_multiple integer not null default 1;
alter table product add column close_image text not null default '';
alter table product add column close_alt text not null default '';
alter table product add column hidden integer not null default 0;
alter table product add column revision integer not null default 1;
-- Name, SKU and address in small letters: what the desk searches.
alter table product add column search text not null default '';

update product set search = lower(name) || ' ' || slug;

create unique index product_sku on product (sku);
create index product_place on product (category_id, position);

-- Who changed what, field by field. `fields` is JSON: [{ field, from, to }].
create table catalogue_change (
	id text primary key,
	subject text not null,
	subject_id text not null,
	-- The revision the change led to.
	revision integer not null,
	fields text not null,
	staff_id text not null,
	staff_name text not null,
	created_at bigint not null
);

create index catalogue_change_of on catalogue_change (subject, subject_id, revision);

-- A file between its dry run and the word to go ahead.
create table catalogue_file (
	id text primary key,
	staff_id text not null,
	text text not null,
	-- The catalogue's version that the dry run looked at.
	version bigint not null,
	created_at bigint not null
);

-- An uploaded picture in the site's sizes; the id is made from their content.
create table picture (
	id text primary key,
	width integer not null,
	height integer not null,
	-- The colour it is on the whole, like "#a39b91".
	colour text not null,
	created_at bigint not null
);

create table picture_file (
	picture_id text not null references picture (id),
	-- "400.avif": width and ending, as its address has them.
	name text not null,
	hash text not null references stored_file (hash),
	primary key (picture_id, name)
);
