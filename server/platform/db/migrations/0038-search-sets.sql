-- Which products have a word at a place, 2,048 of them in a row, a bit for each: a search brings whole sets together
-- instead of asking of thousands of products, one after the other, whether they have the other words too.
create table search_set (
	word_id integer not null,
	-- The product's number by 2,048.
	block integer not null,
	field integer not null,
	-- Base64, without the empty bytes at the end.
	members text not null,
	primary key (word_id, block, field)
);
