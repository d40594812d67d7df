/** Who sends a request, as far as limits and the log need to know. */
export type Visitor = {
	/** The address limits count by, never stored, never logged: IPv4 as it is, IPv6 cut to its /64. */
	address: string;
	/** Sent as X-Request-Id and written to the log. */
	requestId: string;
};
