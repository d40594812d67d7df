-- How many acknowledgements went to addresses of one domain since when. The domain is kept as a keyed hash.
create table acknowledgement_domain (
	domain_hash text primary key,
	since bigint not null,
	sent integer not null
);
