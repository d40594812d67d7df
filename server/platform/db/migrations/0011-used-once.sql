-- When colleagues last ended a case's private links: an order form that is sent again after that brings no new one.
alter table quote_case add column links_ended_at bigint;

update quote_case set links_ended_at = changed_at
	where exists (select 1 from case_entry e where e.case_id = quote_case.id and e.kind in ('link', 'erased'));

-- The half minute since 1970 whose code last let somebody in: no code up to it is good again. The two columns that
-- named the last code alone are not written any more.
alter table staff_second_factor add column last_code_step bigint;
