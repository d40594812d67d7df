-- What a unit of a product costs the company, in paise: apart from the product, which buyers may read.
create table product_cost (
	product_id text primary key references product (id),
	cost bigint not null
);
