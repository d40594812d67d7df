import type { Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server that keeps what it was sent. */
export type Mailbox = {
	url: string;
	port: number;
	/** What it took and what it read before it cut the line, in the order of arrival. */
	mails: Received[];
	/** Connections so far. */
	visits: () => number;
	waitFor(count: number, within?: number): Promise<Received[]>;
	close(): Promise<void>;
};
export type Received = { to: string[]; raw: string; parsed: Email; acknowledged: boolean };

/**
 * What it does to one connection:
 * - take: takes the mail. - drop: hangs up at once. - hang: never greets.
 * - closed: 554 instead of a greeting. - sign-in: 530 at MAIL FROM.
 * - busy: 451 at RCPT TO. - refuse: 550 at RCPT TO. - refuse-text: 554 after the text.
 * - cut: reads the whole mail and hangs up before it says so.
 */
export type Fault = "take" | "drop" | "hang" | "closed" | "sign-in" | "busy" | "refuse" | "refuse-text" | "cut";

const ANSWERS: Partial<Record<Fault, { code: number; text: string }>> = {
	closed: { code: 554, text: "no service for you here" },
	"sign-in": { code: 530, text: "5.7.0 authentication required" },
	busy: { code: 451, text: "4.3.2 come back later" },
	refuse: { code: 550, text: "5.1.1 no such mailbox" },
	"refuse-text": { code: 554, text: "5.6.0 this text is not wanted" },
};

/**
 * @param script what the first connections meet, one after the other; all later ones are taken
 * @param hangsFor for whom it never says whether it takes the mail
 */
export async function openMailbox({
	port = 0,
	script = [],
	hangsFor = () => false,
}: {
	port?: number;
	script?: readonly Fault[];
	hangsFor?: (recipient: string) => boolean;
} = {}): Promise<Mailbox> {
	const mails: Received[] = [];
	const arrivals = new EventTarget();
	const faults = new Map<string, Fault>();
	const sockets = new Map<number, Socket>();
	let visits = 0;
	/** The refusal of a session at the step of this fault, null when it goes on. */
	const refusal = (id: string, ...at: Fault[]) => {
		const fault = faults.get(id) ?? "take";
		const answer = at.includes(fault) ? ANSWERS[fault] : undefined;
		return answer ? Object.assign(new Error(answer.text), { responseCode: answer.code }) : null;
	};
	const hangUp = () => {
		for (const socket of sockets.values()) socket.destroy();
	};
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS", "AUTH"],
		disableReverseLookup: true,
		logger: false,
		closeTimeout: 100,
		onConnect(session, callback) {
			const fault = script[visits++] ?? "take";
			faults.set(session.id, fault);
			if (fault === "drop") sockets.get(session.remotePort)?.destroy();
			else if (fault !== "hang") callback(refusal(session.id, "closed"));
		},
		onMailFrom(_address, session, callback) {
			callback(refusal(session.id, "sign-in"));
		},
		onRcptTo({ address }, session, callback) {
			if (!hangsFor(address)) callback(refusal(session.id, "busy", "refuse"));
		},
		onData(stream, session, callback) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", async () => {
				const refused = refusal(session.id, "refuse-text");
				const cut = faults.get(session.id) === "cut";
				const raw = Buffer.concat(chunks).toString("utf8");
				const to = session.envelope.rcptTo.map(({ address }) => address);
				const parsed = await PostalMime.parse(raw);
				if (!refused) mails.push({ to, raw, parsed, acknowledged: !cut });
				if (cut) sockets.get(session.remotePort)?.destroy();
				else callback(refused);
				arrivals.dispatchEvent(new Event("mail"));
			});
		},
	});
	// A line that was cut is an error to the server as well; it is what the test asked for.
	server.on("error", () => {});
	server.server.on("connection", (socket: Socket) => {
		const from = socket.remotePort ?? 0;
		sockets.set(from, socket);
		socket.once("close", () => sockets.delete(from));
	});
	await new Promise<void>((resolve, reject) => {
		server.server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
	const address = server.server.address();
	const bound = typeof address === "object" && address ? address.port : 0;
	return {
		url: `smtp://127.0.0.1:${bound}`,
		port: bound,
		mails,
		visits: () => visits,
		waitFor(count, within = 60_000) {
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
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				hangUp();
			}),
	};
}
