export { createOutboxDesk } from "./outbox-desk.ts";
export { createOutboxReading } from "./outbox-reading.ts";
export { smtpTransport } from "./transport.ts";
export { MailWorker } from "./worker.ts";
