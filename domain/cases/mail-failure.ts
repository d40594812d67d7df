import { isAddressRefused } from "./mail-status.ts";

/** Why a mail has not left, as far as it can be told from what the mail server said. */
export type MailFailure =
	| "address_refused"
	| "mailbox_full"
	| "not_reached"
	| "sign_in"
	| "too_large"
	| "turned_away"
	| "later"
	| "unknown";

/**
 * What gives each away, the surest first. Enhanced codes are those of RFC 3463: a server that knows them says by them
 * what its three digits leave open. Without any, common words and the errors of Node's sockets tell.
 */
const SIGNS: readonly (readonly [MailFailure, RegExp])[] = [
	["mailbox_full", /\b[45]\.2\.2\b|mailbox (is )?full|over ?quota|quota exceeded|insufficient (system )?storage/i],
	["too_large", /\b[45]\.(2\.3|3\.4)\b|message (size|too (large|big))|exceeds? .*size/i],
	["sign_in", /^(530|53[45])\b|\b[45]\.7\.8\b|invalid login|authentication (failed|required)/i],
	[
		"not_reached",
		/\b(ECONN\w+|ETIMEDOUT|ESOCKET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE)\b|getaddrinfo|connection (timeout|closed)|greeting never|socket|took longer than/i,
	],
	["later", /greylist|try again later/i],
	["turned_away", /\b[45]\.7\.\d+\b|\bspam\b|block(ed|list)|blacklist|\bpolicy\b|\bdmarc\b|\bspf\b/i],
	[
		"address_refused",
		/no such (user|mailbox|address|recipient)|(user|recipient|mailbox) (unknown|not found)|unknown user/i,
	],
	["later", /^4\d\d\b|\b4\.\d+\.\d+\b/],
];

/** @param answer what the mail server said, or the error of the connection to it */
export function mailFailure(answer: string): MailFailure {
	if (isAddressRefused(answer)) return "address_refused";
	return SIGNS.find(([, sign]) => sign.test(answer))?.[0] ?? "unknown";
}
