-- What the search looks through, the same on both engines: the words of the catalogue in the form in which they are
-- compared, the parts of three letters by which a mistyped one is found, and where each word stands.

-- The product's number in the index; null for one that is yet to be read into it.
alter table product add column search_no integer;

-- With the id, in whose order products are read in, and what decides whether buyers see it, so that a search reads no
-- product that it does not give.
create index product_search_no on product (search_no, id, hidden, category_id);

create table search_word (
	id integer primary key,
	word text not null unique,
	-- How many products have it.
	products integer not null default 0
);

create table search_gram (
	gram text not null,
	word_id integer not null,
	primary key (gram, word_id)
);

-- The field is a number, the one that counts most first: an index in this order gives the best products first.
create table search_entry (
	word_id integer not null,
	field integer not null,
	product_no integer not null,
	primary key (word_id, field, product_no)
);

create index search_entry_of on search_entry (product_no, word_id, field);
