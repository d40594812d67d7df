import { connect } from "node:net";
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

/** Writes bytes to a site as no browser would, and gives all that comes back until the connection ends. */
export function exchange(port: number, bytes: string | Uint8Array, within = 10_000): Promise<string> {
	return new Promise((resolve, reject) => {
		let answer = "";
		const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
		socket.setTimeout(within, () => socket.destroy(new Error(`no end of the answer within ${within} ms`)));
		socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
		socket.once("error", reject);
		socket.once("close", () => resolve(answer));
	});
}
