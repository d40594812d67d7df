/** Who sends a request, as far as limits need to know: never stored, never logged. */
export type Visitor = {
	/** The address limits count by: IPv4 as it is, IPv6 cut to its /64. */
	address: string;
	requestId: string;
};
