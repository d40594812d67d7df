-- Whether a mail server has refused the recipient's address itself (`domain/cases/mail-status.ts`): the outbox counts the
-- failed mails that are worth another try without reading what was answered to each.
alter table outbox add column address_refused integer not null default 0;

-- Blanks replace what stands around a code. Its last number has one digit or two; an IP address that begins like a code
-- goes on. 5.1.7 and 5.1.8 refuse the sender.
update outbox set address_refused = 1
where id in (
	select id from (
		select id,
			replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
				' ' || last_error || ' ',
				'#', ' '), '(', ' '), ')', ' '), '[', ' '), ']', ' '), ':', ' '), ';', ' '), ',', ' '), '-', ' '), '. ', ' '),
				' 5.1.7 ', ' '), ' 5.1.8 ', ' ') as answer
		from outbox
		where state in ('dead', 'dropped')
	) as failed
	where answer like '% 5.1._ %' or answer like '% 5.1.__ %'
);

-- A mail that has failed says when; until now it kept when it would have been tried next. It is set back to the earliest
-- time at which its last try can have failed (`retryWait` in `server/outbox/queue.ts`).
update outbox
set next_at = next_at - case when attempts >= 12 then 32400000 else 22500 << (attempts - 1) end
where state in ('dead', 'dropped') and attempts > 0;

create index outbox_failed on outbox (address_refused, next_at) where state = 'dead';
