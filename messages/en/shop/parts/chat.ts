/** What a chat message says below the company's own greeting: what the page and the cart are about. */
export const chat = {
	about: ({ name }: { name: string }) => `I am asking about ${name}.`,
	cart: "In my cart:",
	line: ({ name, quantity }: { name: string; quantity: string }) => `${name}: ${quantity}`,
	more: ({ count }: { count: number }) => `and ${count} more`,
};
