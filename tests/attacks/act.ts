import { HURRIED } from "../../server/form-keys.ts";
import { fetchFormKey, postOrder } from "../support/submit.ts";

/** Orders as a stranger does. @returns the path of the private page, which the receipt gives to whoever has ordered */
export async function buyersPath(url: string, fields: Record<string, string> = {}): Promise<string> {
	const formKey = await fetchFormKey(url);
	// A form that is sent sooner than a person types is taken for a machine's.
	await new Promise((resolve) => setTimeout(resolve, HURRIED + 20));
	const { receipt, status } = await postOrder(url, { ...fields, formKey });
	if (!receipt?.token) throw new Error(`The order was answered with ${status} and no link.`);
	return `/q/${receipt.token}`;
}
