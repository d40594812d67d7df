-- What the shop's list is narrowed by, and sorted by, without the rows themselves: the families of fibres and of colours
-- as sets of bits (domain/catalogue/cloth-families.ts), and whether a sample may be asked for. Null until the product is
-- read into the search's index.
alter table product add column fibres integer;

alter table product add column colours integer;

alter table product add column sample integer;

drop index product_shown;

create index product_shown on product (category_id, hidden, position, id, price, min_order, fibres, colours, sample);

create index product_by_price on product (hidden, price, min_order, id, category_id, fibres, colours, sample);

create index product_by_minimum on product (hidden, min_order, price, id, category_id, fibres, colours, sample);
