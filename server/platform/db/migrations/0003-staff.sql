-- The staff desk: people, their sessions and second factors. better-auth writes these tables through
-- server/staff/auth-adapter.ts; yes and no are 1 and 0, times epoch milliseconds.

create table staff (
	id text primary key,
	name text not null,
	email text not null unique,
	email_verified integer not null,
	image text,
	role text not null check (role in ('owner', 'staff')),
	two_factor_enabled integer not null,
	-- Set while somebody may not come in; nothing of theirs is deleted.
	disabled_at bigint,
	created_at bigint not null,
	updated_at bigint not null
);

create table staff_session (
	id text primary key,
	staff_id text not null references staff (id),
	-- SHA-256 of the cookie's token; the token itself is nowhere.
	token text not null unique,
	-- Half an hour after it was last used; twelve hours after created_at it ends in any case.
	expires_at bigint not null,
	ip_address text,
	user_agent text,
	created_at bigint not null,
	updated_at bigint not null
);

create index staff_session_of on staff_session (staff_id);
create index staff_session_end on staff_session (expires_at);

create table staff_account (
	id text primary key,
	staff_id text not null references staff (id),
	account_id text not null,
	provider_id text not null,
	password text,
	access_token text,
	refresh_token text,
	id_token text,
	access_token_expires_at bigint,
	refresh_token_expires_at bigint,
	scope text,
	created_at bigint not null,
	updated_at bigint not null,
	unique (provider_id, account_id)
);

create index staff_account_of on staff_account (staff_id);

create table staff_verification (
	id text primary key,
	identifier text not null,
	value text not null,
	expires_at bigint not null,
	created_at bigint not null,
	updated_at bigint not null
);

create index staff_verification_of on staff_verification (identifier);

create table staff_second_factor (
	id text primary key,
	staff_id text not null unique references staff (id),
	-- Both encrypted with a key of the setting table.
	secret text not null,
	backup_codes text not null,
	verified integer not null,
	failed_verification_count integer not null,
	locked_until bigint,
	-- A new secret that waits for its first code; until then the old one holds.
	pending_secret text,
	-- The last code that let somebody in: none is good twice.
	last_code_hash text,
	last_code_at bigint
);

-- A link that lets one person in for the first time, or again after a lost second factor.
create table staff_invite (
	id text primary key,
	token_hash text not null unique,
	role text not null check (role in ('owner', 'staff')),
	-- Null for the first owner, who says it on the page.
	email text,
	-- Whom it is about: the person it lets in again, or whom its first step made.
	staff_id text references staff (id),
	-- 1 when it lets in again somebody who was here.
	renews integer not null,
	-- Null when it was made at the machine itself.
	invited_by text references staff (id),
	created_at bigint not null,
	expires_at bigint not null,
	used_at bigint
);
