import type { EmailDeps } from "../cases/index.ts";
import { alarmOwners, type EmailSender, emailDeliverer, smtpTransport } from "../email/index.ts";
import { CHANNELS, type Channel, type Deliverer, OutboxWorker } from "../outbox/index.ts";
import type { Database } from "../platform/db/database.ts";
import type { Settings } from "./env.ts";

/** Where what is queued goes, as the settings have it. */
export function emailDepsOf({ staffEmails, publicUrl }: Settings): EmailDeps {
	return { staffEmails, mailDomain: new URL(publicUrl).hostname };
}

/** What delivers by each channel; undefined where the settings leave it closed, and what is queued for it then waits. */
type Deliverers = { readonly [C in Channel]: Deliverer<C> | undefined };

function deliverersOf(settings: Settings, database: Database, sender: EmailSender): Deliverers {
	const { smtpUrl, mailFrom } = settings;
	return {
		email: smtpUrl
			? emailDeliverer(database, smtpTransport(smtpUrl, mailFrom), sender, emailDepsOf(settings))
			: undefined,
	};
}

/** The workers of all channels that are open. */
export type Delivery = { wake(): void; stop(): Promise<void> };

/** Begins to deliver what is in the outbox, each channel by itself. @param sender whom every email is from now */
export function startDelivery(
	settings: Settings,
	database: Database,
	sender: EmailSender,
	now: () => number,
): Delivery {
	const { smtpUrl, mailFrom, ownerAlerts } = settings;
	const alarm = smtpUrl && ownerAlerts ? smtpTransport(smtpUrl, mailFrom) : undefined;
	if (alarm) {
		const { mailDomain, staffEmails } = emailDepsOf(settings);
		alarmOwners({
			database,
			transport: alarm,
			company: () => sender.company,
			mailDomain,
			otherwise: staffEmails,
			now,
		});
	}
	const deliverers = deliverersOf(settings, database, sender);
	const workerOf = <C extends Channel>(channel: C): Delivery[] => {
		const deliverer = deliverers[channel];
		return deliverer ? [new OutboxWorker(database, channel, deliverer, now)] : [];
	};
	const workers = [...new Set(Object.values(CHANNELS))].flatMap(workerOf);
	const wake = () => {
		for (const worker of workers) worker.wake();
	};
	wake();
	return {
		wake,
		async stop() {
			await Promise.all(workers.map((worker) => worker.stop()));
			alarm?.close();
		},
	};
}
