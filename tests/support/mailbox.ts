import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server that keeps what it was sent. */
export type Mailbox = {
	url: string;
	mails: Received[];
	waitFor(count: number, within?: number): Promise<Received[]>;
	close(): Promise<void>;
};
export type Received = { to: string[]; raw: string; parsed: Email };

export async function openMailbox(): Promise<Mailbox> {
	const mails: Received[] = [];
	const arrivals = new EventTarget();
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS", "AUTH"],
		logger: false,
		onData(stream, session, callback) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", async () => {
				const raw = Buffer.concat(chunks).toString("utf8");
				mails.push({
					to: session.envelope.rcptTo.map(({ address }) => address),
					raw,
					parsed: await PostalMime.parse(raw),
				});
				arrivals.dispatchEvent(new Event("mail"));
				callback();
			});
		},
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(0, "127.0.0.1", resolve);
	});
	const address = server.server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	return {
		url: `smtp://127.0.0.1:${port}`,
		mails,
		waitFor(count, within = 10_000) {
			return new Promise((resolve, reject) => {
				const timer = setTimeout(
					() => reject(new Error(`${mails.length} of ${count} mails arrived within ${within} ms`)),
					within,
				);
				const look = () => {
					if (mails.length < count) return;
					clearTimeout(timer);
					arrivals.removeEventListener("mail", look);
					resolve(mails);
				};
				arrivals.addEventListener("mail", look);
				look();
			});
		},
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
