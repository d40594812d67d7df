import { format } from "node:util";
import pino, { type DestinationStream, type Logger } from "pino";
import { withoutTokens } from "./private-pages.ts";

/** A log of JSON lines, on standard output by default. */
export function createLog(destination?: DestinationStream): Logger {
	return pino(
		{ base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorWithoutData } },
		destination ?? pino.destination(1),
	);
}

/** The program's log. Nothing a person typed and no address of a visitor is ever passed to it. */
export const log = createLog();

/**
 * Takes what libraries print by themselves into the log, a line each and without tokens: the router names the address
 * it complains about. What this program has to say to an operator at its start is printed before.
 */
export function logPrinted(to: Logger = log): void {
	const line = (words: unknown[]) => withoutTokens(format(...words).split("\n")[0] ?? "");
	console.warn = (...words) => to.warn({ printed: line(words) }, "a library warns");
	console.error = (...words) => to.error({ printed: line(words) }, "a library complains");
}

/** Logs an unexpected failure: its kind, its message's first line and where it came from. */
export function logError(
	message: string,
	error: unknown,
	fields: Record<string, string | number> = {},
	to: Logger = log,
): void {
	to.error({ ...fields, err: error }, message);
}

/**
 * Database and mail libraries put values and addresses into properties of their errors, and into the further lines
 * of their messages: only these four are kept, and of the stack only the places. The router's messages may name an
 * address, and with it the token of a private page.
 */
function errorWithoutData(error: unknown) {
	const first = (text: string) => withoutTokens(text.split("\n")[0] ?? "");
	if (!(error instanceof Error)) return { message: first(String(error)) };
	const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
	const places = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
	return { name: error.name, code, message: first(error.message), stack: places?.join("\n") };
}
