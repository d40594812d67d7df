export {
	type BuyerCaseMail,
	isForStaff,
	type Mail,
	readPayload,
	type StaffCaseMail,
	writePayload,
} from "./deliverables.ts";
export { listMails, OUTBOX_VIEWS, type OutboxFilter, type OutboxView } from "./outbox-list.ts";
export { countOutbox, enqueueMail, type Leased, leaseMails, markFailed, markSent, type Recipient } from "./queue.ts";
export { type Deliverer, OutboxWorker } from "./worker.ts";
