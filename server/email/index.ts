export { createOutboxDesk, findMail, readMail } from "./outbox-desk.ts";
export { smtpTransport } from "./transport.ts";
export { MailWorker } from "./worker.ts";
