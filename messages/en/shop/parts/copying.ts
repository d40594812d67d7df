/** What became of a text that was to be copied. */
export const copying = {
	/** By what was copied: said anew when another text is copied after the first. */
	copied: { reference: "Reference copied.", link: "Link copied.", text: "Text copied." },
	copyByHand: "Your browser does not let us copy. The text is selected: please copy it by hand.",
};
