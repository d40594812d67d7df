-- When the house last took a case up again by itself (opened it again, withdrew its offer): its 24 hours run from there.
alter table quote_case add column resumed_at bigint;

update quote_case
set resumed_at = (
	select max(e.at) from case_entry e
	where e.case_id = quote_case.id and e.actor = 'staff' and e.kind in ('renew', 'withdraw_offer')
)
where status = 'in_review';

update quote_case
set due_at = resumed_at + 86400000
where status = 'in_review' and doubt is null and first_answered_at is not null and resumed_at > last_buyer_at;
