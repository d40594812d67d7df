import { readStored } from "../shared/stored-json.ts";
import { type OrderDetails, orderDetails } from "./order-details.ts";

/** What is said in a form or a stored record, whatever else is there. */
export function detailsIn(record: object): OrderDetails {
	const texts = new Map(Object.entries(record));
	return Object.fromEntries(
		orderDetails.flatMap(({ name }) => {
			const text: unknown = texts.get(name);
			return typeof text === "string" && text !== "" ? [[name, text]] : [];
		}),
	);
}

/** The details as they are stored: JSON with the version of its shape. */
export function storeDetails(details: OrderDetails): string {
	return JSON.stringify({ v: 1, ...details });
}

/**
 * Reads them back. Requests of before there were any hold `{}`.
 * @throws Error for an unknown version
 */
export function readDetails(stored: string): OrderDetails {
	return readStored("quote_request.details", stored, { 1: (value) => detailsIn(Object(value)) });
}
