/** Where the link below a reminder leads. */
export const reminders = {
	title: "No more reminders?",
	question: ({ reference }: { reference: string }) =>
		`We will not remind you of request ${reference} again. Answers to what you write, and new offers, still come by mail.`,
	stop: "Stop reminders",
	stopped: "You will get no more reminders",
	stoppedFor: ({ reference }: { reference: string }) =>
		`This is about request ${reference}. Answers to what you write, and new offers, still come by mail.`,
	toPage: "To the private page",
};
