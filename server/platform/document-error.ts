/** Why there is no PDF. `busy`: too many wait already; `timeout`: it took too long; `closed`: the site is stopping. */
export type DocumentFailure = "busy" | "timeout" | "failed" | "closed";

/** A document (a quotation, a proforma invoice) that could not be made. */
export class DocumentError extends Error {
	readonly reason: DocumentFailure;

	constructor(reason: DocumentFailure, message: string) {
		super(message);
		this.reason = reason;
	}
}
