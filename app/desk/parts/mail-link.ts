/** The address that writes to an email address, and to no other: what could begin a second field is encoded. */
export function mailLink(email: string): string {
	const at = email.lastIndexOf("@");
	return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}
