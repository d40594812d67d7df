-- One friendly reminder some days after an offer that nobody has answered: the version about which it was sent, and when; and
-- since when the buyer wants no reminders about the case.
alter table quote_case add column followed_up_version integer not null default 0;
alter table quote_case add column followed_up_at bigint;
alter table quote_case add column reminders_stopped_at bigint;
