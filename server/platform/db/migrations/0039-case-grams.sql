-- What the desk's search of cases looks through: for every three characters that follow each other in what a case is
-- found by, the cases that have them, as sets of 4,096. It is written in the background; what has not been read into it is
-- looked through case by case.

-- The case's place in the sets; null as long as it has none.
alter table case_words add column search_no integer;
-- How often the case has been written since it was read into the sets.
alter table case_words add column unindexed integer not null default 1;

create unique index case_words_place on case_words (search_no);
create index case_words_unindexed on case_words (case_id) where unindexed > 0;

create table case_gram (
	-- The three as one number; 0 stands for the end of a word.
	gram bigint not null,
	-- The case's place by 4,096.
	block integer not null,
	-- `domain/cases/case-sets.ts`
	members text not null,
	primary key (gram, block)
);

-- What a person who is erased has left in the sets is looked for in all of a block.
create index case_gram_block on case_gram (block);

-- Who reads cases in at the moment, one at a time: everything that writes the sets holds this row.
create table case_index (
	id integer primary key,
	next_no integer not null,
	-- Grows with every case that is taken out.
	erased integer not null,
	holder text not null,
	held_until bigint not null
);

insert into case_index (id, next_no, erased, holder, held_until) values (1, 0, 0, '', 0);
