/** Why what was sent cannot be taken, other than for a field. */
export const sendingProblems = {
	"too-many-files": ({ limit }: { limit: number }) =>
		`Please add at most ${limit} files to one message. Nothing was sent yet.`,
	"file-too-large": ({ name, megabytes }: { name: string; megabytes: number }) =>
		`${name} is larger than ${megabytes} MB. Please send a smaller one; nothing was sent yet.`,
	"file-of-other-kind": ({ name }: { name: string }) =>
		`${name} is no PDF, JPEG or PNG. Please send one of these; nothing was sent yet.`,
};
