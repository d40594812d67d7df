-- A file that was erased leaves neither its content nor its hash: what must still name one names this row.
insert into stored_file (hash, type, bytes, body, created_at)
select 'erased', 'application/pdf', 0, '', min(created_at) from stored_file where bytes = 0 having count(*) > 0;

update quote_version set pdf_hash = 'erased' where pdf_hash in (select hash from stored_file where bytes = 0);

update quote_acceptance set proforma_hash = 'erased' where proforma_hash in (select hash from stored_file where bytes = 0);

delete from stored_file where bytes = 0 and hash <> 'erased'
	and not exists (select 1 from attachment a where a.file_hash = stored_file.hash)
	and not exists (select 1 from picture_file p where p.hash = stored_file.hash);
