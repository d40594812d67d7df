import { mailLink } from "./mail-link.ts";

/** A buyer's address, by which a colleague's own mail program opens: what is sent from there is in no conversation. */
export function OwnMail({ email }: { email: string }) {
	return (
		<a
			href={mailLink(email)}
			title="Opens your own mail program. What you send there is not in this conversation and does not count as an answer."
		>
			{email}
		</a>
	);
}
