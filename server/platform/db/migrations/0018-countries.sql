-- Countries are ISO 3166-1 codes; what is none of the form's choices stays as it was typed. Requests, inquiries and mails
-- carry a language (BCP 47), and a buyer's country can be corrected like everything else of them.

alter table quote_request add column locale text not null default 'en';
alter table inquiry add column locale text not null default 'en';
alter table outbox add column locale text not null default 'en';
alter table case_correction add column country text;

create table country_name (name text primary key, code text not null);

insert into country_name (name, code) values
	('india', 'IN'), ('united states', 'US'), ('united kingdom', 'GB'), ('canada', 'CA'), ('australia', 'AU'),
	('singapore', 'SG'), ('germany', 'DE'), ('france', 'FR'), ('italy', 'IT'), ('japan', 'JP'), ('south korea', 'KR'),
	('uae', 'AE'), ('saudi arabia', 'SA'), ('malaysia', 'MY'), ('thailand', 'TH'), ('indonesia', 'ID'),
	('bangladesh', 'BD'), ('sri lanka', 'LK'), ('nepal', 'NP');

update quote_request set country = (select code from country_name n where n.name = lower(trim(quote_request.country)))
where lower(trim(country)) in (select name from country_name);

update quote_case set country = (select code from country_name n where n.name = lower(trim(quote_case.country)))
where lower(trim(country)) in (select name from country_name);

update inquiry set country = (select code from country_name n where n.name = lower(trim(inquiry.country)))
where lower(trim(country)) in (select name from country_name);

drop table country_name;

drop view case_buyer;

create view case_buyer as
select r.id, r.locale, c.corrected_at,
	coalesce(c.customer_name, r.customer_name) as customer_name,
	coalesce(c.email, r.email) as email,
	coalesce(c.phone, r.phone) as phone,
	case when c.case_id is null then r.company else c.company end as company,
	coalesce(c.country, r.country) as country,
	coalesce(c.address, r.address) as address
from quote_request r left join case_correction c on c.case_id = r.id;
