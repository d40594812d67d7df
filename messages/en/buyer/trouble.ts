/** The screen in place of the page when something failed on the way to it. */
export const trouble = {
	offline: {
		title: "The page could not be loaded.",
		what: "Please check your connection and reload. What you typed is kept on this device.",
	},
	ours: {
		title: "Something went wrong on our side.",
		what: "It has been logged. Please reload in a minute; what was saved before is safe.",
	},
	refused: {
		title: "This cannot be shown.",
		what: "Nothing was saved. Please open the page again from the link in our mail.",
	},
	reload: "Reload",
};
