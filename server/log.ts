import pino, { type DestinationStream, type Logger } from "pino";

/** A log of JSON lines, on standard output unless told otherwise. */
export function createLog(destination?: DestinationStream): Logger {
	return pino(
		{ base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorWithoutData } },
		destination ?? pino.destination(1),
	);
}

/** The program's log. Nothing a person typed and no address of a visitor is ever passed to it. */
export const log = createLog();

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
 * of their messages: only these four are kept, and of the stack only the places.
 */
function errorWithoutData(error: unknown) {
	if (!(error instanceof Error)) return { message: String(error).split("\n")[0] };
	const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
	const places = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
	return { name: error.name, code, message: error.message.split("\n")[0], stack: places?.join("\n") };
}
