-- What exactly was accepted of an offer: lines, way of delivery, charges, total, payments (`Confirmed` as JSON), and the fingerprint of
-- that text with the version's own. Null for acceptances of before, which were of the whole offer in its first way of delivery.
alter table quote_acceptance add column confirmed text;
alter table quote_acceptance add column confirmed_hash text;
alter table undone_acceptance add column confirmed text;
alter table undone_acceptance add column confirmed_hash text;
