-- Products that share one minimum order. The id is made from the first name: files and the history call it so.
create table pool (
	id text primary key,
	name text not null,
	-- So many units of its products together, in one order.
	minimum integer not null,
	-- So many units of each product that is ordered, in place of its own minimum. Null leaves that as it is.
	least integer,
	revision integer not null default 1
);

alter table product add column pool_id text references pool (id);
create index product_pool on product (pool_id);
