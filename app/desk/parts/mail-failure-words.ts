import { type MailFailure, mailFailure } from "../../../domain/cases/mail-failure.ts";

/** Why a mail has not left, to be read before what the mail server said in its own words. */
const SENTENCES: Readonly<Record<MailFailure, string>> = {
	address_refused: "The address was refused: there is no such mailbox.",
	mailbox_full: "The recipient’s mailbox is full.",
	not_reached: "The mail server was not reached.",
	sign_in: "The mail server did not accept our sign-in.",
	too_large: "The mail is too large for the recipient’s server.",
	turned_away: "The recipient’s server turned the mail away.",
	later: "The mail server asked us to try again later.",
	unknown: "The mail server did not take the mail.",
};

/** The same as a part of a line: "mail failed: the mailbox is full". */
const SHORT: Readonly<Record<MailFailure, string>> = {
	address_refused: "the address was refused",
	mailbox_full: "the mailbox is full",
	not_reached: "the mail server was not reached",
	sign_in: "our sign-in was not accepted",
	too_large: "the mail is too large",
	turned_away: "it was turned away",
	later: "the mail server asked us to wait",
	unknown: "the mail server did not take it",
};

export function failureSentence(answer: string): string {
	return SENTENCES[mailFailure(answer)];
}

/** @param answer null where nothing was answered */
export function shortFailure(answer: string | null): string {
	return answer === null ? "no answer" : SHORT[mailFailure(answer)];
}
