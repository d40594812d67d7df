-- What the desk's lists need. What a buyer sends touches one of these indexes alone, the last.

-- The categories of a case's lines, ",sarees,shirts,"; empty for cases from before, whose lines are then asked.
alter table quote_case add column categories text not null default '';

create index quote_case_closed on quote_case (closed_at, id) where closed_at is not null;
create index outbox_sent on outbox (sent_at, id) where sent_at is not null;
-- Earlier cases of the same buyer, on every page of a case.
create index quote_request_email on quote_request (email);
