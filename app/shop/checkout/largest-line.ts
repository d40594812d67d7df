import * as z from "zod";

const linesSchema = z.array(z.object({ id: z.string(), quantity: z.number(), price: z.number() }));

/** The id of the product that most of an order is for, from the lines its form was sent with: its picture says thank you. */
export function largestLine(items: FormDataEntryValue | null): string | undefined {
	if (typeof items !== "string" || items === "") return undefined;
	try {
		const lines = linesSchema.safeParse(JSON.parse(items)).data ?? [];
		return lines.toSorted((a, b) => b.quantity * b.price - a.quantity * a.price)[0]?.id;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}
