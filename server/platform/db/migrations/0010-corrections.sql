-- A request stays as it was sent. What the house corrects of its buyer lies beside it, as a whole; the view gives
-- whichever of the two counts.

create table case_correction (
	case_id text primary key references quote_case (id),
	customer_name text not null,
	email text not null,
	phone text not null,
	company text,
	address text not null,
	corrected_at bigint not null
);

create index case_correction_email on case_correction (email);

create view case_buyer as
select r.id, r.country, c.corrected_at,
	coalesce(c.customer_name, r.customer_name) as customer_name,
	coalesce(c.email, r.email) as email,
	coalesce(c.phone, r.phone) as phone,
	case when c.case_id is null then r.company else c.company end as company,
	coalesce(c.address, r.address) as address
from quote_request r left join case_correction c on c.case_id = r.id;
