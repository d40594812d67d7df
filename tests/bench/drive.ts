import { connect } from "node:net";

/** One answer: its status, its head as it came, its body, and how long it was waited for. */
type Driven = { status: number; head: string; body: Buffer; ms: number };

/**
 * Sends requests over some connections, on each the next one as soon as the answer is whole, until there is none left.
 * On bare sockets: a client that looks closer at what it reads would take more of the machine than the server does,
 * and would measure itself.
 * @param next the text of the next request, undefined to end a connection
 */
export async function drive(
	port: number,
	connections: number,
	next: () => string | undefined,
	take: (answer: Driven) => void,
): Promise<void> {
	await Promise.all(Array.from({ length: connections }, () => driveOne(port, next, take)));
}

function driveOne(port: number, next: () => string | undefined, take: (answer: Driven) => void): Promise<void> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, "127.0.0.1");
		let answer = new Answer();
		let since = 0;
		const send = () => {
			const request = next();
			since = performance.now();
			if (request === undefined) socket.end();
			else socket.write(request);
		};
		socket.once("error", reject);
		socket.once("close", () => (answer.begun ? reject(new Error("an answer was cut off")) : resolve()));
		socket.on("data", (bytes) => {
			if (!answer.add(bytes)) return;
			const { status, head, body } = answer;
			answer = new Answer();
			take({ status, head, body, ms: performance.now() - since });
			send();
		});
		socket.once("connect", send);
	});
}

const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = "0\r\n\r\n";

/** One answer as it arrives; nothing is copied or decoded but its head. */
class Answer {
	readonly #chunks: Buffer[] = [];
	#received = 0;
	/** Undefined until the head has said it; none for an answer in chunks. */
	#length: number | undefined;
	head = "";

	get begun(): boolean {
		return this.#received > 0;
	}

	get status(): number {
		return Number(this.head.slice(9, 12));
	}

	get body(): Buffer {
		return Buffer.concat(this.#chunks).subarray(this.head.length + HEAD_END.length);
	}

	/** Whether the answer is whole with these bytes. */
	add(bytes: Buffer): boolean {
		this.#chunks.push(bytes);
		this.#received += bytes.length;
		if (this.#length === undefined && !this.#readHead()) return false;
		if (this.#length !== Number.POSITIVE_INFINITY) return this.#received >= (this.#length ?? 0);
		return this.body.toString("latin1").endsWith(LAST_CHUNK);
	}

	#readHead(): boolean {
		const bytes = Buffer.concat(this.#chunks);
		const end = bytes.indexOf(HEAD_END);
		if (end < 0) return false;
		this.head = bytes.toString("latin1", 0, end);
		const length = /\r\ncontent-length: *(\d+)/i.exec(this.head)?.[1];
		this.#length = length === undefined ? Number.POSITIVE_INFINITY : end + HEAD_END.length + Number(length);
		return true;
	}
}
