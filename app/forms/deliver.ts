import type { ClientActionFunctionArgs } from "react-router";
import { forms } from "../../messages/en/forms.ts";
import { failureOf, TooLate } from "./failure.ts";
import type { FormResult } from "./form-result.ts";

const PATIENCE = 20_000;

type Options = {
	/** How long an answer is waited for, milliseconds. */
	patience?: number;
	/** What goes on to the route's error screen all the same. */
	passes?: (error: unknown) => boolean;
};

/**
 * Posts a form to its action and turns every way a network can fail into a result the form can show. Redirects pass.
 * It is the client action of every route of shop and buyer's page that has a form.
 */
export async function deliver(
	{ serverAction }: Pick<ClientActionFunctionArgs, "serverAction">,
	action: string,
	{ patience = PATIENCE, passes }: Options = {},
): Promise<FormResult> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new TooLate()), patience);
	});
	try {
		if (!navigator.onLine) throw new TypeError("offline");
		return await Promise.race([serverAction<FormResult>(), late]);
	} catch (error) {
		if (error instanceof Response || passes?.(error)) throw error;
		return { ...failureOf(error, forms.failures), action, values: {} };
	} finally {
		clearTimeout(timer);
	}
}
