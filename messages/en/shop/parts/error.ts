/** The screen for a page that failed or does not exist. */
export const error = {
	title: "Unexpected Application Error!",
	/** The heading of an address that leads nowhere; the title above stands small at its end. */
	lost: "We cannot find this page.",
	notFound: "There is no page at this address. It may have moved, or the link may be incomplete.",
	badForm: "The form could not be read. Nothing was saved; please go back and send it again.",
	refused: "This page cannot be shown as requested.",
	ours: "Something went wrong on our side, and it has been logged. Please try again in a minute.",
	noConnection: "No connection",
	notLoaded: "The page could not be loaded. Please check your connection and reload.",
	products: "See the products",
	home: "Back to Home",
	contact: "Contact us",
};
