-- What the clock could not do for a case, so that it waits longer each time, holds nobody up and is seen in the desk.

create table case_failure (
	case_id text not null references quote_case (id),
	-- expire, remind or proforma
	job text not null,
	tries integer not null,
	first_at bigint not null,
	last_at bigint not null,
	-- Not tried before this.
	next_at bigint not null,
	primary key (case_id, job)
);
