-- What else a case is found by: its telephone in the row that every search reads, digits alone; its address, notes and
-- messages in a table of their own, which a search reads of the younger cases.

create table case_words (
	case_id text primary key references quote_case (id),
	words text not null
);

insert into case_words (case_id, words)
select r.id, lower(r.address || ' ' || coalesce(r.notes, '') || ' ' || coalesce(
	(select string_agg(e.body, ' ') from case_entry e where e.case_id = r.id and e.body <> ''), ''))
from quote_request r join quote_case c on c.id = r.id;

update quote_case set search = search || ' ' || (
	select replace(replace(replace(replace(replace(replace(replace(r.phone, ' ', ''), '-', ''), '(', ''), ')', ''), '+', ''), '.', ''), '/', '')
	from quote_request r where r.id = quote_case.id
)
where exists (select 1 from quote_request r where r.id = quote_case.id and r.phone <> '');
