-- The samples that a request asks for beside its lines: JSON with a version `v` (domain/orders/stored-samples.ts). Requests
-- of before hold {}.
alter table quote_request add column samples text not null default '{}';
