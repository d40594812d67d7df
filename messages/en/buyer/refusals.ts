/** Why a form of the buyer's page was not read. */
export const refusals = {
	crowded:
		"Nothing was saved: too many files are arriving at once. What you entered is kept; please send again in a minute.",
	tooLong: "Nothing was saved: this text is far longer than we can take. Please send it as a PDF.",
};
