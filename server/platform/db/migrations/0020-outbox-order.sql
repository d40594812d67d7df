-- About one case a person hears in the order in which it was queued; what fails for a reason of its own
-- (its document is still being made, the server refuses this very one) holds nothing up.
alter table outbox add column lets_pass integer not null default 0;
