import { createTransport } from "nodemailer";
import { stripBidiMarks } from "../../domain/shared/strip-bidi-marks.ts";

/** A mail as it goes out. From is the company's own and fixed; a person who wrote to us appears in Reply-To alone. */
export type Email = {
	to: string;
	replyTo?: { name: string; address: string };
	subject: string;
	text: string;
	html: string;
	files?: EmailFile[];
	/** Where its reader says that they want no more of the kind, by GET as a page and by POST at once (RFC 8058). */
	unsubscribe?: string | undefined;
};

export type EmailFile = { name: string; type: string; bytes: Uint8Array };

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
	send(email: Email, messageId: string, date: Date): Promise<void>;
	close(): void;
};

/** How long a server that does not answer is waited for, well within the mail's lease; milliseconds. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 };
const SEND_WITHIN = 60_000;

/**
 * Sends by SMTP, each mail on a connection of its own.
 * @param within how long a send may take before it counts as failed, milliseconds, even when the server keeps dripping answers
 */
export function smtpTransport(smtpUrl: string, from: string, within = SEND_WITHIN): Transport {
	const mailer = createTransport({ url: smtpUrl, ...PATIENCE });
	return {
		async send({ to, replyTo, subject, text, html, files = [], unsubscribe }, messageId, date) {
			const late = Promise.withResolvers<never>();
			const timer = setTimeout(() => late.reject(new Error(`The mail server took longer than ${within} ms.`)), within);
			try {
				const sent = mailer.sendMail({
					from,
					to: { name: "", address: to },
					replyTo: replyTo && { ...replyTo, name: oneLine(replyTo.name) },
					subject: oneLine(subject),
					text,
					html,
					attachments: files.map(({ name, type, bytes }) => ({
						filename: name,
						contentType: type,
						content: Buffer.from(bytes),
					})),
					...(unsubscribe && {
						headers: {
							"List-Unsubscribe": `<${unsubscribe}>`,
							"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
						},
					}),
					messageId,
					date,
					disableFileAccess: true,
					disableUrlAccess: true,
				});
				await Promise.race([sent, late.promise]);
			} catch (error) {
				throw explain(error);
			} finally {
				clearTimeout(timer);
			}
		},
		close: () => mailer.close(),
	};
}

/** Connects to a mail server and signs in, as for a mail. @throws MailRefused with what it says */
export async function checkSmtp(smtpUrl: string): Promise<void> {
	const mailer = createTransport({ url: smtpUrl, ...PATIENCE });
	try {
		await mailer.verify();
	} catch (error) {
		throw explain(error);
	} finally {
		mailer.close();
	}
}

/** The steps that are about the mail itself; at any other the server refuses us, and the mail waits. */
const ABOUT_THE_MAIL = /^(MAIL FROM|RCPT TO|DATA)/;
/** "Authentication required" (RFC 4954): said at MAIL FROM, but the operator's to mend. */
const SIGN_IN_FIRST = 530;

function explain(error: unknown): MailRefused {
	const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
	const command = error instanceof Error && "command" in error ? String(error.command) : "";
	const message = error instanceof Error ? error.message : String(error);
	const final = code >= 500 && code < 600 && code !== SIGN_IN_FIRST && ABOUT_THE_MAIL.test(command);
	return new MailRefused(message, final, error);
}

/** A header is one line, whatever a person typed into the field it is made from. */
export function oneLine(text: string): string {
	return stripBidiMarks(text)
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
		.trim();
}
