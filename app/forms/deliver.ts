import { type ClientActionFunctionArgs, isRouteErrorResponse } from "react-router";
import type { Submission } from "../../domain/orders/submission.ts";

const PATIENCE = 20_000;

const OFFLINE =
	"This device is offline. Nothing was sent and nothing is lost: what you entered is kept here. Please send again when you are connected.";
const UNCLEAR =
	"The answer did not come back, so we cannot tell whether it has arrived. What you entered is kept here. Sending again is safe: it is never stored twice.";
const REFUSED = "Nothing was saved. What you entered is kept here. Please send again in a minute.";

/**
 * Posts a form to its action and turns every way a network can fail into an answer the form can show. Redirects pass.
 * @param message the specification's sentence for this form's failure (section 8)
 */
export async function deliver({ serverAction }: ClientActionFunctionArgs, message: string): Promise<Submission> {
	const failed = (detail: string): Submission => ({ status: "failed", reason: "network", message, detail, values: {} });
	if (!navigator.onLine) return failed(OFFLINE);
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<Submission>((resolve) => {
		timer = setTimeout(() => resolve(failed(UNCLEAR)), PATIENCE);
	});
	try {
		return await Promise.race([serverAction<Submission>(), late]);
	} catch (error) {
		if (error instanceof Response) throw error;
		if (isRouteErrorResponse(error))
			return failed(problemDetail(error.data) ?? (error.status < 500 ? REFUSED : UNCLEAR));
		return failed(UNCLEAR);
	} finally {
		clearTimeout(timer);
	}
}

/** The sentence of a problem+json answer, which says itself whether anything was saved. */
function problemDetail(body: unknown): string | undefined {
	try {
		const problem: unknown = JSON.parse(String(body));
		if (typeof problem === "object" && problem && "detail" in problem) return String(problem.detail);
	} catch {
		// Not ours: a proxy's page.
	}
	return undefined;
}

/** The client action of every route that shows the contact form. */
export function deliverInquiry(args: ClientActionFunctionArgs): Promise<Submission> {
	return deliver(args, "Failed to send message. Please try again.");
}

export function deliverRequest(args: ClientActionFunctionArgs): Promise<Submission> {
	return deliver(args, "Failed to submit order. Please try again.");
}
