import { data } from "react-router";
import { type ActionResult, statusOf } from "../../domain/shared/action-result.ts";

/** What an action answers, with the HTTP status that says the same to a machine. */
export function answer<Result extends ActionResult>(result: Result, status = statusOf(result)) {
	return data(result, status);
}
