/** The large view of a product's picture. */
export const zoom = {
	/** @param name "Banarasi Silk Saree" */
	title: ({ name }: { name: string }) => `${name}, large view`,
	/** Where its keys and gestures are said. */
	help: "Pinch, scroll, or press + and − to zoom. Drag, or use the arrow keys, to move.",
	in: "Zoom in",
	out: "Zoom out",
	next: "Next view",
	close: "Close the large view",
};
