import { samples as said } from "../samples.ts";

/** The samples that are asked for, in cart and checkout. */
export const samples = {
	...said,
	onRequest: "Price on request",
	quantityOf: ({ name }: { name: string }) => `Samples of ${name}`,
	remove: "Remove",
	removeItem: ({ name }: { name: string }) => `Remove the sample of ${name}`,
	removeAllOf: ({ name }: { name: string }) => `Remove the samples of ${name}`,
};
