/** Whether who asks says that they have what bears this tag, or anything at all (RFC 9110, section 13.1.2). */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
	// Parted by the comma alone: a pattern with blanks around it takes the square of a long run of blanks.
	const known = ifNoneMatch?.split(",").map((one) => one.trim()) ?? [];
	return known.includes(etag) || known.includes("*");
}
