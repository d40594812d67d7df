export { emailDeliverer } from "./deliverer.ts";
export { createOutboxDesk } from "./outbox-desk.ts";
export { createOutboxReading } from "./outbox-reading.ts";
export { alarmOwners } from "./refusal-alarm.ts";
export { checkSmtp, smtpTransport } from "./transport.ts";
export type { EmailSender } from "./write-email.ts";
