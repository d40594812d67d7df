-- In what unit a line was asked for, as its price is: the catalogue may sell it otherwise later. Where the product has
-- gone since, it was most likely the piece.
alter table quote_request_line add column unit text not null default 'piece';
update quote_request_line set unit = 'set' where product_id in (select id from product where unit = 'set');

-- How many of each unit a case comes to: JSON with a version `v` (domain/orders/stored-unit-counts.ts); null where all
-- that is known is the count, as of offers sent before.
alter table quote_case add column unit_counts text;
update quote_case set unit_counts = (
	select '{"v":1,"counts":[{"unit":"piece","count":' || sum(case when l.unit = 'set' then 0 else l.quantity end)
		|| '},{"unit":"set","count":' || sum(case when l.unit = 'set' then l.quantity else 0 end) || '}]}'
	from quote_request_line l where l.request_id = quote_case.id)
where current_version = 0
	and id in (select request_id from quote_request_line where unit = 'set');
