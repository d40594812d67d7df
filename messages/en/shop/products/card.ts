/** A product's card. */
export const card = {
	noPicture: "No picture yet",
	minOrder: "Min Order:",
	/** Behind the button's name; the number alone is seen. */
	held: ({ count }: { count: number }) => `${count} in your cart`,
};
