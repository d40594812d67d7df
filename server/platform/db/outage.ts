/** The database, or the way to it, failed; `code` is a SQLSTATE or what the network said. */
export class Outage extends Error {
	readonly code: string;

	constructor(cause: Error, code: string) {
		super(cause.message, { cause });
		this.name = "Outage";
		this.code = code;
	}
}

/** SQLSTATE classes of a server that cannot serve: connection, resources, shutdown or timeout. */
const SERVER_CANNOT = /^(08|53|57)/;

/**
 * What a failed call of `pg` says of the database, undefined when the server refused what we asked. An error that
 * does not come from the server (it has no severity then) is about the connection; `pg` gives those of its own making
 * no code.
 */
export function asOutage(error: unknown): Outage | undefined {
	if (!(error instanceof Error)) return undefined;
	const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
	if ("severity" in error) return code && SERVER_CANNOT.test(code) ? new Outage(error, code) : undefined;
	if (error instanceof TypeError || error instanceof RangeError) return undefined;
	return new Outage(error, code ?? (/time(d )?out/i.test(error.message) ? "ETIMEDOUT" : "ECONNRESET"));
}
