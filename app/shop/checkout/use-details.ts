import { useLoaderData } from "react-router";
import type { DetailFormField } from "../../../messages/order-details.ts";

/**
 * The further facts of an order, as the checkout's loader brings them: the document has room for their names and choices,
 * and the script has not.
 */
export function useDetails(): readonly DetailFormField[] {
	return useLoaderData<{ details: DetailFormField[] }>().details;
}
