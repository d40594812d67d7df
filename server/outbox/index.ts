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
export { enqueue, enqueueAll, type Queued } from "./enqueue.ts";
export { hourOf, noticeStaff } from "./hour-notice.ts";
export { listOutbox, OUTBOX_VIEWS, type OutboxFilter, type OutboxView } from "./outbox-list.ts";
export { countOutbox, oldestWaiting, worthRetrying } from "./queue.ts";
export { type Deliverer, OutboxWorker } from "./worker.ts";
