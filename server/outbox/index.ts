export {
	BUYER_CASE_MAILS,
	type BuyerCaseMail,
	countOutbox,
	enqueueMail,
	isForStaff,
	type Leased,
	leaseMails,
	type Mail,
	markFailed,
	markSent,
	type StaffCaseMail,
} from "./outbox.ts";
export { listMails, OUTBOX_VIEWS, type OutboxFilter, type OutboxView } from "./outbox-list.ts";
