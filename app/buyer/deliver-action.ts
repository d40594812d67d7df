import { type ClientActionFunctionArgs, isRouteErrorResponse } from "react-router";
import { BUYER_ACTIONS } from "../../domain/cases/buyer-action.ts";
import { deliver } from "../forms/deliver.ts";

/** How long a form is waited for, and one with files, which a slow line takes longer for; milliseconds. */
const PATIENCE = 25_000;
const PATIENCE_WITH_FILES = 300_000;

/** The client action of the page. A link that was revoked meanwhile leads to the screen that says so. */
export async function deliverAction(args: ClientActionFunctionArgs) {
	const form = await args.request.clone().formData();
	const action = BUYER_ACTIONS.find((known) => known === form.get("act")) ?? "reply";
	return deliver(args, action, {
		patience: form.getAll("files").some((file) => typeof file !== "string" && file.size > 0)
			? PATIENCE_WITH_FILES
			: PATIENCE,
		passes: (error) => isRouteErrorResponse(error) && error.status === 404,
	});
}
