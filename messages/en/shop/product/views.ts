/** The pictures of a product on its page. */
export const views = {
	/** Names the list of small pictures. */
	all: "Views",
	/** On the picture; opens it large. */
	zoom: "Zoom",
};
