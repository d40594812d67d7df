/** Everything said and done, and the place to write. */
export const conversation = {
	heading: "Conversation",
	yourAnswer: "Your answer",
	writeToUs: "Write to us",
	/** Lead to the form at the head of the page. */
	answerAbove: "Answer above",
	writeAbove: "Write to us above",
	send: "Send",
	files: "Files",
	optional: "(optional)",
	filesHint: "Up to 5 files: PDF, JPEG or PNG, 5 MB each",
};
