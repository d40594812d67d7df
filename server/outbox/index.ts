export {
	type BuyerCaseMail,
	CHANNELS,
	type Channel,
	type Delivery,
	isForStaff,
	leavesBy,
	type Mail,
	readPayload,
	type StaffCaseMail,
	writePayload,
} from "./deliverables.ts";
export { listOutbox, OUTBOX_VIEWS, type OutboxFilter, type OutboxView } from "./outbox-list.ts";
export { countOutbox, enqueue, type Leased, type Recipient } from "./queue.ts";
export { type Deliverer, OutboxWorker } from "./worker.ts";
