/** Why a request was answered by no page. `title` is the status in words. */
export const http = {
	unreadableAddress: {
		title: "Bad Request",
		detail: () => "This address cannot be read: a part of it is missing. Please copy the whole link again.",
	},
	otherHost: {
		title: "Misdirected Request",
		detail: ({ host }: { host: string }) => `This server answers for ${host} only.`,
	},
	otherMethod: {
		title: "Method Not Allowed",
		detail: () => "This address accepts only page views and submitted forms.",
	},
	fromElsewhere: {
		title: "Forbidden",
		detail: () => "Nothing was saved. Please open the page on our own site and send the form from there.",
	},
	noForm: {
		title: "Unsupported Media Type",
		detail: () => "Nothing was saved. Please send the form of the page itself.",
	},
	unreadableForm: {
		title: "Bad Request",
		detail: () => "The form could not be read. Nothing was saved; please go back and send it again.",
	},
	tooLarge: {
		title: "Content Too Large",
		detail: ({ size }: { size: string }) =>
			`Nothing was saved. The form is larger than ${size}; please shorten it and send again.`,
	},
	noPicture: { title: "Not Found", detail: () => "There is no such picture." },
	failed: {
		title: "Internal Server Error",
		detail: () => "Something failed on our side. Please try again; if it happens again, send us the request ID.",
	},
};
