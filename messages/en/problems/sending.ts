import { plural } from "../count.ts";

type Minutes = { minutes: number };
const tooMany = (reason: string, { minutes }: Minutes) =>
	`Nothing was saved: ${reason}. Please try again in ${plural(minutes, { one: "1 minute", other: `${minutes} minutes` })}, or write to us by email.`;

/** Why what was sent cannot be taken, other than for a field. */
export const sendingProblems = {
	"too-many-files": ({ limit }: { limit: number }) =>
		`Please add at most ${limit} files to one message. Nothing was sent yet.`,
	"file-too-large": ({ name, megabytes }: { name: string; megabytes: number }) =>
		`${name} is larger than ${megabytes} MB. Please send a smaller one; nothing was sent yet.`,
	"file-of-other-kind": ({ name }: { name: string }) =>
		`${name} is not a PDF, JPEG or PNG. Please send one of these; nothing was sent yet.`,
	"too-many-forms-from-address": (wait: Minutes) => tooMany("too many forms have come from your network", wait),
	"too-many-forms-about-case": (wait: Minutes) => tooMany("too many forms have come about this request", wait),
	"too-many-forms-in-all": (wait: Minutes) => tooMany("more forms are coming in than we can take", wait),
	"not-stored": "It was not saved. Everything you wrote is kept here; please send it again in a minute.",
	"perhaps-stored": "We could not learn whether it was saved. Please send it again: it will not be stored twice.",
	"sent-otherwise-before":
		"This form was already sent with other content, and that was saved. Nothing new was saved now. To send this as well, press the button once more.",
	"press-once-more":
		"Nothing is saved yet. Please check what you wrote and press the button once more; this keeps machines from filling the form.",
	"too-many-bytes": ({ megabytes, hours }: { megabytes: number; hours: number }) =>
		`Nothing was saved: more than ${megabytes} MB of files have come from your network within a day. Please send the message without files, or try again in ${plural(hours, { one: "1 hour", other: `${hours} hours` })}.`,
};
