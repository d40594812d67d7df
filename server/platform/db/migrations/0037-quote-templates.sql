-- A whole quote under a name, to begin others from: its content in JSON with "v", as drafts and versions have it. No two
-- have one name, in whatever letters.
create table quote_template (
	id text primary key,
	name text not null,
	name_key text not null unique,
	content text not null,
	currency text not null,
	priced_lines integer not null,
	revision integer not null,
	saved_at bigint not null,
	saved_by text not null
);
