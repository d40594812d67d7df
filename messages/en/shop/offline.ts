/** The page that the browser shows where it cannot fetch one, and where a form was sent without a connection. */
export const offline = {
	title: "No connection",
	unreached: {
		heading: "This page cannot be opened just now.",
		lead: "There seems to be no connection, or our site is not responding. The page opens by itself once you are connected again.",
		again: "Try again",
	},
	unsent: {
		heading: "Nothing was sent.",
		lead: "There is no connection. Go back to your form: what you typed is still there, and you can send it once you are connected again.",
		back: "Back to the form",
	},
	cart: "Your cart is kept on this device",
	cartNote: "Prices and minimums are shown again once there is a connection, because they may have changed.",
	seen: "What you looked at last",
	seenNote: "These pages open once you are connected again.",
	/** The mail address follows, and the telephone number behind the word between them. */
	reach: "To reach us meanwhile, write to",
	call: "or call",
};
