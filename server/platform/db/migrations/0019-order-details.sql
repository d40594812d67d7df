-- Further facts of an order request, all optional: JSON with a version `v`, whose fields are declared in
-- domain/orders/order-details.ts. A new one needs no column.
alter table quote_request add column details text not null default '{}';
