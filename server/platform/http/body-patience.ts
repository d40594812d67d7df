import type { IncomingMessage, ServerResponse } from "node:http";

/** How long a body is waited for, and one that a gate has let in with its files, on whatever line; milliseconds. */
const BODY_WITHIN = 15_000;
export const FILES_WITHIN = 300_000;

/** The least bytes that a body with files brings in each such time, milliseconds: by a byte a second it would hold its place. */
const LEAST_BYTES = 64 * 1024;
const LEAST_WITHIN = 15_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Ends a connection whose body does not come in time. Node's own limit is one for all, and made for files. */
export function hurryBody(request: IncomingMessage): void {
	const { "content-length": length, "transfer-encoding": chunked } = request.headers;
	if (chunked === undefined && Number(length ?? 0) === 0) return;
	setTimer(request, BODY_WITHIN);
	request.once("close", () => clearTimeout(timers.get(request)));
}

/** Gives a body the time that files need; called behind a gate, before it is read. */
export function waitForFiles(request: IncomingMessage): void {
	if (!timers.has(request)) return;
	setTimer(request, FILES_WITHIN);
	const { socket } = request;
	let before = socket.bytesRead;
	const pace = setInterval(() => {
		if (request.complete) clearInterval(pace);
		else if (socket.bytesRead - before < LEAST_BYTES) request.destroy();
		before = socket.bytesRead;
	}, LEAST_WITHIN).unref();
	request.once("close", () => clearInterval(pace));
}

/**
 * Lets the rest of a body that nobody wants run into nothing once it has been answered. A reader that had begun to read it
 * would else hold it back, and the connection with it: what a proxy sends along that connection next, perhaps for
 * somebody else, would be lost.
 */
export function dropRest(request: IncomingMessage, response: ServerResponse): void {
	response.once("finish", () => {
		if (request.complete) return;
		request.removeAllListeners("data");
		request.resume();
	});
}

function setTimer(request: IncomingMessage, within: number): void {
	clearTimeout(timers.get(request));
	const timer = setTimeout(() => {
		if (!request.complete) request.destroy();
	}, within);
	timer.unref();
	timers.set(request, timer);
}
