-- What a file of the catalogue would write, from its dry run to the word to go ahead: a large one is read once, some lines
-- at a time, and written by few statements. Files that wait at this moment are to be tried again.
delete from catalogue_file;

alter table catalogue_file drop column text;

-- 1 once its dry run has come to its end without a problem.
alter table catalogue_file add column ready integer not null default 0;

-- The file itself, in parts of its order: it is tried again where the catalogue has changed since.
create table catalogue_file_part (
	file_id text not null,
	part integer not null,
	text text not null,
	primary key (file_id, part)
);

-- A product that is added or changed, as its row would be.
create table catalogue_file_product (
	file_id text not null,
	product_id text not null,
	line integer not null,
	is_new integer not null,
	-- 1 where it gets another article number.
	renumbered integer not null,
	-- Its entry in the history: the id, and the fields as JSON.
	change_id text not null,
	changes text not null,
	sku text,
	slug text not null,
	name text not null,
	description text not null,
	story text not null,
	image text not null,
	image_alt text not null,
	close_image text not null,
	close_alt text not null,
	price bigint not null,
	unit text not null,
	min_order integer not null,
	order_multiple integer not null,
	category_id text not null,
	pool_id text,
	details text not null,
	hidden integer not null,
	search text not null,
	fibres integer,
	colours integer,
	sample integer,
	primary key (file_id, product_id)
);

create index catalogue_file_product_line on catalogue_file_product (file_id, line);

-- A product whose place within its category becomes another one.
create table catalogue_file_place (
	file_id text not null,
	product_id text not null,
	-- Its number among those of the file.
	no integer not null,
	position integer not null,
	primary key (file_id, product_id)
);

create index catalogue_file_place_no on catalogue_file_place (file_id, no);

-- Changed products that the search's index is yet to be read again from.
create table search_waiting (
	product_id text primary key
);
