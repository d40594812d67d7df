import { createTransport } from "nodemailer";

/** A mail as it goes out. From is the house's own and fixed; a person who wrote to us only ever stands in Reply-To. */
export type Letter = {
	to: string;
	replyTo?: { name: string; address: string };
	subject: string;
	text: string;
	html: string;
};

/** The mail server's refusal; `final` when trying again cannot help (its answer was 5xx for this mail). */
export class MailRefused extends Error {
	readonly final: boolean;
	constructor(message: string, final: boolean, cause: unknown) {
		super(message, { cause });
		this.final = final;
	}
}

export type Transport = {
	/** @throws MailRefused when the mail was not taken */
	send(letter: Letter, messageId: string, date: Date): Promise<void>;
	close(): void;
};

/** Sends by SMTP, a few connections at once, none kept for long. */
export function smtpTransport(smtpUrl: string, from: string): Transport {
	const mailer = createTransport(smtpUrl, { from });
	return {
		async send({ to, replyTo, subject, text, html }, messageId, date) {
			try {
				await mailer.sendMail({
					from,
					to: { name: "", address: to },
					replyTo,
					subject: oneLine(subject),
					text,
					html,
					messageId,
					date,
					disableFileAccess: true,
					disableUrlAccess: true,
				});
			} catch (error) {
				throw explain(error);
			}
		},
		close: () => mailer.close(),
	};
}

function explain(error: unknown): MailRefused {
	const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
	const command = error instanceof Error && "command" in error ? String(error.command) : "";
	const message = error instanceof Error ? error.message : String(error);
	// A refused sign-in is the operator's to mend: the mail itself is fine and waits.
	const final = code >= 500 && code < 600 && !command.startsWith("AUTH");
	return new MailRefused(message, final, error);
}

/** A header is one line, whatever a person typed into the field it is made from. */
export function oneLine(text: string): string {
	return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
