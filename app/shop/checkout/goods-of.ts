import * as z from "zod";

const linesSchema = z.array(z.object({ id: z.string(), quantity: z.number(), price: z.number() }));

type Goods = {
	/** The id of the product that most of it is for: its name and picture say thank you. */
	product: string;
	/** How many products there are. */
	products: number;
};

/** What an order is of, from the lines its form was sent with. */
export function goodsOf(items: FormDataEntryValue | null): Goods | undefined {
	if (typeof items !== "string" || items === "") return undefined;
	try {
		const lines = linesSchema.safeParse(JSON.parse(items)).data ?? [];
		const largest = lines.toSorted((a, b) => b.quantity * b.price - a.quantity * a.price)[0];
		return largest && { product: largest.id, products: lines.length };
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}
