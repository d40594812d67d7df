import type { Unit } from "../../../../domain/catalogue/catalogue.ts";
import { number, plural, productCount, unitFor } from "../../count.ts";

const lines = (count: number) => plural(count, { one: "1 line", other: `${number(count)} lines` });

/** "3", "3 and 7", "3 to 9" */
const numbersOf = (numbers: readonly number[]) => {
	const [first = 0] = numbers;
	const last = numbers.at(-1) ?? first;
	const isRun = numbers.length > 2 && last - first === numbers.length - 1;
	return isRun ? `${first} to ${last}` : new Intl.ListFormat("en-GB").format(numbers.map(String));
};
const lineNumbers = ({ numbers }: { numbers: readonly number[] }) =>
	`${plural(numbers.length, { one: "Line", other: "Lines" })} ${numbersOf(numbers)}`;

/** The page on which a list becomes an order. */
export const quickOrder = {
	title: "Quick order",
	lead: "Paste lines from a spreadsheet, or type them: article number or name and quantity, with colour and size if you like.",
	list: "Your list, one product in each line",
	hint: "Up to 100 products, for example:",
	examples: ["T604 40", "40 x Sage Linen Shirt", "Kavi Dhoti, 60, Turmeric", "Round Neck T-shirt 50 navy M"],
	chooseFile: "Choose a CSV or XLSX file",
	dropFile: "or drop it here",
	/** What a row of a file holds. */
	rows: "One product in each row, in columns: article number or name, quantity, and colour and size if you like.",
	fileRead: ({ count, name }: { count: number; name: string }) => `${lines(count)} read from ${name}.`,
	reading: ({ name }: { name: string }) => `Reading ${name} …`,
	find: "Find the products",
	finding: "Looking …",
	/** What was found of a list. */
	found: ({ ready, open }: { ready: number; open: number }) =>
		open === 0
			? `${productCount(ready)} found`
			: ready === 0
				? `${lines(open)} to check`
				: `${productCount(ready)} found, ${lines(open)} to check`,
	toLookAt: "Lines to check",
	toLookAtLead: "These are not added yet. Correct them here and check again, or leave a line out.",
	lineNumbers,
	article: ({ sku }: { sku: string }) => `Article ${sku}`,
	/** The label of the field in which a line is corrected. */
	correct: ({ line }: { line: number }) => `Line ${line}`,
	/** "T601, ₹820 per piece, min 30": without a number where the owner has given none. */
	price: ({ sku, ...of }: { sku: string | undefined; price: string; unit: Unit; minimum: string }) =>
		`${sku === undefined ? "" : `${sku}, `}${of.price} per ${of.unit}, min\u00a0${of.minimum}`,
	/** Puts the next quantity that can be ordered into a line. */
	raise: ({ to, unit }: { to: number; unit: Unit }) => `Make it ${number(to)} ${unitFor(to, unit)}`,
	/** Takes a line from the list. */
	remove: ({ line }: { line: number }) => `Leave out line ${line}`,
	choices: "Products that may be meant",
	/** Beside each of them, on its button. */
	choose: "Choose",
	again: "Check again",
	more: ({ count }: { count: number }) => `${lines(count)} more. They are shown once these are right.`,
	ready: "Ready for your cart",
	total: "Total at list price",
	addAll: "Add all to cart",
	/** Where other lines are still to be checked; what becomes of them stands below. */
	addReady: ({ count }: { count: number }) => `Add ${productCount(count)} to cart`,
	stays: ({ count }: { count: number }) =>
		`${plural(count, { one: "The line", other: `The ${lines(count)}` })} to check stay${count === 1 ? "s" : ""} in your list.`,
	added: ({ count, pieces }: { count: number; pieces: number }) =>
		`${productCount(count)}, ${number(pieces)} ${unitFor(pieces, "piece")} in all, added to your cart.`,
	/** The cart is full. */
	left: ({ count, limit }: { count: number; limit: number }) =>
		`${productCount(count)} stayed here: a request holds up to ${limit}.`,
	checkout: "Proceed to Checkout",
	/** The second part is a link. */
	noScript: ["The cart needs JavaScript. Without it, please ", "write to us", " and copy your lines into the message."],
	failures: {
		offline: "This device is offline. Your list is kept here; please try again when you are connected.",
		unclear: "We did not get an answer. Your list is kept here; please try again.",
		refused: "Your list could not be looked up. It is kept here; please try again in a minute.",
		unavailable: "Your list cannot be looked up just now. It is kept here; please try again in a minute.",
		broken: "Your list could not be looked up. It is kept here; please try again in a minute.",
	},
	/** Why a file cannot be read. */
	files: {
		empty: "The file has no lines with text in its first sheet.",
		large: "The file is larger than 10 MB. Please copy the lines that you need into a new file, or paste them.",
		old: "This is an old kind of spreadsheet. Please save it as XLSX or CSV and choose it again.",
		other: "This is neither a CSV nor an XLSX file. Please save it as one of them and choose it again.",
		damaged: "The file cannot be read: it may be damaged or protected. Please save it again, or paste its lines.",
		long: ({ limit }: { limit: number }) =>
			`The file has more than ${number(limit)} lines, or sheets far larger than a list needs. Please copy the lines that you need into a new file, or paste them.`,
	},
};
