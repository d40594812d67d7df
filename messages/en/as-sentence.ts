/** With a full stop behind it: the sentences that the specification quotes have none, and stand so under their fields. */
export function asSentence(text: string): string {
	return /[.?!]$/.test(text) ? text : `${text}.`;
}
