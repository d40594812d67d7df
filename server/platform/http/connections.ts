import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type ConnectionLimits = {
	/** Connections of this process, and those of one address: an office behind one line opens some dozens. */
	inAll: number;
	perAddress: number;
	/** Requests that one connection may have waiting: browsers and proxies ask one after the other. */
	waiting: number;
	/** Bytes of answers that all connections together have not taken yet. */
	untaken: number;
	/** How long an unread answer may wait, milliseconds, and then as long as it takes at the least rate, bytes a second. */
	patience: number;
	leastRate: number;
};

const LIMITS: ConnectionLimits = {
	inAll: 2_000,
	perAddress: 200,
	waiting: 8,
	untaken: 64 * 1024 * 1024,
	patience: 30_000,
	leastRate: 16 * 1024,
};

/** How often stalled answers are looked for, milliseconds. */
const LOOK = 2_000;

/** At most this many answers are begun between two counts of what is untaken: counting looks at every connection. */
const COUNT_EVERY = 8;

/** One connection: its unsent answers with the time each began, and since when, and after how many bytes, it has stalled. */
type Line = { answers: Map<ServerResponse, number>; stands: { since: number; sent: number } | undefined };

/**
 * Bounds what connections may hold of this process: how many there are, how many requests wait on each, and how much
 * of their answers nobody reads. Node keeps an unread answer forever, and takes pipelined requests by the hundred.
 */
export class Connections {
	readonly #limits: ConnectionLimits;
	readonly #lines = new Map<Socket, Line>();
	readonly #addresses = new Map<string, number>();
	#begun = 0;
	#lastAnswers = false;

	constructor(limits: Partial<ConnectionLimits> = {}) {
		this.#limits = { ...LIMITS, ...limits };
	}

	/** @param addressOf the address a connection counts for; undefined for a trusted proxy, which carries many visitors */
	watch(server: Server, addressOf: (socket: Socket) => string | undefined, look = LOOK): void {
		server.on("connection", (socket: Socket) => this.#add(server, socket, addressOf(socket)));
		const timer = setInterval(() => this.#endStanding(performance.now()), look).unref();
		server.once("close", () => clearInterval(timer));
	}

	/** Notes a request; false when its connection was ended instead, and nothing is to be done for it. */
	take({ socket }: IncomingMessage, response: ServerResponse): boolean {
		const line = this.#lines.get(socket);
		if (!line) return !socket.destroyed;
		if (line.answers.size >= this.#limits.waiting) {
			socket.destroy();
			return false;
		}
		if (this.#lastAnswers) endsWith(response);
		line.answers.set(response, performance.now());
		response.once("close", () => line.answers.delete(response));
		if (++this.#begun % COUNT_EVERY === 0) this.#makeRoom();
		return !socket.destroyed;
	}

	/**
	 * From here on each connection ends with the answer it waits for, or the next one it asks for, and says so in it:
	 * a proxy then sends no further request on it, which would be lost when the connection is closed.
	 */
	endWithAnswers(): void {
		this.#lastAnswers = true;
		for (const { answers } of this.#lines.values()) {
			// Of several that wait on one connection the last: it would be closed before the others had left.
			const last = [...answers.keys()].at(-1);
			if (last) endsWith(last);
		}
	}

	#add(server: Server, socket: Socket, address: string | undefined): void {
		const { inAll, perAddress } = this.#limits;
		const own = address === undefined ? 0 : (this.#addresses.get(address) ?? 0);
		if (own >= perAddress || this.#lines.size >= inAll) {
			socket.destroy();
			return;
		}
		if (address !== undefined) this.#addresses.set(address, own + 1);
		this.#lines.set(socket, { answers: new Map(), stands: undefined });
		socket.once("close", () => {
			this.#lines.delete(socket);
			if (address === undefined) return;
			const left = (this.#addresses.get(address) ?? 1) - 1;
			if (left > 0) this.#addresses.set(address, left);
			else this.#addresses.delete(address);
		});
		// Idle connections make room for new ones.
		if (this.#lines.size > inAll * 0.8) server.closeIdleConnections();
	}

	#endStanding(now: number): void {
		const { patience, leastRate } = this.#limits;
		for (const [socket, line] of this.#lines) {
			const untaken = untakenOf(line);
			const sent = socket.bytesWritten - socket.writableLength;
			if (untaken === 0) line.stands = undefined;
			else if (!line.stands) line.stands = { since: now, sent };
			else {
				const bytes = sent - line.stands.sent + untaken;
				if (now - line.stands.since > patience + (bytes / leastRate) * 1_000) socket.destroy();
			}
		}
		this.#makeRoom();
	}

	/**
	 * Ends those that hold most for longest, until what is left is half of what may be held: somebody who has just begun to
	 * fetch the same file takes it within a moment.
	 */
	#makeRoom(): void {
		const { untaken: most } = this.#limits;
		const now = performance.now();
		const held = [...this.#lines].map(([socket, line]) => ({
			socket,
			bytes: untakenOf(line),
			weight: weightOf(line, now),
		}));
		let sum = held.reduce((bytes, one) => bytes + one.bytes, 0);
		if (sum <= most) return;
		for (const { socket, bytes } of held.sort((a, b) => b.weight - a.weight)) {
			if (sum <= most / 2) return;
			socket.destroy();
			sum -= bytes;
		}
	}
}

function endsWith(answer: ServerResponse): void {
	if (!answer.headersSent) answer.setHeader("Connection", "close");
}

function untakenOf({ answers }: Line): number {
	let bytes = 0;
	for (const answer of answers.keys()) bytes += answer.writableLength;
	return bytes;
}

/** Bytes that nobody has taken, times the milliseconds that they have waited. */
function weightOf({ answers }: Line, now: number): number {
	let weight = 0;
	for (const [answer, since] of answers) weight += answer.writableLength * (now - since);
	return weight;
}
