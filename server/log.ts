import pino from "pino";

/** JSON lines on standard output. Nothing a person typed and no address of a visitor is ever passed to it. */
export const log = pino({
	base: null,
	timestamp: pino.stdTimeFunctions.isoTime,
	level: process.env.NODE_ENV === "test" ? "silent" : "info",
	serializers: { err: errorWithoutData },
});

/** Logs an unexpected failure: its kind, its message's first line and where it came from. */
export function logError(message: string, error: unknown, fields: Record<string, string | number> = {}): void {
	log.error({ ...fields, err: error }, message);
}

/** Database and mail libraries put values and addresses into properties of their errors: only these four are kept. */
function errorWithoutData(error: unknown) {
	if (!(error instanceof Error)) return { message: String(error) };
	const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
	return { name: error.name, code, message: error.message.split("\n")[0], stack: error.stack };
}
