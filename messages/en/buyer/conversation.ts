/** Everything said and done, and the place to write. */
export const conversation = {
	heading: "Conversation",
	yourAnswer: "Your answer",
	writeToUs: "Write to us",
	send: "Send",
	files: "Files",
	optional: "(optional)",
	filesHint: "Up to 5 files: PDF, JPEG or PNG, 5 MB each",
};
