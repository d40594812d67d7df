/** A buyer who does not exist, as every test sends one. */
export const exampleOrder = {
	fullName: "Example Buyer",
	email: "buyer@example.com",
	phone: "+44 20 7946 0018",
	company: "Example Trading",
	country: "United Kingdom",
	address: "1 Example Street, London",
	notes: "",
	items: JSON.stringify([{ id: "banarasi-silk-saree", quantity: 10, price: 250_000 }]),
};

/** The same buyer as a case has them. */
export const exampleBuyer = {
	locale: "en",
	name: exampleOrder.fullName,
	company: exampleOrder.company,
	email: exampleOrder.email,
	phone: exampleOrder.phone,
	address: "1 Example Street\nLondon",
	notes: null,
} as const;

export const exampleInquiry = {
	name: "Example Sender",
	email: "sender@example.com",
	company: "",
	country: "Japan",
	message: "Which weights of cotton do you weave?",
};
