-- Types are text, integer and bigint only: the same file runs on SQLite and PostgreSQL.

create table setting (
	key text primary key,
	value text not null
);

create table category (
	id text primary key,
	name text not null,
	description text not null,
	image text not null,
	image_alt text not null,
	position integer not null
);

create table product (
	id text primary key,
	slug text not null unique,
	category_id text not null references category (id),
	name text not null,
	description text not null,
	story text not null,
	image text not null,
	image_alt text not null,
	price bigint not null,
	unit text not null,
	min_order integer not null,
	details text not null,
	position integer not null
);

create table catalogue_version (
	id integer primary key,
	version bigint not null
);

create table quote_request (
	id text primary key,
	reference text not null unique,
	form_key text not null unique,
	body_hash text not null,
	customer_name text not null,
	email text not null,
	phone text not null,
	company text,
	country text not null,
	address text not null,
	notes text,
	total_amount bigint not null,
	pieces bigint not null,
	catalogue_version bigint not null,
	doubt text,
	created_at bigint not null
);

create index quote_request_created on quote_request (created_at);

create table quote_request_line (
	request_id text not null references quote_request (id),
	position integer not null,
	product_id text not null,
	name text not null,
	price bigint not null,
	quantity bigint not null,
	category text not null,
	primary key (request_id, position)
);

create table inquiry (
	id text primary key,
	form_key text not null unique,
	body_hash text not null,
	name text not null,
	email text not null,
	company text,
	country text not null,
	message text not null,
	doubt text,
	created_at bigint not null
);

create index inquiry_created on inquiry (created_at);

create table acknowledgement (
	address_hash text primary key,
	sent_at bigint not null
);

create table outbox (
	id text primary key,
	kind text not null,
	recipient text not null,
	payload text not null,
	message_id text not null unique,
	state text not null,
	attempts integer not null,
	next_at bigint not null,
	locked_by text,
	last_error text,
	created_at bigint not null,
	sent_at bigint
);

create index outbox_due on outbox (state, next_at);
