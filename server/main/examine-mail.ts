import { randomUUID } from "node:crypto";
import { checkSmtp, smtpTransport } from "../email/index.ts";
import type { Settings } from "./env.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, note, wrong } = findingsAbout("mail");

/** Whether the mail server lets us in; with an address, whether it takes an email for it. */
export async function examineMail(
	{ smtpUrl, mailFrom, publicUrl }: Settings,
	to: string | undefined,
): Promise<Finding[]> {
	if (!smtpUrl) return [note("SMTP_URL is not set: every email waits in the outbox, and none leaves.")];
	const { host } = new URL(smtpUrl);
	try {
		if (to === undefined) {
			await checkSmtp(smtpUrl);
			return [ok(`${host} lets us in. To see an email arrive: npm run doctor -- --mail you@example.com`)];
		}
		const text = "The site can send email. This was sent by npm run doctor.";
		const transport = smtpTransport(smtpUrl, mailFrom);
		const email = { to, subject: "A trial email", text, html: `<p>${text}</p>` };
		await transport.send(email, `<${randomUUID()}@${new URL(publicUrl).hostname}>`, new Date());
		transport.close();
		return [ok(`${host} took a trial email for ${to}, from ${mailFrom}. See whether it arrives, and not as spam.`)];
	} catch (error) {
		const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
		return [
			wrong(`${host} does not take our mail: ${why}. Look at SMTP_URL (and MAIL_FROM); emails wait in the outbox.`),
		];
	}
}
