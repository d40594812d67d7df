-- How the quantity of a line is split by colour and size: JSON with a version `v` (domain/orders/stored-cells.ts). Lines
-- of before hold {}, as does one that nobody has split.
alter table quote_request_line add column cells text not null default '{}';
