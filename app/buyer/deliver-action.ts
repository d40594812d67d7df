import { type ClientActionFunctionArgs, isRouteErrorResponse } from "react-router";
import { BUYER_ACTS } from "../../domain/cases/buyer-action.ts";
import type { ActAnswer } from "./action-answer.ts";

/** A form is waited for so long; one with files as long as a slow line needs for them. Milliseconds. */
const PATIENCE = 25_000;
const PATIENCE_WITH_FILES = 300_000;

const OFFLINE =
	"This device is offline. Nothing was sent and nothing is lost: what you entered is kept here. Please send again when you are connected.";
const UNCLEAR =
	"The answer did not come back, so we cannot tell whether it has arrived. What you entered is kept here. Sending again is safe: it is never done twice.";
const REFUSED = "Nothing was saved. What you entered is kept here. Please send again in a minute.";

/** Posts a form and turns every way a network can fail into an answer the form can show. Redirects pass. */
export async function deliverAct({ request, serverAction }: ClientActionFunctionArgs): Promise<ActAnswer> {
	const form = await request.clone().formData();
	const act = BUYER_ACTS.find((known) => known === form.get("act")) ?? "reply";
	const failed = (sentence: string): ActAnswer => ({ act, sentence, values: {} });
	if (!navigator.onLine) return failed(OFFLINE);
	const patience = form.has("files") ? PATIENCE_WITH_FILES : PATIENCE;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<ActAnswer>((resolve) => {
		timer = setTimeout(() => resolve(failed(UNCLEAR)), patience);
	});
	try {
		return await Promise.race([serverAction<ActAnswer>(), late]);
	} catch (error) {
		if (error instanceof Response) throw error;
		// The link was revoked meanwhile: the screen that says so is the answer.
		if (isRouteErrorResponse(error) && error.status === 404) throw error;
		if (isRouteErrorResponse(error)) return failed(error.status < 500 ? REFUSED : UNCLEAR);
		return failed(UNCLEAR);
	} finally {
		clearTimeout(timer);
	}
}
