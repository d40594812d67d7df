-- Columns that nothing reads or writes any more: the last code by its hash and time (a step has taken their place), and
-- when a job last failed (its next try says as much).
alter table staff_second_factor drop column last_code_hash;
alter table staff_second_factor drop column last_code_at;
alter table case_failure drop column last_at;
