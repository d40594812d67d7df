import { useLoaderData } from "react-router";
import type { sent } from "../../../messages/en/shop/checkout/sent.ts";
import type { DetailFormField } from "../../../messages/order-details.ts";

/**
 * The further facts of an order, as the checkout's loader brings them: the document has room for their names and choices,
 * and the script has not.
 */
export function useDetails(): readonly DetailFormField[] {
	return useLoaderData<{ details: DetailFormField[] }>().details;
}

/** The sentences that come the same way. */
export function useSent(): typeof sent {
	return useLoaderData<{ sent: typeof sent }>().sent;
}
